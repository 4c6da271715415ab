import type { GameResult } from '../kernel/index.ts';
import { POINTS_TO_WIN } from './data/numbers.ts';
import { boardOf } from './place-name.ts';
import type { Table } from './table/table.ts';

/** Whether somebody whose marker is on the track has 30 points (3.1). */
export function isWon({ scores, markers }: Readonly<Table>): boolean {
  return scores.some((points, seat) => points >= POINTS_TO_WIN && markers[seat] === null);
}

/**
 * Who has 30 points (3.1), with the Vagabonds in coalition (9.2.8). Victory by dominance is a matter of who rules at
 * the start of a Birdsong, and is told by the log's own last line.
 */
export function result({ scores, markers, setup: { seats } }: Readonly<Table>): GameResult | null {
  const first = scores.findIndex((points, seat) => points >= POINTS_TO_WIN && markers[seat] === null);
  if (first < 0) return null;
  const board = boardOf(`${seats[first]?.faction}`);
  const winners = seats.flatMap((_, seat) => (seat === first || markers[seat] === board ? [seat] : []));
  return { winners, reason: 'score' };
}
