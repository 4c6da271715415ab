import { stream } from '@woodlog/core/kernel';
import { type Share, shareOf } from '../report/share.ts';
import type { GameRow } from '../simulate/row.ts';

/** A mean with its 95 % interval by bootstrap. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A player's results at a seat, against the player who has it otherwise on the same seeds. */
export interface Standing {
  readonly seat: string;
  readonly games: number;
  readonly share: Share;
  readonly shareInstead: Share;
  /** The additional wins for each game, paired by seed. */
  readonly difference: Interval;
  readonly points: number | null;
  readonly pointsInstead: number | null;
  readonly rounds: number;
  /** Wins of anybody by dominance. */
  readonly dominance: number;
  readonly lostTurns: number;
}

const RESAMPLES = 2000;

/** The mean of values paired by game, with its bootstrap interval; deterministic. */
export function bootstrapped(values: readonly number[]): Interval {
  const { length } = values;
  if (length === 0) return { mean: 0, low: -1, high: 1 };
  const chance = stream('bootstrap', length, 'ladder');
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let i = 0; i < length; i++) sum += values[chance.int(length)] ?? 0;
    return sum / length;
  }).sort((a, b) => a - b);
  const at = (part: number): number => means[Math.min(RESAMPLES - 1, Math.floor(part * RESAMPLES))] ?? 0;
  return { mean: meanOf(values), low: at(0.025), high: at(0.975) };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The place of a seat at a rotated table: by its name where names belong to seats, else by the rotation. */
function placeOf({ seats, rotation }: GameRow, seat: string, isNamed: boolean): number {
  const at = seats.indexOf(seat);
  return isNamed ? at : (at - rotation + seats.length) % seats.length;
}

const won = (row: GameRow, seat: string, isNamed: boolean): boolean =>
  row.winners.includes(row.seats[placeOf(row, seat, isNamed)] ?? '');

const pointsIn = (rows: readonly GameRow[], seat: string, isNamed: boolean): number | null => {
  const points = rows.flatMap((row) => row.scores[placeOf(row, seat, isNamed)] ?? []);
  return points.length === 0 ? null : meanOf(points);
};

/**
 * Compares games with and without the player, paired by index.
 *
 * @param isNamed whether the names of seats turn with them, as factions do
 */
export function standingOf(
  seat: string,
  rows: readonly GameRow[],
  instead: readonly GameRow[],
  isNamed: boolean,
): Standing {
  const byIndex = new Map(instead.map((row) => [row.index, row]));
  const wins = (all: readonly GameRow[]): Share =>
    shareOf(all.filter((row) => won(row, seat, isNamed)).length, all.length);
  const paired = rows.flatMap((row) => {
    const other = byIndex.get(row.index);
    return other === undefined ? [] : [Number(won(row, seat, isNamed)) - Number(won(other, seat, isNamed))];
  });
  return {
    seat,
    games: rows.length,
    share: wins(rows),
    shareInstead: wins(instead),
    difference: bootstrapped(paired),
    points: pointsIn(rows, seat, isNamed),
    pointsInstead: pointsIn(instead, seat, isNamed),
    rounds: meanOf(rows.map(({ rounds }) => rounds)),
    dominance: rows.filter(({ reason }) => reason === 'dominance').length,
    lostTurns: rows.reduce((sum, { lostTurns = [] }) => sum + lostTurns.reduce((all, one) => all + one, 0), 0),
  };
}
