import { type Action, placeOf, type State, type Tile } from '@woodlog/core/fuzzy-knights';
import { distance, highest } from '../sensible/places.ts';
import { A_TILE_APART, IN_REACH, OUT_OF_REACH } from './values.ts';

/** What it takes from a place that others are so near to it. */
const exposure = (tiles: number): number =>
  tiles >= OUT_OF_REACH ? 0 : IN_REACH + A_TILE_APART * (OUT_OF_REACH - tiles);

/**
 * Where no other hero gets in a turn, and goods are near. Who founds before others keeps to a corner: they may found far
 * away, and are out of reach too.
 */
export function found(state: Readonly<State>, options: readonly Action[]): Action | undefined {
  const goods: { at: Tile; worth: number }[] = state.mines.map(({ at }) => ({ at, worth: 2 }));
  for (const [at, count] of state.tokens.resource.entries()) if (count > 0) goods.push({ at, worth: 1 });
  for (const [at, count] of state.tokens.item.entries()) if (count > 0) goods.push({ at, worth: 1 });
  const { width, height } = state.size;
  const farthest = (tile: Tile): number => {
    const [x, y] = placeOf(state.size, tile);
    return Math.max(x - 1, width - x) + Math.max(y - 1, height - y);
  };
  const isLast = state.settlements.length === state.players.length - 1;
  const score = (tile: Tile): number => {
    let worth = isLast ? 0 : -exposure(farthest(tile) - 1);
    for (const good of goods) worth += good.worth / (1 + distance(state, tile, good.at));
    for (const { at } of state.settlements) worth -= exposure(distance(state, tile, at));
    return worth;
  };
  return highest(options, score, state);
}
