import { suitOfCard } from '../law/cards.ts';
import { isNamed, spellingOf } from '../cards/descriptions.ts';
import { pileAt } from '../table/look-up.ts';
import type { Choice, Turn } from '../law/step.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { transfer } from '../law/transfer.ts';
import { choice } from '../turn/choices-at.ts';

const LAW = 'ROOT-183';
const SEARCHED = 5;

/**
 * Cards of the most common suit among the last discards, except ambushes. Where discards are not named, nobody knows which of
 * them were taken back, so one of another suit may be right, and one that lies deeper.
 */
function choices(turn: Turn): Choice[] {
  const { cards, discardPile } = turn.layout;
  const pile = pileAt(turn.state, discardPile);
  const unnamed = pile.filter((card) => !isNamed(cards, card)).length;
  const top = pile.slice(-SEARCHED - unnamed);
  const suits = top.map((card) => suitOfCard(spellingOf(cards, card)));
  const countOf = (suit: string | null): number => suits.filter((one) => one === suit).length;
  const most = Math.max(0, ...suits.map(countOf));
  const isOne = (card: number, at: number): boolean =>
    cards.printed[card]?.kind !== 'ambush' && (unnamed > 0 || countOf(suits[at] ?? null) === most);
  const found = new Set(top.filter(isOne).map((card) => spellingOf(cards, card)));
  return [...found].map((card) => choice({ kind: 'take', law: LAW, card }, () => transfer(card, '*', turn.me.letter)));
}

/** The Lizard Envoys take a card of the most common suit from the last discards. */
export const LIZARD_ENVOYS: HirelingLaw = { law: LAW, actions: [{ phase: 'birdsong', choices }] };
