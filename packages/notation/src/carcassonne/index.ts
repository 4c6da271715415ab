// The entry point of the Carcassonne notation wallaceprime v3.
import { assemble } from '../kernel/assemble.ts';
import type { Log } from './log.ts';
import { printLog } from './print/log.ts';
import { type Tree, leavesOf } from './tree.ts';

export { type Explained, explain, explainMove } from './explain/explain.ts';
export type { ActionJson, LogJson, TurnJson } from './json/envelope.ts';
export { logFromJson } from './json/log-from-json.ts';
export { parseJson } from './json/parse-json.ts';
export { printJson } from './json/print-json.ts';
export { hasStrange } from './log.ts';
export type { Final, Header, Log, LogAction, Player, PlayerPoints, Points, Score, Turn } from './log.ts';
export { logOf } from './meaning.ts';
export { isWritableName } from './player-name.ts';
export { printAction } from './print/action.ts';
export { fmt } from './print/fmt.ts';
export { parse } from './read/parse.ts';
export { type Checked, check, checkFrom } from './replay/check.ts';
export {
  type Played,
  type Replayed,
  type Step,
  openingOf,
  playedMoves,
  replay,
} from './replay/replay.ts';
export { type ReplayJson, replayJson } from './replay/json.ts';
export { tableText } from './replay/table-text.ts';
export { type RecordOptions, recordOf } from './record.ts';
export { setupOf } from './setup.ts';
export { quartersToCompare, turnBoard } from './turn-board.ts';
export type { ActionNode, Line, Tree } from './tree.ts';

/**
 * Prints a tree exactly as it was read, or the meaning of a record canonically.
 *
 * @example print(parse(text)) === text
 */
export function print(record: Tree | Log): string {
  return 'lines' in record ? assemble(record.text, record.lines.flatMap(leavesOf)) : printLog(record);
}
export type { ReplayOptions } from '../kernel/replay-options.ts';
