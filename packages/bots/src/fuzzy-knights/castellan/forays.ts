import {
  type Dice,
  enemiesAt,
  type Hero,
  heroRoll,
  type Item,
  type State,
  type Tile,
} from '@woodlog/core/fuzzy-knights';
import { waysWithin } from './ways.ts';

/** What a hero may find: a plain item of each kind. */
const FINDS: readonly Item[] = ['common main hand', 'common off hand', 'common amulet'];

/** A hero's path to a tile by way of items, within its moves. */
export interface Foray {
  /** Tiles of the items that it claims, in order. */
  readonly stops: readonly Tile[];
  /** Its roll with what it may find on the way. */
  readonly roll: Dice;
}

/**
 * The forays of a hero: to each tile by way of as many items as it has moves for, each time the one with the smallest
 * detour.
 */
export function foraysOf(
  state: Readonly<State>,
  seat: number,
  { at, items }: Pick<Hero, 'at' | 'items'>,
  moves: number,
  from = waysWithin(state, seat, moves),
): (to: Tile) => Foray {
  const { item } = state.tokens;
  const isThere = (tile: Tile): boolean => tile !== at && from(at).cost(tile) < moves;
  const isFree = (tile: Tile): boolean => enemiesAt(state, seat, tile).length === 0;
  const all = item.flatMap((count, tile) => (count > 0 && isThere(tile) && isFree(tile) ? [tile] : []));
  return (to) => {
    const stops: Tile[] = [];
    let [here, left, found] = [at, moves, 0];
    for (;;) {
      let next: Tile | null = null;
      let least = left + 1;
      for (const tile of all) {
        const there = from(here).cost(tile);
        if (there >= least || stops.includes(tile)) continue;
        const cost = there + from(tile).cost(to);
        if (cost < least) [next, least] = [tile, cost];
      }
      if (next === null) return { stops, roll: heroRoll([...items, ...FINDS.slice(0, found)]) };
      stops.push(next);
      left -= from(here).cost(next);
      found += item[next] ?? 0;
      here = next;
    }
  };
}
