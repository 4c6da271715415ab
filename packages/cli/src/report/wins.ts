import { byName, entryOf, fewEntryOf } from './names.ts';
import { type Share, type Verdict, shareOf, verdictOf } from './share.ts';

/** How often somebody won, held against an even share: a seat of four is expected to win one game in four. */
export interface WinRate extends Share {
  readonly even: number;
  readonly verdict: Verdict;
}

/** Win rates of every bot under one value of a setting, such as one map. */
export interface WinsUnder {
  readonly value: string;
  /** Games in which somebody sat under it. */
  readonly games: number;
  readonly bots: Readonly<Record<string, WinRate>>;
}

/** Seats that were taken and those that won; `even` sums what each was expected to win. */
interface Taken {
  seats: number;
  wins: number;
  even: number;
}

const nothing = (): Taken => ({ seats: 0, wins: 0, even: 0 });

/** The games of a value, counted once each, and its bots. */
interface Under {
  games: number;
  last: number;
  readonly bots: Map<string, Taken>;
}

const nobody = (): Under => ({ games: 0, last: Number.NaN, bots: new Map() });

/** Counts of wins under each value of a setting. */
export type Wins = Map<string, Under>;

/** Counts a bot's seat in; `game` tells one game from the next, `even` is one over the seats of its table. */
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

/** The rates under each value; a verdict is by as many looks as there are rates in all. */
export function winsUnder(wins: Wins): readonly WinsUnder[] {
  const looks = [...wins.values()].reduce((sum, { bots }) => sum + bots.size, 0);
  return byName(wins).map(([value, { games, bots }]) => ({ value, games, bots: ratesOf(bots, looks) }));
}

/** The rates of every bot, whatever it sat under. */
export function winsOfBots(wins: Wins): Readonly<Record<string, WinRate>> {
  const all = new Map<string, Taken>();
  for (const { bots } of wins.values()) for (const [bot, taken] of bots) add(entryOf(all, bot, nothing), taken);
  return ratesOf(all, all.size);
}

/** The rates under each value, whoever sat there. */
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

/** The rate of what was taken and won, one of so many that are looked at. */
export function rateOf({ seats, wins, even }: Taken, looks: number): WinRate {
  const share = shareOf(wins, seats);
  return { ...share, even: even / seats, verdict: verdictOf(share, even / seats, looks) };
}
