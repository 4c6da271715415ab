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
 * Where a line is missing, and of whom: a turn by the order in which all take theirs (1.4.1), or a setup (D23). A setup is
 * missing of who begins when all others have had a turn. It is missing, too, of who begins with a turn after the setups of
 * others. `takers` has the player of each line that is read as one, and `null` for lines that are none; `isTurnLike` tells
 * whether a line has what no setup has.
 */
export function gapsIn(
  takers: readonly (string | null | undefined)[],
  seats: readonly string[],
  isTurnLike: (line: number) => boolean,
): Gaps {
  const gaps = new Map<number, string>();
  const lines = takers.flatMap((taker, i) => (taker == null ? [] : [{ i, taker }]));
  const playersOf = (some: readonly { readonly taker: string }[]): number =>
    new Set(some.map(({ taker }) => taker)).size;
  const firsts = lines.filter(({ taker }, n) => lines.findIndex((one) => one.taker === taker) === n);
  const turns = lines.filter((one) => !firsts.includes(one));
  const lastSetup = firsts.findLast(({ i }) => !isTurnLike(i))?.i ?? Number.POSITIVE_INFINITY;
  for (const first of firsts) {
    const { i, taker } = first;
    const n = lines.indexOf(first);
    const before = lines.slice(0, n);
    const had = playersOf(before.filter((one) => turns.includes(one)));
    // A setup that is only exchanged with a turn stands nearer to the player's next line.
    const next = lines.findIndex((one, k) => k > n && one.taker === taker);
    const isRound = next > 0 && playersOf(lines.slice(n, next)) === seats.length;
    const others = playersOf(before);
    const isLate = others > 1 && (had === others || (had > 0 && isRound));
    if (!seats.includes(taker) || !(isLate || (i > lastSetup && isTurnLike(i)))) continue;
    const late = lines.find((one) => seats.indexOf(one.taker) > seats.indexOf(taker));
    const turn = lines.find((one) => turns.includes(one) || one === first);
    gaps.set((late ?? turn)?.i ?? 0, taker);
  }
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
  const begun = seats.map((seat) => turns.find(({ taker }) => taker === seat)?.i ?? Number.POSITIVE_INFINITY);
  return { gaps, exchanged, known: Math.max(...begun) };
}
