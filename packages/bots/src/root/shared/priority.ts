import { type ClearingOrBurrow, FACTIONS, CLEARINGS, type Clearing } from '@woodlog/core/root';
import { type Player, type RulesContext, preferredPass } from '@woodlog/core/root-law';

/** The Pass satisfies every "highest" and "lowest" (B.12.2.2): it comes before any number. */
const PASS = -100;

/** Keys by priority: lower numbers come first. Clearing 1 has the highest priority, 12 the lowest (B.2.1). */
export function highestPriority(ctx: RulesContext, clearing: ClearingOrBurrow): number {
  return isPass(ctx, clearing) ? PASS : clearing;
}

export function lowestPriority(ctx: RulesContext, clearing: ClearingOrBurrow): number {
  return isPass(ctx, clearing) ? PASS : -clearing;
}

function isPass(ctx: RulesContext, clearing: ClearingOrBurrow): boolean {
  if (clearing !== preferredPass(ctx.state)) return false;
  ctx.cite('B.12.2.2');
  return true;
}

/** The clearings in order of priority: the order in which a bot acts in several (B.2.4). */
export function clearingsInOrder({ state }: Pick<RulesContext, 'state'>): readonly Clearing[] {
  const pass = preferredPass(state);
  return pass === null ? CLEARINGS : [pass, ...CLEARINGS.filter((clearing) => clearing !== pass)];
}

/** Setup priority: `A` is first, the Marquise (B.2.2). */
export function setupPriority(_ctx: RulesContext, { setup }: Player): number {
  return setup === null ? FACTIONS.length : FACTIONS.indexOf(setup.faction);
}
