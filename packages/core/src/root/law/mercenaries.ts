import { areEnemies } from './enemies.ts';
import { powersOf } from './powers.ts';
import { NO_SEAT, type Player, type RulesContext } from './context.ts';
import type { ColumnIndex } from '../table/indices.ts';

const NOBODY: readonly ColumnIndex[] = [];

/**
 * The columns of warriors that a player treats as its own in this turn: those of the Riverfolk once it has paid
 * (11.2.7.III), or, for the taker's enemies, if the taker has not paid (ROOT-254).
 */
export function hiredBy(ctx: RulesContext, self: Player): readonly ColumnIndex[] {
  const { flags, taker } = ctx;
  if (self.index === NO_SEAT) return NOBODY;
  if (taker === self ? !flags.mercenaries : !isHiredAgainstTaker(ctx, self)) return NOBODY;
  return powersOf(ctx.layout).mercenaries;
}

/** Whether a player treats these warriors as its own, so that they are not enemy pieces (11.2.7.III). */
export const isHired = (ctx: RulesContext, self: Player, column: ColumnIndex): boolean =>
  hiredBy(ctx, self).includes(column);

function isHiredAgainstTaker(ctx: RulesContext, self: Player): boolean {
  return ctx.flags.mercenariesOpposed && !isForHire(ctx, self) && areEnemies(ctx, ctx.taker, self);
}

/** Whether hired warriors fight in a battle: never against the Riverfolk's own, nor on both sides (D150). */
export function hiredToFight(
  ctx: RulesContext,
  self: Player,
  attacker: Player,
  defender: Player,
): readonly ColumnIndex[] {
  if (isForHire(ctx, attacker) || isForHire(ctx, defender)) return NOBODY;
  const hired = hiredBy(ctx, self);
  return hired.length > 0 && hiredBy(ctx, self === attacker ? defender : attacker).length > 0 ? NOBODY : hired;
}

function isForHire({ layout }: RulesContext, { index }: Player): boolean {
  return index === powersOf(layout).ofMercenaries;
}
