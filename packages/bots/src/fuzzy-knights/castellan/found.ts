import {
  type Action,
  heroRoll,
  movesOf,
  type Phase,
  placeOf,
  type State,
  stepsFrom,
  TIER_TABLE,
  type Tile,
} from '@woodlog/core/fuzzy-knights';
import { attackOdds } from '../odds.ts';
import { foraysOf } from './forays.ts';
import { distance, highest } from './places.ts';
import { A_FIND, A_TILE_APART, FALL, FINDS, IN_REACH, OUT_OF_REACH } from './values.ts';
import { waysWithin } from './ways.ts';

/** The defenders on the first day: the Encampment, and the hero recruited there. */
const DEFENDERS = [TIER_TABLE.encampment.roll, heroRoll([])];
const MOVES = movesOf([]);

/** Points that a site loses because others may settle this near. */
const exposure = (tiles: number): number =>
  tiles >= OUT_OF_REACH ? 0 : IN_REACH + A_TILE_APART * (OUT_OF_REACH - tiles);

/** Mines, resources and items. */
const goodsOf = ({ mines, tokens }: Readonly<State>): readonly { readonly at: Tile; readonly worth: number }[] => [
  ...mines.map(({ at }) => ({ at, worth: 2 })),
  ...[tokens.resource, tokens.item].flatMap((counts) =>
    counts.flatMap((count, at) => (count > 0 ? [{ at, worth: 1 }] : [])),
  ),
];

/**
 * Settles where others are least likely to win on the first day with what they find on the way, and where goods are
 * near. A seat that settles before others chooses a corner, so that they may settle far away, near items that its hero
 * can fetch on the same day.
 */
export function found(
  state: Readonly<State>,
  { seat }: Extract<Phase, { readonly name: 'found' }>,
  options: readonly Action[],
): Action | undefined {
  const goods = goodsOf(state);
  const { width, height } = state.size;
  const farthest = (tile: Tile): number => {
    const [x, y] = placeOf(state.size, tile);
    return Math.max(x - 1, width - x) + Math.max(y - 1, height - y);
  };
  const ways = waysWithin(state, seat, MOVES);
  const finds = (tile: Tile): number => foraysOf(state, seat, { at: tile, items: [] }, MOVES, ways)(tile).stops.length;
  const raiders = state.settlements.map((one) => {
    const from = waysWithin(state, one.seat, MOVES);
    return { cost: from(one.at).cost, foray: foraysOf(state, one.seat, { at: one.at, items: [] }, MOVES, from) };
  });
  const isShutIn = (tile: Tile): boolean =>
    stepsFrom(state.size, tile).every((next) => (state.tokens.monster[next] ?? 0) > 0);
  const isLast = state.settlements.length === state.players.length - 1;
  const score = (tile: Tile): number => {
    let worth = isLast ? 0 : A_FIND * Math.min(finds(tile), FINDS) - exposure(farthest(tile) - 1);
    // Nobody gets in, but its own hero does not get out.
    if (isShutIn(tile)) worth -= FALL;
    for (const good of goods) worth += good.worth / (1 + distance(state, tile, good.at));
    for (const { cost, foray } of raiders) {
      if (cost(tile) <= MOVES) worth -= FALL * attackOdds(foray(tile).roll, 0, DEFENDERS);
    }
    return worth;
  };
  return highest(options, score, state);
}
