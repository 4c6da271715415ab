import {
  type CarcassonneState,
  type TileKind,
  carcassonne,
  finalParts,
  legalPlacements,
  movesAt,
} from '@woodlog/core/carcassonne';
import { type Stream, advance } from '@woodlog/core/kernel';

/**
 * Plays on at random, in place: each tile of the bag in order (the last first), on any square, then any claim there,
 * for at most `plies` tiles.
 */
export function playOut(state: CarcassonneState, bag: readonly TileKind[], plies: number, chance: Stream): void {
  for (let i = bag.length - 1, ply = 0; i >= 0 && ply < plies; i--, ply++) {
    const tile = bag[i]!;
    const places = legalPlacements(state, tile);
    const move = places.length === 0 ? null : chance.pick(movesAt(state, tile, chance.pick(places)));
    advance(carcassonne, state, move ?? { kind: 'discard', seat: state.toMove, tile });
  }
}

/** A seat's lead if the game ended now: its points minus those of the best other. */
export function standing(state: Readonly<CarcassonneState>, seat: number): number {
  const parts = finalParts(state);
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let one = 0; one < state.seats; one++) {
    let total = state.scores[one]!;
    for (const { points } of parts[one]!) total += points;
    if (one === seat) own = total;
    else if (total > best) best = total;
  }
  return own - best;
}
