import type { Stream } from '../kernel/stream.ts';
import type { Deal } from '../kernel/drivers/simulate.ts';
import { assert } from '../kernel/bug.ts';
import type { CarcassonneState } from './state.ts';
import { KINDS, type TileKind } from './tile.ts';
import type { CarcassonneQuestions } from './turn.ts';

/** The tiles still in the bag, kind by kind. */
export function tilesInBag(state: Readonly<CarcassonneState>): TileKind[] {
  const tiles: TileKind[] = [];
  for (const { id, index } of KINDS) for (let n = state.bag[index]!; n > 0; n--) tiles.push(id);
  return tiles;
}

/**
 * Deals from a bag that is shuffled when the first tile is drawn: only the dealer knows the order,
 * the table does not.
 *
 * @example chance(streams, dealer(streams.deck))
 */
export function dealer(deck: Stream): Deal<CarcassonneState, CarcassonneQuestions> {
  let order: TileKind[] | null = null;
  return ({ count }, state) => {
    order ??= deck.shuffle(tilesInBag(state));
    assert(order.length >= count, `the bag has ${order.length} tiles, not ${count}`);
    return Array.from({ length: count }, () => order!.pop()!);
  };
}
