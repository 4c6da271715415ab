// The entry point of the Fuzzy Knights notation, `.knights`. Its grammar is in docs/knights-notation.md.
import { assemble } from '../kernel/assemble.ts';
import type { Style } from './lexicon.ts';
import type { Log } from './log.ts';
import { printLog } from './print/log.ts';
import { isTree, leavesOf, type Tree } from './tree.ts';

export { consequences, type Explained, explain, explainAction, story } from './explain/explain.ts';
export { type Names, namesOf } from './explain/names.ts';
export { type ActionJson, logFromJson, type ParseJson, parseJson } from './json.ts';
export type { Style } from './lexicon.ts';
export type { Header, Log, Player, Turn } from './log.ts';
export { logOf, recordOf, setupOf } from './meaning.ts';
export { printAction } from './print/action.ts';
export { printJson } from './print-json.ts';
export { fmt } from './print/fmt.ts';
export { parse } from './read/parse.ts';
export { type Checked, check, checkFrom } from './replay/check.ts';
export { type ReplayJson, replayJson } from './replay/json.ts';
export { type Replayed, type Step, openingOf, replay, steps } from './replay/replay.ts';
export { tableText } from './replay/table-text.ts';
export type { ActionNode, Line, Tree } from './tree.ts';

/**
 * Prints a tree exactly as it was read, or the meaning of a log canonically; a log may be printed with symbols.
 *
 * @example print(parse(text)) === text
 */
export function print(log: Tree | Log, style: Style = {}): string {
  return isTree(log) ? assemble(log.text, log.lines.flatMap(leavesOf)) : printLog(log, style);
}
export type { ReplayOptions } from '../kernel/replay-options.ts';
