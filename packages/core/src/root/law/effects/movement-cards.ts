import { CLEARINGS, type Clearing, type ClearingOrBurrow } from '../../data/vocabulary.ts';
import type { Player, RulesContext } from '../context.ts';
import { countPieces } from '../powers.ts';
import { isInPlay } from './play-area.ts';

const has = (card: string, { state, layout }: RulesContext, { index }: Player): boolean =>
  isInPlay(state, layout, index, card);

/** The Corvid Planners ignore rule while moving (ROOT-64). */
export const hasPlanners = (ctx: RulesContext, mover: Player): boolean => has('B#cplans', ctx, mover);

/** The Boat Builders treat rivers as paths (ROOT-57). */
export const hasBoats = (ctx: RulesContext, mover: Player): boolean => has('B#boat', ctx, mover);

const NOWHERE: readonly Clearing[] = [];

/**
 * The clearings that the Tunnels link to this one: all with crafting pieces of their owner, provided this one has some
 * (ROOT-108).
 */
export function tunnelled(ctx: RulesContext, player: Player, clearing: ClearingOrBurrow): readonly ClearingOrBurrow[] {
  if (clearing === 0 || !has('R#tun', ctx, player)) return NOWHERE;
  const columns = player.law.crafting?.pieces?.(ctx, player);
  if (columns === undefined) return NOWHERE;
  const crafts = (one: ClearingOrBurrow): boolean => countPieces(ctx.state.rows[one] ?? [], columns) > 0;
  return crafts(clearing) ? CLEARINGS.filter(crafts) : NOWHERE;
}
