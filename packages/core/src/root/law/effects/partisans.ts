import type { SuitLetter } from '../../action.ts';
import { SUITS } from '../../data/vocabulary.ts';
import { discardFitting } from '../cards.ts';
import { roleOf } from '../battle-hits.ts';
import { isOfSuit } from '../context.ts';
import type { CardEffect } from './effect.ts';
import { ifAgreed } from './use.ts';

/** In battle in a clearing of their suit, discards all cards of the hand except those of that suit for an extra hit. */
const partisans = (suit: SuitLetter, law: string): CardEffect => ({
  card: `${suit}#part`,
  law,
  afterRoll(ctx, self, battle) {
    if (!isOfSuit(ctx, battle.clearing, suit)) return [];
    return [
      ifAgreed(self, law, `an extra hit, for all cards of the hand but those of ${suit}?`, function* () {
        ctx.cite(law);
        battle.extra[roleOf(self, battle)] += 1;
        // Birds go as well (2.1.1.I), but not crafted or revealed cards, which are not in the hand (2.1.4, 12.6.1).
        const suits = SUITS.filter((other) => other !== suit);
        yield* discardFitting(ctx, law, 'card to discard', self, { suits });
      }),
    ];
  },
});

export const FOX_PARTISANS = partisans('F', 'ROOT-77');
export const MOUSE_PARTISANS = partisans('M', 'ROOT-84');
export const RABBIT_PARTISANS = partisans('R', 'ROOT-88');
