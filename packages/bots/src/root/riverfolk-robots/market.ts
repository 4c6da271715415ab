import { type Component, playerAt } from '@woodlog/core/root';
import {
  type Player,
  type RulesContext,
  availableItem,
  craftItem,
  drawCards,
  transfer,
  suitOfCard,
  cardsInPile,
} from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { MARKET_CARDS } from './numbers.ts';
import { SHIELD } from './protectionism.ts';

/** Cards added to the Market in this turn. */
const STOCKED = 'stocked';

/** The Market, from left to right: the open hand of the Riverfolk (D19). */
export const marketOf = (ctx: RulesContext, { index }: Player): Component[] =>
  cardsInPile(ctx, playerAt(ctx.layout, index).handPile);

export const stockMarket = (law: string): Step => ({
  law,
  name: 'Stock the Market',
  *play(turn) {
    const { me, memory } = turn;
    const missing = MARKET_CARDS - marketOf(turn, me).length;
    memory[STOCKED] = (yield* drawCards(turn, law, me.letter, missing)).length;
  },
});

/** Crafts and discards the first new card that shows an available item. */
export const craft: Step = {
  law: 'B.9.4.2',
  name: 'Craft',
  *play(turn) {
    const { me, memory } = turn;
    const cards = marketOf(turn, me);
    const added = cards.slice(cards.length - (memory[STOCKED] ?? 0));
    const card = added.find((one) => availableItem(turn, one) !== null);
    if (card === undefined) return;
    yield* craftItem(turn, me, card);
    yield* transfer(card, me.letter, 'discard');
  },
};

/** The rightmost card of the Market; it stays there (D14). */
export const setOrder: Step = {
  law: 'B.9.4.3',
  name: 'Set Order',
  // biome-ignore lint/correctness/useYield: nothing moves.
  *play(turn) {
    const card = marketOf(turn, turn.me).at(-1);
    turn.order = card === undefined ? null : { card, suit: suitOfCard(card) };
  },
};

function* discardLeftmost(turn: BotTurn) {
  const card = marketOf(turn, turn.me)[0];
  if (card !== undefined) yield* transfer(card, turn.me.letter, 'discard');
}

/** Discards the leftmost card, and with the shield the next. */
export const discard: Step = {
  law: 'B.9.6.3',
  name: 'Discard',
  *play(turn) {
    yield* discardLeftmost(turn);
    if (turn.memory[SHIELD] !== undefined) yield* discardLeftmost(turn);
  },
};
