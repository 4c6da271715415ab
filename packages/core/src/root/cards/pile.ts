import { type Description, type Descriptions, NONE } from './descriptions.ts';

/** Descriptions of the cards in one place. A changed pile is a new array, so tables can share piles. */
export type Pile = readonly Description[];

/** The pile after a card was taken, and what is known of that card. */
export interface Taken {
  readonly card: Description;
  readonly rest: Description[];
}

/** Positions of the cards that may be meant by the description. */
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
 * Takes one card that fits `wanted` from a pile, or returns null if none can be it.
 *
 * If several different cards may be meant, only what is certain stays known: one card goes, and one of each other kind
 * is then known only as "that or the one that went". So the remaining descriptions are true whichever card was taken,
 * and no real later action is refused. (D2 prefers an equal card and leaves the others unchanged; that can forbid what
 * happened: of `F#` and `F#anvil`, one is given away as `F#`, and the other is discarded as `F#sap`.)
 *
 * Of equal candidates, takes the topmost, since ordered piles have their top at the end; see `takeLeftmost`.
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

/** Takes a card from a row that is used from the left, the Market (B.9.6.3): of equal candidates, the leftmost. */
export function takeLeftmost(cards: Descriptions, row: Pile, wanted: Description): Taken | null {
  const taken = takeCard(cards, [...row].reverse(), wanted);
  return taken === null ? null : { card: taken.card, rest: taken.rest.reverse() };
}

/**
 * The position to remove: a candidate that is known better than all others, since then the rest stays known; or else an
 * equal one, or else the topmost.
 */
function chooseFrom(cards: Descriptions, pile: Pile, found: readonly number[], wanted: Description): number {
  let best = wanted;
  for (const i of found) if (!isBetterKnown(cards, best, pile[i])) best = pile[i] ?? best;
  const isBest = found.every((i) => isBetterKnown(cards, best, pile[i]));
  const going = isBest ? best : wanted;
  return found.findLast((i) => pile[i] === going) ?? found.at(-1) ?? 0;
}

/** Whether a better-known card is one of those that the other description fits. */
const isBetterKnown = (cards: Descriptions, card: Description, other: Description | undefined): boolean =>
  other !== undefined && cards.join(card, other) === other;
