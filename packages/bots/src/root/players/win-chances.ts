import { isRight } from 'fp-ts/lib/Either.js';
import { stream, streams } from '@woodlog/core/kernel';
import { type Table, isWon, root } from '@woodlog/core/root';
import { NO_SEAT, type Players, type Position, redeal, runOn, sumOf } from '@woodlog/core/root-law';
import { CURVE, type Curve } from './chance-curve.ts';
import { lightPolicy } from './light-policy.ts';

/** How seats stand after a round that was played on: who has won, or the points of each a round ago and now. */
export type Outlook = { readonly winners: readonly number[] } | { readonly before: number[]; readonly after: number[] };

/** Chance settings: how often a round is played on, and the seed of it. */
export interface ChancesOptions {
  readonly runs?: number;
  readonly seed?: string;
}

const USUAL_RUNS = 30;

/**
 * The chance of each seat to win, by order of seats, as a spectator sees a table between two lines. A round is played on so many times,
 * bots as they are and people by the light policy; a curve turns the points after it into chances. Who is in coalition has the
 * chance of the partner besides, so that the sum may be more than 1. The same seed gives the same chances.
 *
 * @example const [first] = winChances(seatPlayers(table), table)
 */
export function winChances(
  players: Players,
  table: Readonly<Table>,
  { runs = USUAL_RUNS, seed = 'chances' }: ChancesOptions = {},
): number[] {
  const sums = table.scores.map(() => 0);
  const times = isWon(table) ? 1 : runs;
  for (let run = 0; run < times; run++)
    for (const [seat, chance] of chancesIn(outlook(players, table, seed, run)).entries()) sums[seat]! += chance;
  return withPartners(
    table,
    sums.map((sum) => sum / times),
  );

  function chancesIn(seen: Outlook): number[] {
    if ('winners' in seen) return table.scores.map((_, seat) => Number(seen.winners.includes(seat)));
    return chancesOf(seen.before, seen.after);
  }
}

/** Plays a round on from a table: each seat has a line. */
export function outlook(players: Players, table: Readonly<Table>, seed: string, run: number): Outlook {
  const { position, dealer } = redeal(table, NO_SEAT, stream(seed, run, 'cards'));
  const before = pointsOf(position.table);
  const at = played(players, position, lightPolicy(players, streams(seed, run), dealer));
  const result = root.result(at);
  return result === null ? { before, after: pointsOf(at) } : { winners: result.winners };
}

function played(players: Players, position: Position, chance: ReturnType<typeof lightPolicy>): Readonly<Table> {
  if (isWon(position.table)) return position.table;
  const after = runOn(players, position, { chance }, 'round');
  return isRight(after) ? after.right.table : position.table;
}

/** Points by seat; those whose markers have left the track count as the mean of the others. */
function pointsOf({ scores, markers }: Readonly<Table>): number[] {
  const there = scores.filter((_, seat) => markers[seat] === null);
  const mean = sumOf(there, (one) => one) / Math.max(1, there.length);
  return scores.map((score, seat) => (markers[seat] === null ? score : mean));
}

/** Points that win. */
const GOAL = 30;

/** Chances by the points before a round and after it. */
export function chancesOf(before: readonly number[], after: readonly number[], curve: Curve = CURVE): number[] {
  const steepness = curve.steepness + (curve.growth * Math.max(...after)) / GOAL;
  const likings = after.map((points, seat) => Math.exp(steepness * (points + curve.more * (points - before[seat]!))));
  const sum = likings.reduce((all, one) => all + one, 0);
  return likings.map((one) => one / sum);
}

/** Whose marker lies on the board of another wins with that one (9.2.8). */
function withPartners({ setup, markers }: Readonly<Table>, chances: readonly number[]): number[] {
  return chances.map((chance, seat) => {
    const partner = setup.seats.findIndex(({ faction }) => markers[seat]?.startsWith(faction) === true);
    return partner < 0 || partner === seat ? chance : Math.max(chance, chances[partner] ?? 0);
  });
}
