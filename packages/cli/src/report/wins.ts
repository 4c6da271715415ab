import { byName, entryOf, fewEntryOf } from './names.ts';
import { type Share, type Verdict, shareOf, verdictOf } from './share.ts';

/** A win rate against an even share: a seat of four is expected to win one game in four. */
export interface WinRate extends Share {
  readonly even: number;
  readonly verdict: Verdict;
}

/** Win rates of all bots under one value of a setting, such as a map. */
export interface WinsUnder {
  readonly value: string;
  /** Games with a seat under it. */
  readonly games: number;
  readonly bots: Readonly<Record<string, WinRate>>;
}

/** Seats, and winning seats; `even` sums the expected wins. */
interface Taken {
  seats: number;
  wins: number;
  even: number;
}

const nothing = (): Taken => ({ seats: 0, wins: 0, even: 0 });

/** The games of a value, each counted once, and its bots. */
interface Under {
  games: number;
  last: number;
  readonly bots: Map<string, Taken>;
}

const nobody = (): Under => ({ games: 0, last: Number.NaN, bots: new Map() });

export type Wins = Map<string, Under>;

/** Counts a seat; `game` distinguishes games, `even` is one over the table's seats. */
export function countSeat(wins: Wins, value: string, game: number, bot: string, won: boolean, even: number): void {
  const under = fewEntryOf(wins, value, nobody);
  if (under.last !== game) {
    under.last = game;
    under.games++;
  }
  const taken = entryOf(under.bots, bot, nothing);
  taken.seats++;
  if (won) taken.wins++;
  taken.even += even;
}

/** The rates under each value, judged as one of all. */
export function winsUnder(wins: Wins): readonly WinsUnder[] {
  const looks = [...wins.values()].reduce((sum, { bots }) => sum + bots.size, 0);
  return byName(wins).map(([value, { games, bots }]) => ({ value, games, bots: ratesOf(bots, looks) }));
}

/** The rates of all bots, under any value. */
export function winsOfBots(wins: Wins): Readonly<Record<string, WinRate>> {
  const all = new Map<string, Taken>();
  for (const { bots } of wins.values()) for (const [bot, taken] of bots) add(entryOf(all, bot, nothing), taken);
  return ratesOf(all, all.size);
}

/** The rates under each value, of any bot. */
export function winsOfAll(wins: Wins): readonly (readonly [value: string, rate: WinRate])[] {
  return [...wins].map(([value, { bots }]) => {
    const all = nothing();
    for (const taken of bots.values()) add(all, taken);
    return [value, rateOf(all, wins.size)];
  });
}

function add(sum: Taken, { seats, wins, even }: Taken): void {
  sum.seats += seats;
  sum.wins += wins;
  sum.even += even;
}

const ratesOf = (bots: ReadonlyMap<string, Taken>, looks: number): Readonly<Record<string, WinRate>> =>
  Object.fromEntries(byName(bots).map(([bot, taken]) => [bot, rateOf(taken, looks)]));

/** A win rate, judged as one of several. */
export function rateOf({ seats, wins, even }: Taken, looks: number): WinRate {
  const share = shareOf(wins, seats);
  return { ...share, even: even / seats, verdict: verdictOf(share, even / seats, looks) };
}
