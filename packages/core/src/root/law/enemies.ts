import { type Owner, type Player, type RulesContext, playerOf } from './context.ts';

/** Whether two players are enemies: every other player is one (G.8), unless a Vagabond's coalition joins them (9.2.8). */
export function areEnemies(ctx: RulesContext, a: Player, b: Player): boolean {
  if (a === b) return false;
  const { markers } = ctx.state;
  return markers[a.index] !== b.board && markers[b.index] !== a.board;
}

/** The enemies of a player, by seat. */
export function enemiesOf(ctx: RulesContext, self: Player): Player[] {
  return ctx.seats.filter((seat) => areEnemies(ctx, self, seat));
}

/** Whether a hireling is an enemy: in the supply, or held by an enemy (G.8). */
export function isEnemyHireling(ctx: RulesContext, self: Player, hireling: Owner): boolean {
  const holder = playerOf(ctx, ctx.state.hirelings[hireling.letter]?.holder ?? '');
  return holder === undefined || (holder !== self && areEnemies(ctx, self, holder));
}
