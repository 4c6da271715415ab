import type { Turn } from './replay.ts';

/**
 * Finds the frame for an offset of a log: after an action or the start of a line. Between lines it is the end of the
 * line before; above the first line it is 0.
 *
 * @example frameAt([], 'Map: Fall', 3) // 0
 */
export function frameAt(turns: readonly Turn[], text: string, offset: number): number {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(0, lineStart).split('\n').length;
  let first = 0;
  for (const turn of turns) {
    if (turn.line !== null && turn.line > line) break;
    if (turn.line === line) return first + stepAt(turn, text, lineStart, offset);
    first += turn.steps.length;
  }
  return Math.max(0, first - 1);
}

/** The last step that starts at or before an offset. */
function stepAt({ steps }: Turn, text: string, lineStart: number, offset: number): number {
  let at = 0;
  let searched = lineStart;
  for (const [index, { text: written }] of steps.entries()) {
    if (written === '') continue;
    const start = text.indexOf(written, searched);
    if (start < 0 || start > offset) break;
    at = index;
    searched = start + written.length;
  }
  return at;
}
