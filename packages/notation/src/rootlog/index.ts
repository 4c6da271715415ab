// The entry point of Rootlog.
import { assemble } from '../kernel/assemble.ts';
import type { Log } from './log.ts';
import { printLog } from './print/log.ts';
import { type Tree, leavesOf } from './tree.ts';

export type { Header, Log, Player, Turn } from './log.ts';
export { DONE_ANYWAY, isDoneAnyway } from './done-anyway.ts';
export { Slips } from './replay/slips.ts';
export { impliedInWords } from './explain/implied.ts';
export { fixesOf, withFixes } from './fixes/with-fixes.ts';
export { type Explained, explain } from './explain/explain.ts';
export type { ActionJson, LogJson, TurnJson } from './json/envelope.ts';
export { logFromJson, printJson } from './json/log-from-json.ts';
export { parseJson } from './json/parse-json.ts';
export { logOf } from './meaning.ts';
export { printAction } from './print/action.ts';
export { fmt } from './print/fmt.ts';
export { parseCard } from './read/one-card.ts';
export { parse } from './read/parse.ts';
export { type Checked, check, checkFrom, tableBefore, withMeantCards } from './replay/check.ts';
export { replayJson } from './replay/json.ts';
export { type Replayed, openingOf, replay } from './replay/replay.ts';
export { type Step, steps } from './replay/steps.ts';
export { endingDoubts } from './replay/winners.ts';
export { tableText } from './replay/table-text.ts';
export { parseSeatName, printSeatName } from './seat-name.ts';
export { advancedSetupComment, setupOf } from './setup.ts';
export type { ActionNode, Line, Tree } from './tree.ts';

/**
 * Prints a tree exactly as it was read, or the meaning of a log canonically.
 *
 * @example print(parse(text)) === text
 */
export function print(log: Tree | Log): string {
  return 'lines' in log ? assemble(log.text, log.lines.flatMap(leavesOf)) : printLog(log);
}
