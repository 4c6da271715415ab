import type { Reader } from './reader.ts';

/** A turn in a line: points, and what it won: `+4, E −1, took 12 from the Marquise`. */
export function summaryOf({ replay, positions }: Reader, turnIndex: number): string {
  const turn = replay.turns[turnIndex];
  const first = positions.findIndex((position) => position.turnIndex === turnIndex);
  if (turn === undefined || first < 0 || turn.taker === '') return '';
  const last = first + turn.steps.length - 1;
  const after = replay.scoresAt(last);
  const before = first === 0 ? after.map(() => 0) : replay.scoresAt(first - 1);
  const scored = replay.players.flatMap(({ id }, seat) => {
    const change = (after[seat] ?? 0) - (before[seat] ?? 0);
    const points = `${change > 0 ? '+' : '−'}${Math.abs(change)}`;
    return change === 0 ? [] : [id === turn.taker ? points : `${id} ${points}`];
  });
  return [...scored, ...(first === 0 ? [] : (replay.wonIn?.(first - 1, last, turn.taker) ?? []))].join(', ');
}
