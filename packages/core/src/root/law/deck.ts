import type { Component } from '../action.ts';
import type { Description, Descriptions } from '../cards/descriptions.ts';
import { type CardKind, type DeckCard, nameOfCard } from '../data/cards/card.ts';
import { DECK_CARDS } from '../data/cards/names.ts';
import { QUESTS } from '../data/cards/quests.ts';
import type { RootSetup } from '../root-setup.ts';
import { type Layout, layoutOf } from '../table/layout.ts';
import type { PileIndex } from '../table/indices.ts';
import type { RulesContext } from './context.ts';
import { withoutDominance } from '../table/opening.ts';
import { repeated } from '../sum-of.ts';

/** The cards of a game's deck, with copies. Some games leave out dominance cards (5.1.3, B.3.4). */
export function deckOf(setup: RootSetup): Component[] {
  const layout = layoutOf(setup);
  const without = withoutDominance(layout);
  return kindsOfCards(layout).flatMap(({ card, printed: { kind, copies } }) =>
    without && kind === 'dominance' ? [] : repeated(copies, card),
  );
}

/** A kind of card of a deck, by its name (`F#anvil`) and its description. */
export interface KindOfCard {
  readonly card: Component;
  readonly known: Description;
  readonly printed: DeckCard;
}

const kinds = new WeakMap<Descriptions, readonly KindOfCard[]>();

/** All kinds of cards of a deck, in its order; worked out once. */
export function kindsOfCards({ deck, cards }: Pick<Layout, 'deck' | 'cards'>): readonly KindOfCard[] {
  let all = kinds.get(cards);
  if (all === undefined) {
    all = DECK_CARDS[deck].flatMap((printed) => {
      const card = nameOfCard(printed);
      const known = cards.byName.get(card);
      return known === undefined ? [] : [{ card, known, printed }];
    });
    kinds.set(cards, all);
  }
  return all;
}

export const questsOf = (): Component[] => QUESTS.map(nameOfCard);

/** The kinds of card that a pile holds, or may hold where part of it is unknown. */
export function mayBeAmong(
  { layout, state }: Pick<RulesContext, 'layout' | 'state'>,
  pile: PileIndex,
  wanted: CardKind,
): { readonly card: Component; readonly certain: boolean }[] {
  const { cards } = layout;
  const there = state.piles[pile] ?? [];
  const vague = there.filter((other) => cards.printed[other] === null);
  const found: { readonly card: Component; readonly certain: boolean }[] = [];
  for (const { card, known, printed } of kindsOfCards(layout)) {
    if (printed.kind !== wanted) continue;
    const certain = there.includes(known);
    if (certain || vague.some((other) => cards.meet(other, known) === known)) found.push({ card, certain });
  }
  return found;
}
