import { orderOfTurns } from '@woodlog/core/root';

/** Where the order of turns is broken. */
export interface Gaps {
  /** Lines above which one is missing, with its player. */
  readonly gaps: ReadonlyMap<number, string>;
  /** Lines that are exchanged with the next one. */
  readonly exchanged: readonly number[];
  /** The last line that this depends on. */
  readonly known: number;
}

/**
 * Where a line is missing, and of whom: a turn by the order in which all take theirs (1.4.1), or the setup of who begins
 * when all others have had a turn, or with what no setup has (D23). `takers` has the player of each line that is read as
 * one, and `null` for lines that are none; `isTurnLike` tells whether a line has what no setup has.
 */
export function gapsIn(
  takers: readonly (string | null | undefined)[],
  seats: readonly string[],
  isTurnLike: (line: number) => boolean = () => false,
): Gaps {
  const gaps = new Map<number, string>();
  const lines = takers.flatMap((taker, i) => (taker == null ? [] : [{ i, taker }]));
  const counts = new Map<string, number>();
  const isTurn = ({ taker, i: line }: { readonly i: number; readonly taker: string }, n: number): boolean => {
    const count = (counts.get(taker) ?? 0) + 1;
    counts.set(taker, count);
    const had = [...counts.values()].filter((one) => one > 1).length;
    // A setup that is only exchanged with a turn stands nearer to the player's next line.
    const next = lines.findIndex((one, i) => i > n && one.taker === taker);
    const isRound = next > 0 && new Set(lines.slice(n, next).map((one) => one.taker)).size === seats.length;
    const isLate = counts.size > 2 && (had === counts.size - 1 || (had > 0 && isRound));
    if (count === 1 && (isLate || (had > 0 && isTurnLike(line))) && seats.includes(taker)) {
      const late = lines.find((one) => seats.indexOf(one.taker) > seats.indexOf(taker));
      const turn = lines.find((one, i) => lines.findIndex(({ taker: who }) => who === one.taker) < i);
      gaps.set((late ?? turn)?.i ?? 0, taker);
    }
    return count > 1;
  };
  const turns = lines.filter(isTurn);
  const order = orderOfTurns(turns.map(({ taker }) => taker));
  const after = (taker: string): string | undefined => order[(order.indexOf(taker) + 1) % order.length];
  const exchanged: number[] = [];
  const isExchanged = (n: number, one: string): boolean => {
    const [{ taker = '' } = {}, next, last] = turns.slice(n, n + 3);
    const isPair = next?.taker === one && after(one) === taker;
    return isPair && (last === undefined || last.taker === after(taker));
  };
  for (let n = 0; n < turns.length; n++) {
    const [{ i = 0, taker = '' } = {}, second] = turns.slice(n, n + 2);
    const before = turns[n - 1];
    if (before !== undefined && takers.slice(before.i + 1, i).some((one) => one !== null)) continue;
    // Nobody plays before the first turn; of two players the second may as well have a line missing.
    const next = before === undefined ? second?.taker : after(before.taker);
    const isPair = next !== undefined && isExchanged(n, next) && (n > 0 || order.length > 2);
    if (next === undefined || next === taker || (n === 0 && !isPair)) continue;
    gaps.set(i, next);
    if (!isPair) continue;
    exchanged.push(i);
    n += 2;
  }
  const firsts = seats.map((seat) => turns.find(({ taker }) => taker === seat)?.i ?? Number.POSITIVE_INFINITY);
  return { gaps, exchanged, known: Math.max(...firsts) };
}
