import {
  type ClearingOrBurrow,
  FACTIONS,
  MAPS,
  type MapName,
  ROOT_MAPS,
  CLEARINGS,
  type Clearing,
} from '@woodlog/core/root';
import type { Player, RulesContext } from '@woodlog/core/root-law';

/** The Pass meets every "highest" and "lowest" (B.12.2.2): it comes before any number. */
const PASS = -100;

/**
 * Keys by priority: what is lower comes first. Clearing 1 has the highest priority, 12 the lowest (B.2.1).
 */
export function highestPriority(ctx: RulesContext, clearing: ClearingOrBurrow): number {
  return isPass(ctx, clearing) ? PASS : clearing;
}

export function lowestPriority(ctx: RulesContext, clearing: ClearingOrBurrow): number {
  return isPass(ctx, clearing) ? PASS : -clearing;
}

function isPass(ctx: RulesContext, clearing: ClearingOrBurrow): boolean {
  if (clearing !== ctx.layout.map.pass) return false;
  ctx.report?.('B.12.2.2');
  return true;
}

const IN_ORDER = Object.fromEntries(
  MAPS.map((name) => {
    const { pass } = ROOT_MAPS[name];
    const rest = CLEARINGS.filter((clearing) => clearing !== pass);
    return [name, pass === null ? rest : [pass, ...rest]];
  }),
) as unknown as Readonly<Record<MapName, readonly Clearing[]>>;

/** The clearings, those of higher priority first: the order in which a bot acts in several (B.2.4). */
export function clearingsInOrder({ layout }: RulesContext): readonly Clearing[] {
  return IN_ORDER[layout.map.name];
}

/** Setup priority: the Marquise is first, `A` (B.2.2). */
export function setupPriority(_ctx: RulesContext, { setup }: Player): number {
  return setup === null ? FACTIONS.length : FACTIONS.indexOf(setup.faction);
}
