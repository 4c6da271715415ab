import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import type { RulesContext } from './context.ts';

/** Whether a clearing is closed to all pieces, even those of whoever closed it (V.6.2). */
export function isClosed(ctx: RulesContext, clearing: ClearingOrBurrow): boolean {
  for (const seat of ctx.seats) if (seat.law.closes?.(ctx, seat, clearing) === true) return true;
  return false;
}
