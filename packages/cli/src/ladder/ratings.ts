import { stream } from '@woodlog/core/kernel';
import type { GameRow } from '../simulate/row.ts';
import type { Interval } from './standing.ts';

/** The strength of a player among those it met. */
export interface Rating {
  /** `greedy`, `electric-eyrie:nightmare`. */
  readonly player: string;
  /** Games, counted once for each of its seats. */
  readonly games: number;
  /** On the scale of chess: 400 points more win ten times as often. The mean is 0. */
  readonly rating: Interval;
}

type Rated = Pick<GameRow, 'bots' | 'difficulties' | 'seats' | 'winners'>;

/** A game's players, with each one's share of the win. */
interface Result {
  readonly players: readonly number[];
  readonly parts: readonly number[];
}

const RESAMPLES = 200;
const MOST_ROUNDS = 200;
const CLOSE = 1e-4;
const SCALE = 400 / Math.LN10;

/** Rates players by Bradley and Terry's model for tables of any size, with 95 % intervals by bootstrap over games. */
export function ratingsOf(rows: readonly Rated[]): readonly Rating[] {
  const names = [...new Set(rows.flatMap(playersOf))].sort();
  const results = rows.map((row) => resultOf(row, names));
  const chance = stream('ratings', results.length, 'ladder');
  const best = strengths(results, names.length);
  const resampled = Array.from({ length: results.length === 0 ? 0 : RESAMPLES }, () =>
    strengths(
      results.map(() => chance.pick(results)),
      names.length,
    ),
  );
  return names
    .map((player, i): Rating => {
      const sorted = resampled.map((ratings) => ratings[i] ?? 0).sort((a, b) => a - b);
      const at = (part: number): number => sorted[Math.floor(part * sorted.length)] ?? 0;
      const games = results.reduce((sum, { players }) => sum + players.filter((one) => one === i).length, 0);
      return { player, games, rating: { mean: best[i] ?? 0, low: at(0.025), high: at(0.975) } };
    })
    .sort((a, b) => b.rating.mean - a.rating.mean);
}

/** The players of a game, with difficulties. */
const playersOf = ({ bots, difficulties }: Rated): readonly string[] =>
  bots.map((bot, seat) => (difficulties[seat] === 'default' ? bot : `${bot}:${difficulties[seat]}`));

/** Winners share the win; in a draw all do. */
function resultOf(row: Rated, names: readonly string[]): Result {
  const { seats, winners } = row;
  const sharing = winners.length === 0 ? seats : winners;
  return {
    players: playersOf(row).map((player) => names.indexOf(player)),
    parts: seats.map((seat) => (sharing.includes(seat) ? 1 / sharing.length : 0)),
  };
}

/**
 * The likeliest logarithms of strengths, on the scale of ratings, by minorization and maximization. Each player gets
 * one drawn game against a player of middle strength, so that winning or losing every game has a rating.
 */
function strengths(results: readonly Result[], count: number): readonly number[] {
  const wins = new Array<number>(count).fill(0.5);
  for (const { players, parts } of results)
    for (const [seat, player] of players.entries()) wins[player] = (wins[player] ?? 0) + (parts[seat] ?? 0);
  let now: readonly number[] = new Array<number>(count).fill(1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const met = now.map((strength) => 1 / (strength + 1));
    for (const { players } of results) {
      let together = 0;
      for (const player of players) together += now[player] ?? 0;
      for (const player of players) met[player] = (met[player] ?? 0) + 1 / together;
    }
    const next = wins.map((part, player) => part / (met[player] ?? 1));
    const isClose = next.every((strength, player) => Math.abs(Math.log(strength / (now[player] ?? 1))) < CLOSE);
    now = next;
    if (isClose) break;
  }
  const ratings = now.map((strength) => SCALE * Math.log(strength));
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, count);
  return ratings.map((rating) => rating - mean);
}
