import { show } from '../../turn/reveal.ts';
import type { Component } from '../../action.ts';
import type { CraftIcon } from '../../data/cards/card.ts';
import { CLEARINGS, SUITS } from '../../data/vocabulary.ts';
import type { CraftPower } from '../../law/faction-law.ts';
import { isKnown } from '../../cards/descriptions.ts';
import { pileOf, suitOfCard } from '../../law/cards.ts';
import { affords, noPower } from '../../law/crafting.ts';
import { piecesAt } from '../../law/pieces.ts';
import { type RootTurn, ask } from '../../law/questions.ts';
import { handOf } from '../../turn/hand.ts';
import type { Turn } from '../../law/step.ts';
import { moveCards } from '../../law/transfer.ts';

/**
 * The clearings with pieces of the Duchy, by suit: each allows one card to be revealed (12.5.3.II). The Burrow has no
 * suit.
 */
function clearingsBySuit(turn: Turn): CraftPower {
  const found = noPower();
  for (const clearing of CLEARINGS) {
    if (piecesAt(turn, turn.me, clearing) > 0) found[(turn.suits[clearing] ?? 'any') as CraftIcon] += 1;
  }
  return found;
}

/** A bird counts for a clearing of any suit (2.1.1), and so may an unknown card. */
const iconOf = (card: Component): CraftIcon => {
  const suit = suitOfCard(card);
  return suit === null || suit === 'B' ? 'any' : suit;
};

/** The most of these cards that the clearings allow. Greedy choice is enough: no other gives more. */
function most(clearings: CraftPower, cards: readonly Component[], taken: readonly CraftIcon[] = []): number {
  const all = [...taken];
  for (const card of cards) if (affords(clearings, [...all, iconOf(card)])) all.push(iconOf(card));
  return all.length;
}

/** Whether the hand has enough cards to reveal for a minister. */
export function mayRevealToSway(turn: Turn, count: number): boolean {
  return most(clearingsBySuit(turn), handOf(turn, turn.me)) >= count;
}

/**
 * Reveals cards, each for a clearing of its suit with pieces of the Duchy (12.5.3.II). If all cards are known they are
 * asked for in a fixed order, so that no combination is offered twice.
 */
export function* revealToSway(turn: Turn, count: number): RootTurn<boolean> {
  const { me, layout } = turn;
  const law = '12.5.3.II';
  const clearings = clearingsBySuit(turn);
  const cards: Component[] = [];
  let left = handOf(turn, me).sort();
  const known = pileOf(turn, me, { suits: SUITS }).every((card) => isKnown(layout.cards, card));
  while (cards.length < count) {
    const icons = cards.map(iconOf);
    const fits = (icon: CraftIcon): boolean => affords(clearings, [...icons, icon]);
    const suits = SUITS.filter((suit) => fits(suit === 'B' ? 'any' : suit));
    const hand = { suits, shown: true, except: [...turn.flags.revealed, ...cards] } as const;
    const question = { kind: 'choose', law, about: 'card', prompt: 'card to reveal', seat: me.index, hand } as const;
    if (!known) {
      cards.push((yield* ask(question)) as Component);
      continue;
    }
    const options = left.filter(
      (card, i) =>
        left.indexOf(card) === i &&
        fits(iconOf(card)) &&
        most(clearings, left.slice(i + 1), [...icons, iconOf(card)]) >= count,
    );
    const [only] = options;
    if (only === undefined) return false;
    const card = options.length === 1 ? only : ((yield* ask({ ...question, options })) as Component);
    left = left.slice(left.indexOf(card) + 1);
    cards.push(card);
  }
  yield* show(turn, cards);
  return true;
}

/** Discards the revealed birds; the other cards return to the hand (12.6.1). */
export function* returnRevealed({ me, flags }: Turn): RootTurn {
  const birds = flags.revealed.filter((card) => suitOfCard(card) === 'B');
  flags.revealed.length = 0;
  yield* moveCards(birds, me.letter, 'discard');
}
