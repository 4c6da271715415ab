import type { Players } from '../law/context.ts';
import { legalMoves } from './legal-moves.ts';
import type { Position } from './position.ts';

/**
 * Counts complete moves to a depth (perft). A branch ends at chance, at another player's answer, and with the line. Moves
 * in another order often lead to the same position, which is counted once: `counted` has the result for each position,
 * whose setup never changes, and depth.
 */
export function countMoves(
  players: Players,
  position: Position,
  depth: number,
  counted: { get(key: string): number | undefined; set(key: string, count: number): unknown } = new Map(),
): number {
  const found = legalMoves(players, position);
  if (found === null || depth <= 1) return found?.moves.length ?? 0;
  let count = found.moves.length;
  for (const { after } of found.moves) {
    if (after === null) continue;
    const key = JSON.stringify([depth, { ...after.table, setup: null }, after.now]);
    const known = counted.get(key) ?? countMoves(players, after, depth - 1, counted);
    counted.set(key, known);
    count += known;
  }
  return count;
}
