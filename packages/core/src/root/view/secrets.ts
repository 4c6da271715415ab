import type { Layout } from '../table/layout.ts';
import type { Place } from '../table/place.ts';

const known = new WeakMap<Layout, readonly (readonly Place[])[]>();

/**
 * For each seat, the places of cards that only its player may look at: the hand (1.2.1), unless open (11.2.3), and
 * supporters (8.2.3). Bots have no hand (B.2.8.1).
 */
export function secretPlaces(layout: Layout): readonly (readonly Place[])[] {
  let all = known.get(layout);
  if (all === undefined) {
    all = layout.seats.map(({ bot, boardSheet, handPile, boardPile }) =>
      layout.places.filter(
        ({ pile }) =>
          bot === undefined &&
          ((pile === handPile && boardSheet.openHand !== true) || (pile === boardPile && boardSheet.stack === true)),
      ),
    );
    known.set(layout, all);
  }
  return all;
}

/** The places that a seat may not look at. */
export const secretFrom = (layout: Layout, seat: number): readonly Place[] =>
  secretPlaces(layout).flatMap((places, owner) => (owner === seat ? [] : places));
