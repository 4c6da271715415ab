import { type Description, type Descriptions, NONE } from './descriptions.ts';

/** Descriptions of the cards in one place. Never changed: a changed pile is a new array, so tables can share them. */
export type Pile = readonly Description[];

/** What taking a card leaves behind, and what is known of the card taken. */
export interface Taken {
  readonly card: Description;
  readonly rest: Description[];
}

/** Positions of the cards that the description may stand for. */
function candidates(cards: Descriptions, pile: Pile, wanted: Description): number[] {
  const found: number[] = [];
  let i = 0;
  for (const card of pile) {
    if (cards.meet(card, wanted) !== NONE) found.push(i);
    i++;
  }
  return found;
}

/**
 * Takes one card that fits `wanted` out of a pile, or gives null if none can be it.
 *
 * Where several different cards may have been meant, no more stays known than is certain: one card goes, and one of
 * each other kind is known only as "that or the one that went". So whatever card was really taken, the cards left are
 * described truly, and no later action that really happened is found short. (D2 leaves an equal card the first choice
 * and the others as they are; that can forbid what happened: of `F#` and `F#anvil` one is given away as `F#`, and the
 * other is discarded as `F#sap`.)
 *
 * Of equal chances the topmost goes, for in the piles with an order the end is the top; see `takeLeftmost`.
 */
export function takeCard(cards: Descriptions, pile: Pile, wanted: Description): Taken | null {
  const found = candidates(cards, pile, wanted);
  if (found.length === 0) return null;
  const going = chooseFrom(cards, pile, found, wanted);
  const gone = pile[going]!;
  const rest: Description[] = [];
  const blurred: Description[] = [];
  let card = cards.meet(wanted, gone);
  for (let i = 0; i < pile.length; i++) {
    if (i === going) continue;
    const left = pile[i]!;
    const mayHaveGone = cards.meet(left, wanted);
    if (left === gone || mayHaveGone === NONE || blurred.includes(left)) {
      rest.push(left);
      continue;
    }
    blurred.push(left);
    rest.push(cards.join(left, gone));
    card = cards.join(card, mayHaveGone);
  }
  return { card, rest };
}

/** The same out of a row that is used up from the left, the Market (B.9.6.3): of equal chances the leftmost goes. */
export function takeLeftmost(cards: Descriptions, row: Pile, wanted: Description): Taken | null {
  const taken = takeCard(cards, [...row].reverse(), wanted);
  return taken === null ? null : { card: taken.card, rest: taken.rest.reverse() };
}

/**
 * The position to remove: where a candidate is known better than every other, that one, for then the rest stays as it
 * is known; else an equal one, else the topmost.
 */
function chooseFrom(cards: Descriptions, pile: Pile, found: readonly number[], wanted: Description): number {
  let best = wanted;
  for (const i of found) if (!isBetterKnown(cards, best, pile[i])) best = pile[i] ?? best;
  const isBest = found.every((i) => isBetterKnown(cards, best, pile[i]));
  const going = isBest ? best : wanted;
  return found.findLast((i) => pile[i] === going) ?? found.at(-1) ?? 0;
}

/** Whether a card of which so much is known is one of those that the other description fits. */
const isBetterKnown = (cards: Descriptions, card: Description, other: Description | undefined): boolean =>
  other !== undefined && cards.join(card, other) === other;
