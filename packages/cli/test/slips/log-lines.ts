import type { Span } from '@woodlog/notation/kernel';
import { parse } from '@woodlog/notation/root';

/** A player's line of a log: its label without the colon, and its actions. */
export interface LogLine extends Span {
  readonly taker: string;
  readonly actions: readonly Span[];
}

/** A log cut into the players' lines. */
export interface CutLog {
  readonly text: string;
  readonly lines: readonly LogLine[];
  /** Letters of the factions at the table. */
  readonly seats: readonly string[];
}

export function cutLog(text: string): CutLog {
  const tree = parse(text);
  const lines = tree.lines.flatMap((line): LogLine[] => {
    if (line.kind !== 'turn') return [];
    const { start, label, actions, taker } = line;
    return [{ start, end: actions.at(-1)?.end ?? label.end, taker, actions }];
  });
  const seats = tree.lines.flatMap((line) => (line.kind === 'player' ? [line.faction] : []));
  return { text, lines, seats };
}
