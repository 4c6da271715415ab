import type { Stream } from '../kernel/stream.ts';
import type { Deal } from '../kernel/drivers/simulate.ts';
import { assert } from '../kernel/bug.ts';
import { mayComeNext } from './river.ts';
import type { CarcassonneState } from './state.ts';
import { KINDS, type TileKind, kindOfTile } from './tile.ts';
import type { CarcassonneQuestions } from './turn.ts';

export function tilesInBag(state: Readonly<CarcassonneState>): TileKind[] {
  const tiles: TileKind[] = [];
  for (const { id, index } of KINDS) for (let n = state.bag[index] ?? 0; n > 0; n--) tiles.push(id);
  return tiles;
}

/** The bag in a possible order, its next tile last: the river comes first, ending with its lake. */
export function shuffledBag(state: Readonly<CarcassonneState>, chance: Stream): TileKind[] {
  const tiles = chance.shuffle(tilesInBag(state));
  if (state.river === 0) return tiles;
  const riverOf = (tile: TileKind): number => kindOfTile(tile).river;
  return [0, 1, 2].flatMap((ends) => tiles.filter((tile) => riverOf(tile) === ends));
}

/**
 * Deals from a bag that is shuffled when the first tile is drawn: only the dealer knows the order. It is shuffled again
 * if somebody else drew a tile that the dealer did not expect.
 *
 * @example chance(streams, dealer(streams.deck))
 */
export function dealer(deck: Stream): Deal<CarcassonneState, CarcassonneQuestions> {
  let order: TileKind[] = [];
  return (_, state) => {
    let tile = order.pop();
    if (tile === undefined || state.bag[kindOfTile(tile).index] === 0 || !mayComeNext(state, kindOfTile(tile))) {
      order = shuffledBag(state, deck);
      tile = order.pop();
    }
    assert(tile !== undefined, 'there is a tile in the bag');
    return [tile];
  };
}
