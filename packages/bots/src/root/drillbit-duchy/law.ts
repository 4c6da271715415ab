import {
  type FactionLaw,
  type Removal,
  THE_BURROW,
  type Woodland,
  combineLaws,
  countKind,
  tokensAt,
} from '@woodlog/core/root-law';
import { isSwayed, loseBottommost } from './ministers.ts';
import { type BotMinister, MINISTERS } from './numbers.ts';

/** Whether buildings of the Duchy were removed. */
export function isCostly(wood: Woodland, { pieces }: Removal): boolean {
  return countKind(wood, pieces, 'building') > 0;
}

/** The ministers of a clearing's suit. */
export function ministersOf({ suits }: Woodland, clearing: number): BotMinister[] {
  return MINISTERS.filter(({ suit }) => suit === suits[clearing]);
}

export const DUCHY: FactionLaw = combineLaws(THE_BURROW, {
  /** The Captain (B.10.7.1). */
  extraHits: (wood, self, { attacker, clearing }) => {
    if (attacker !== self || tokensAt(wood, self, clearing) === 0 || !isSwayed(wood, self, '#captain')) return 0;
    wood.report?.('B.10.7.1');
    return 1;
  },
  /** Cost of Errors; with Foundations only ministers of the clearing's suit are lost (B.10.2.1, ROOT-231). */
  *removed(wood, self, removal) {
    if (!isCostly(wood, removal)) return;
    wood.report?.('B.10.2.1');
    const founded = self.setup.traits?.includes('Foundations') === true;
    if (founded) wood.report?.('ROOT-231');
    yield* loseBottommost(wood, self, founded ? ministersOf(wood, removal.clearing) : MINISTERS);
  },
});
