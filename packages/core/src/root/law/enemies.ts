import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import { NO_SEAT, type Player, type RulesContext, type SeatedPlayer, playerOf } from './context.ts';

/** The player who acts for a side: itself, or the controller of a hireling; null for a hireling in the supply (H.1). */
export function controllerOf(ctx: RulesContext, side: Player): SeatedPlayer | undefined {
  if (side.index !== NO_SEAT) return ctx.seats[side.index];
  return playerOf(ctx, ctx.state.hirelings[side.letter]?.holder ?? '');
}

/** Who chooses for a side. For a hireling in the supply that is the player whose turn it is (1.1.3). */
export function deciderOf(ctx: RulesContext, side: Player): SeatedPlayer {
  return controllerOf(ctx, side) ?? ctx.taker;
}

/**
 * Whether two sides are enemies: all other players are (G.8), unless a Vagabond's coalition joins them (9.2.8). A
 * hireling is on its controller's side (H.3.2); in the supply it is everybody's enemy.
 */
export function areEnemies(ctx: RulesContext, a: Player, b: Player): boolean {
  if (a === b) return false;
  if (a.index === NO_SEAT || b.index === NO_SEAT) {
    const [one, other] = [controllerOf(ctx, a), controllerOf(ctx, b)];
    return one === undefined || other === undefined || areEnemies(ctx, one, other);
  }
  const { markers } = ctx.state;
  return markers[a.index] !== b.board && markers[b.index] !== a.board;
}

/** Whether a side's pieces in a clearing are protected from another side: they can be neither battled nor removed. */
export function isProtected(ctx: RulesContext, owner: Player, by: Player, clearing: ClearingOrBurrow): boolean {
  return ctx.hirelings.some((side) => side.law.protects?.(ctx, side, owner, by, clearing) === true);
}

/** Enemies whose pieces a player may remove in a clearing, including hirelings (G.9). */
export function exposedTo(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow): Player[] {
  return ctx.sides.filter((side) => areEnemies(ctx, self, side) && !isProtected(ctx, side, self, clearing));
}

export function enemiesOf(ctx: RulesContext, self: Player): Player[] {
  return ctx.seats.filter((seat) => areEnemies(ctx, self, seat));
}
