import type { Component } from '../action.ts';
import { spellingOf } from '../cards/descriptions.ts';
import { fits, perhapsUnrevealed, unrevealed } from '../law/cards.ts';
import type { FromHand } from '../law/questions.ts';
import type { Turn } from '../law/step.ts';
import { pileAt, placeNamed } from '../table/look-up.ts';
import type { Here } from './signs.ts';
import type { WrittenLine } from './written-line.ts';

/** Whether the rest of the log takes a card from a place, or crafts it, so that it stays. */
export const isUsed = ({ line, coming }: Here, from: string, held: Component): boolean =>
  coming.some(({ card, craft }) =>
    craft === undefined ? card?.from === from && line.meets(card.what, held) : line.crafts(held, craft),
  );

/**
 * Cards that may be the shown but unwritten one. Those that the log still moves or shows come later, birds last, since
 * they would be discarded.
 */
export function unwritten(
  { line, coming, turn }: Here,
  from: string,
  options: readonly Component[] | undefined,
  hand: FromHand,
): Component[] {
  const needed = coming.flatMap(({ card }) => (card?.from === from ? [card.what] : []));
  const rank = (card: Component): number =>
    (card.startsWith('B') ? 2 : 0) + (needed.some((one) => line.meets(one, card)) ? 1 : 0);
  const held = options ?? heldAs(line, turn, from, hand);
  return [...new Set(held)].sort((a, b) => rank(a) - rank(b));
}

/** Whether a card of a hand certainly fits and is not revealed. */
export function holdsOne({ turn: { layout, state } }: Here, from: string, hand: FromHand): boolean {
  const pile = pileAt(state, placeNamed(layout, from).pile);
  return unrevealed(layout, pile, hand.except ?? []).some((card) => fits(layout, card, hand) === true);
}

/** The cards of a hand that fit and are not revealed, as well as they are known then. */
function heldAs(line: WrittenLine, { layout, state }: Turn, from: string, hand: FromHand): Component[] {
  const pile = pileAt(state, placeNamed(layout, from).pile);
  return perhapsUnrevealed(layout, pile, hand.except ?? []).flatMap((card) =>
    hand.suits.flatMap((suit) => line.both(spellingOf(layout.cards, card), `${suit}#`) ?? []),
  );
}
