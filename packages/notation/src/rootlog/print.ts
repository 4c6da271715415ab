import { assemble } from '../kernel/assemble.ts';
import type { Log } from './log.ts';
import { printLog } from './print/log.ts';
import { type Tree, leavesOf } from './tree.ts';

/**
 * Prints a tree exactly as it was read, or the meaning of a log canonically.
 *
 * @example print(parse(text)) === text
 */
export function print(log: Tree | Log): string {
  return 'lines' in log ? assemble(log.text, log.lines.flatMap(leavesOf)) : printLog(log);
}
