import type { Component, SuitLetter } from '@woodlog/core/root';
import { type RootTurn, type RulesContext, transfer, suitOfCard, cardsInPile } from '@woodlog/core/root-law';

/**
 * The Lost Souls, and the true discard pile, where ordinary discards do not go while Lizards are at the table (D18).
 */
export const LOST_SOULS = 'L$_l';
export const DISCARD_PILE = '*';

/** The cards of the Lost Souls, the top one last. */
export const lostSouls = (ctx: RulesContext): Component[] => cardsInPile(ctx, ctx.layout.lostSoulsPile);

/**
 * The most common suit of the Lost Souls; bird if tied (B.8.4.1) or empty (D52). Cards of unknown suit do not count.
 */
export function commonSuit(ctx: RulesContext): SuitLetter {
  const counts = new Map<SuitLetter, number>();
  for (const card of lostSouls(ctx)) {
    const suit = suitOfCard(card);
    if (suit !== null) counts.set(suit, (counts.get(suit) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  const common = [...counts].filter(([, count]) => count === most);
  return common.length === 1 ? common[0]![0] : 'B';
}

/** Moves the top card of the Lost Souls; returns it, or null if there is none. */
export function* takeTop(ctx: RulesContext, to: string): RootTurn<Component | null> {
  const top = lostSouls(ctx).at(-1);
  if (top === undefined) return null;
  yield* transfer(top, LOST_SOULS, to);
  return top;
}
