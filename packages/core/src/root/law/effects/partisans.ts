import type { Part, SuitLetter } from '../../action.ts';
import { SUITS } from '../../data/vocabulary.ts';
import { askForCard, fitsHand, pileOf, suitOfCard } from '../cards.ts';
import { roleOf } from '../battle-hits.ts';
import type { RootTurn } from '../questions.ts';
import { type Player, type RulesContext, isOfSuit } from '../context.ts';
import type { CardEffect } from './effect.ts';
import { ifAgreed } from './use.ts';
import { spellingOf } from '../../cards/descriptions.ts';
import { transfer, moveParts } from '../transfer.ts';

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
        yield* discardOthers(ctx, self, suit, law);
      }),
    ];
  },
});

/**
 * All cards of other suits go, birds included (2.1.1.I), but not crafted or revealed ones, which are not in the hand
 * (2.1.4, 12.6.1). The person names the cards that are not known.
 */
function* discardOthers(ctx: RulesContext, self: Player, suit: SuitLetter, law: string): RootTurn {
  const { cards } = ctx.layout;
  const hand = (): string[] => pileOf(ctx, self, { suits: SUITS }).map((card) => spellingOf(cards, card));
  const parts = hand()
    .filter((card) => suitOfCard(card) !== null && suitOfCard(card) !== suit)
    .map((what): Part => ({ count: 1, what, from: self.letter, to: 'discard' }));
  if (parts.length > 0) yield* moveParts(parts);
  const wanted = { suits: SUITS.filter((other) => other !== suit) };
  while (hand().some((card) => fitsHand(ctx.layout, card, wanted) === null)) {
    const card = yield* askForCard(ctx, law, 'card to discard', self, wanted);
    if (card === null) return;
    yield* transfer(card, self.letter, 'discard');
  }
}

export const FOX_PARTISANS = partisans('F', 'ROOT-77');
export const MOUSE_PARTISANS = partisans('M', 'ROOT-84');
export const RABBIT_PARTISANS = partisans('R', 'ROOT-88');
