import { type Clearing, CLEARINGS } from '../data/vocabulary.ts';
import { adjacentClearings } from './adjacency.ts';
import type { Player, RulesContext, SeatedPlayer } from './context.ts';
import { startsIn } from './corners.ts';

/**
 * The homelands of a player who has set up (A.8.3.I), as the pieces placed there show; for a bot, its starting corner.
 */
function homelandsOf(ctx: RulesContext, who: SeatedPlayer): Clearing[] {
  const { clearings } = ctx.layout.map;
  return CLEARINGS.filter((one) => (!who.bot || clearings[one].corner) && startsIn(ctx, who, one));
}

function enemyHomelands(ctx: RulesContext, self: Player): Clearing[] {
  return ctx.seats.flatMap((seat) => (seat === self ? [] : homelandsOf(ctx, seat)));
}

/** Clearings by the number of paths from the nearest of several: 0 for those themselves, 1 for adjacent clearings. */
function steps(ctx: RulesContext, from: readonly Clearing[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>(from.map((one) => [one, 0]));
  for (const [clearing, far] of found)
    for (const next of adjacentClearings(ctx.state, clearing as Clearing))
      if (next !== 0 && !found.has(next)) found.set(next, far + 1);
  return found;
}

/**
 * The clearings at least this far from enemy homelands; if there are none, one step nearer, and so on (A.8.3.II). Never
 * an enemy homeland (A.8.3.I).
 */
export function awayFromEnemies(
  ctx: RulesContext,
  self: Player,
  clearings: readonly Clearing[],
  between: number,
): readonly Clearing[] {
  const far = steps(ctx, enemyHomelands(ctx, self));
  const betweenAt = (clearing: Clearing): number => Math.min(between, (far.get(clearing) ?? CLEARINGS.length) - 1);
  const most = Math.max(...clearings.map(betweenAt));
  return most < 0 ? [] : clearings.filter((one) => betweenAt(one) === most);
}

export const onMapEdge = ({ layout }: RulesContext): Clearing[] =>
  CLEARINGS.filter((one) => layout.map.clearings[one].edge);
