import { orderOfTurns } from '@woodlog/core/root';

/** Lines above which one is missing, with its player. */
interface Gaps {
  readonly gaps: ReadonlyMap<number, string>;
  /** The last line that this depends on. */
  readonly known: number;
}

/**
 * Where a line is missing, and of whom: a turn by the order in which all take theirs (1.4.1), or the setup of who begins
 * when all others have had a turn (D23). `takers` has the player of each line that is read as one.
 */
export function gapsIn(takers: readonly (string | undefined)[], seats: readonly string[]): Gaps {
  const gaps = new Map<number, string>();
  const lines = takers.flatMap((taker, i) => (taker === undefined ? [] : [{ i, taker }]));
  const counts = new Map<string, number>();
  const isTurn = ({ taker }: { readonly taker: string }): boolean => {
    const count = (counts.get(taker) ?? 0) + 1;
    counts.set(taker, count);
    const isLate = count === 1 && counts.size > 2 && [...counts.values()].filter((n) => n === 1).length === 1;
    if (isLate && seats.includes(taker)) {
      const late = lines.find((one) => seats.indexOf(one.taker) > seats.indexOf(taker));
      gaps.set((late ?? lines[0])?.i ?? 0, taker);
    }
    return count > 1;
  };
  const turns = lines.filter(isTurn);
  const order = orderOfTurns(turns.map(({ taker }) => taker));
  const after = (taker: string): string | undefined => order[(order.indexOf(taker) + 1) % order.length];
  /** Turns before this one are out of order only because two are exchanged. */
  let exchanged = 0;
  for (const [n, { i, taker }] of turns.entries()) {
    const before = turns[n - 1];
    if (before === undefined || before.i !== i - 1 || n < exchanged) continue;
    const next = after(before.taker);
    if (next === undefined || next === taker) continue;
    gaps.set(i, next);
    if (turns[n + 1]?.taker === next && after(next) === taker) exchanged = n + 3;
  }
  const firsts = seats.map((seat) => turns.find(({ taker }) => taker === seat)?.i ?? Number.POSITIVE_INFINITY);
  return { gaps, known: Math.max(...firsts) };
}
