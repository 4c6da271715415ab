import type { ClearingOrBurrow } from '@woodlog/core/root';
import {
  type FactionLaw,
  THE_BURROW,
  type Player,
  type RootTurn,
  type RulesContext,
  anytime,
  clearingsLosing,
  combineLaws,
  tokensAt,
  isOfSuit,
} from '@woodlog/core/root-law';
import { hasTrait } from '../shared/traits.ts';
import { isSwayed, loseBottommost } from './ministers.ts';
import { type BotMinister, FOUNDATIONS, MINISTERS } from './numbers.ts';

export function ministersOf(ctx: RulesContext, clearings: readonly ClearingOrBurrow[]): BotMinister[] {
  return MINISTERS.filter(({ suit }) => clearings.some((clearing) => isOfSuit(ctx, clearing, suit)));
}

export const DUCHY: FactionLaw = combineLaws(THE_BURROW, {
  /** With its advanced services (ROOT-267). */
  keepsAmbush: (_ctx, { setup }) => setup?.advancedServices === true,
  /** The Captain (B.10.7.1). */
  extraHits: (ctx, self, { attacker, clearing }) => {
    if (attacker !== self || tokensAt(ctx, self, clearing) === 0 || !isSwayed(ctx, self, '#captain')) return 0;
    ctx.cite('B.10.7.1');
    return 1;
  },
  /** Cost of Errors; with Foundations, only ministers of the clearing's suit are lost (B.10.2.1, ROOT-231). */
  removed(ctx, self, removals) {
    const clearings = clearingsLosing(ctx, removals, 'building');
    return clearings.length === 0 ? [] : [anytime(self, () => payForErrors(ctx, self, clearings))];
  },
});

function* payForErrors(ctx: RulesContext, self: Player, clearings: readonly ClearingOrBurrow[]): RootTurn {
  ctx.cite('B.10.2.1');
  const founded = hasTrait(self, FOUNDATIONS);
  if (founded) ctx.cite(FOUNDATIONS.card);
  yield* loseBottommost(ctx, self, founded ? ministersOf(ctx, clearings) : MINISTERS);
}
