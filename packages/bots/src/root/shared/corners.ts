import type { Clearing } from '@woodlog/core/root';
import { type RootTurn, type RulesContext, type SeatedPlayer, freeCorners, askChance } from '@woodlog/core/root-law';

/** A random corner in which nobody starts and, if possible, diagonally opposite an occupied one (B.5.3.2, B.8.3.2). */
export function* freeCorner(
  ctx: RulesContext,
  self: SeatedPlayer,
  law: string,
  preferOpposite = true,
): RootTurn<Clearing> {
  return yield* askChance(law, 'place', 'corner clearing', freeCorners(ctx, self, preferOpposite));
}
