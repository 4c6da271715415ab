import type { GameResult } from '../kernel/index.ts';
import { POINTS_TO_WIN } from './data/numbers.ts';
import { layoutOf } from './table/layout.ts';
import type { Table } from './table/table.ts';
import { turnOrder } from './turn-order.ts';

/** Whether somebody has won: with 30 points (3.1), or by dominance (3.3). */
export function isWon(table: Readonly<Table>): boolean {
  return table.dominant !== null || table.scores.some((_, seat) => hasPoints(table, seat));
}

/**
 * Who has won, and how; null while the game goes on. With 30 points and a marker on the track (3.1); by dominance, if the
 * condition of the activated card was met as Birdsong started (3.3.1.I, 3.3.1.II); and with either whoever is in coalition
 * with the winner, through other Vagabonds too (9.2.8).
 */
export function result(table: Readonly<Table>): GameResult | null {
  if (!isWon(table)) return null;
  const { seats } = table.setup;
  const { dominant } = table;
  const winner = dominant === null ? firstWithPoints(table) : seats.findIndex(({ faction }) => faction === dominant);
  const winners = [...seats.keys()].filter((seat) => winsWith(table, seat, winner));
  return { winners, reason: dominant === null ? 'score' : 'dominance' };
}

function hasPoints({ scores, markers }: Readonly<Table>, seat: number): boolean {
  return (scores[seat] ?? 0) >= POINTS_TO_WIN && markers[seat] === null;
}

/** Of several with 30 points the one closest to the current player in the order of play (3.1.1). */
function firstWithPoints(table: Readonly<Table>): number {
  const order = turnOrder(table);
  const now = order.findIndex((seat) => table.setup.seats[seat]?.faction === table.turn.taker);
  return [...order.slice(Math.max(0, now)), ...order].find((seat) => hasPoints(table, seat)) ?? -1;
}

/** Whether the markers lead from a seat's board to board to that of the winner. */
function winsWith({ setup, markers }: Readonly<Table>, seat: number, winner: number): boolean {
  const { placeOf, seatOf } = layoutOf(setup);
  let at: number | undefined = seat;
  for (let steps = 0; steps < setup.seats.length && at !== undefined && at !== winner; steps++) {
    const board = placeOf.get(markers[at] ?? '');
    at = board === undefined ? undefined : seatOf.get(board.owner);
  }
  return at === winner;
}
