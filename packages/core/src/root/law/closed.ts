import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import type { RulesContext } from './context.ts';

/** Whether a clearing is closed to all pieces, including those of the player who closed it (V.6.2). */
export function isClosed(ctx: RulesContext, clearing: ClearingOrBurrow): boolean {
  for (const { self, hook } of ctx.hooks.closes) if (hook(ctx, self, clearing)) return true;
  return false;
}
