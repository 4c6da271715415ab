import { type Component, type SuitLetter, pileAt, spellingOf } from '@woodlog/core/root';
import { type RootTurn, type RulesContext, moveCard, suitOfCard } from '@woodlog/core/root-law';

/** The pile, and the true discard pile, to which a plain discard does not go while Lizards sit at the table (D18). */
export const LOST_SOULS = 'L$_l';
export const DISCARD_PILE = '*';

/** The cards of the Lost Souls, the top one last. */
export function lostSouls({ layout, state }: RulesContext): Component[] {
  return pileAt(state, layout.lostSoulsPile).map((card) => spellingOf(layout.cards, card));
}

/**
 * The most common suit of the Lost Souls; bird on a tie (B.8.4.1) and of an empty pile (D52). A card whose suit a log
 * does not tell counts for none.
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

/** The top card of the Lost Souls goes somewhere; gives it, or null of an empty pile. */
export function* takeTop(ctx: RulesContext, to: string): RootTurn<Component | null> {
  const top = lostSouls(ctx).at(-1);
  if (top === undefined) return null;
  yield* moveCard(top, LOST_SOULS, to);
  return top;
}
