import { moveCard, suitOfCard } from '../law/cards.ts';
import { spellingOf } from '../cards/descriptions.ts';
import { pileAt } from '../table/look-up.ts';
import type { Choice, Turn } from '../law/step.ts';
import type { HirelingLaw } from './hireling-law.ts';

const LAW = 'ROOT-183';
const SEARCHED = 5;

/** Cards of the most common suit among the last discards, except ambushes; unknown suits may be of any. */
function choices(turn: Turn): Choice[] {
  const { cards, discardPile } = turn.layout;
  const top = pileAt(turn.state, discardPile).slice(-SEARCHED);
  const suits = top.map((card) => suitOfCard(spellingOf(cards, card)));
  const unknown = suits.filter((suit) => suit === null).length;
  const of = (suit: string | null): number => suits.filter((one) => one === suit).length;
  const most = Math.max(0, ...suits.map((suit) => (suit === null ? 0 : of(suit))));
  const found = new Set(
    top.flatMap((card, index) => {
      const suit = suits[index] ?? null;
      if (cards.printed[card]?.kind === 'ambush' || (suit !== null && of(suit) + unknown < most)) return [];
      return [spellingOf(cards, card)];
    }),
  );
  return [...found].map((card) => ({
    option: { kind: 'take', law: LAW, card },
    play: () => moveCard(card, '*', turn.me.letter),
  }));
}

/** The Lizard Envoys take a card of the most common suit from the last discards. */
export const LIZARD_ENVOYS: HirelingLaw = { law: LAW, actions: [{ phase: 'birdsong', choices }] };
