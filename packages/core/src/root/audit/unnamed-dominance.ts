import type { Action } from '../action.ts';
import type { Layout } from '../table/layout.ts';
import { type Position, copyPosition } from '../turn/position.ts';
import { partsOf } from '../parts-of.ts';

/**
 * The start of a line that takes a dominance card, if the card was among the unnamed discards (D66): it is available,
 * or will be once the Lost Souls are discarded. `null` if it is known to be elsewhere, or no unnamed card can be it.
 */
export function withUnnamedDominance(layout: Layout, start: Position, actions: readonly Action[]): Position | null {
  const { cards, discardPile, lostSoulsPile, dominancePile } = layout;
  const position = copyPosition(start);
  const { piles } = position.table;
  let found = false;
  for (const action of actions)
    for (const { what, from } of partsOf(action)) {
      const card = cards.byName.get(what);
      if (from !== 'draw' || card === undefined || cards.printed[card]?.kind !== 'dominance') continue;
      if (piles.some((pile) => pile.includes(card))) continue;
      for (const [pile, to] of [
        [discardPile, dominancePile],
        [lostSoulsPile, lostSoulsPile],
      ] as const) {
        const at = (piles[pile] ?? []).findIndex((other) => cards.meet(other, card) === card);
        if (at < 0) continue;
        piles[pile] = (piles[pile] ?? []).toSpliced(at, 1);
        piles[to] = [...(piles[to] ?? []), card];
        found = true;
        break;
      }
    }
  return found ? position : null;
}
