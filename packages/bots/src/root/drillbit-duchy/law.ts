import {
  type FactionLaw,
  THE_BURROW,
  type Woodland,
  clearingsLosing,
  combineLaws,
  tokensAt,
} from '@woodlog/core/root-law';
import { hasTrait } from '../shared/traits.ts';
import { isSwayed, loseBottommost } from './ministers.ts';
import { type BotMinister, FOUNDATIONS, MINISTERS } from './numbers.ts';

/** The ministers of these clearings' suits. */
export function ministersOf({ suits }: Woodland, clearings: readonly number[]): BotMinister[] {
  return MINISTERS.filter(({ suit }) => clearings.some((clearing) => suit === suits[clearing]));
}

export const DUCHY: FactionLaw = combineLaws(THE_BURROW, {
  /** With its advanced services (ROOT-267). */
  keepsAmbush: (_wood, { setup }) => setup.advancedServices === true,
  /** The Captain (B.10.7.1). */
  extraHits: (wood, self, { attacker, clearing }) => {
    if (attacker !== self || tokensAt(wood, self, clearing) === 0 || !isSwayed(wood, self, '#captain')) return 0;
    wood.report?.('B.10.7.1');
    return 1;
  },
  /** Cost of Errors; with Foundations only ministers of the suit of a clearing are lost (B.10.2.1, ROOT-231). */
  *removedAtOnce(wood, self, removals) {
    const clearings = clearingsLosing(wood, removals, 'building');
    if (clearings.length === 0) return;
    wood.report?.('B.10.2.1');
    const founded = hasTrait(self, FOUNDATIONS);
    if (founded) wood.report?.(FOUNDATIONS.card);
    yield* loseBottommost(wood, self, founded ? ministersOf(wood, clearings) : MINISTERS);
  },
});
