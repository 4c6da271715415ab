import { suitOf } from '../setup.ts';
import { FORGE_ITEMS } from '../data/landmarks.ts';
import type { Item } from '../data/vocabulary.ts';
import { drawToHand, itemOfCard } from '../law/cards.ts';
import { piecesAt } from '../law/pieces.ts';
import { score } from '../law/score.ts';
import type { Table } from '../table/table.ts';
import type { LandmarkLaw } from './landmark-law.ts';
import { landmarkAt } from '../table/landmarks-at.ts';

const LAW = 'ROOT-146';

/** Whether all items of this type are on the Legendary Forge's card, by the suit of its clearing (D155). */
function isForged(table: Readonly<Table>, item: Item): boolean {
  const clearing = landmarkAt(table, 'forge');
  const suit = clearing === null ? null : suitOf(table.setup, clearing);
  return suit !== null && FORGE_ITEMS[suit].includes(item);
}

/**
 * The Legendary Forge: only players with pieces there craft the items on its card; they then draw a card and score one
 * extra point.
 */
export const LEGENDARY_FORGE: LandmarkLaw = {
  law: LAW,
  beside: {
    forbidsCrafting(ctx, self, item) {
      const clearing = landmarkAt(ctx.state, 'forge');
      return clearing !== null && isForged(ctx.state, item) && piecesAt(ctx, self, clearing) === 0;
    },
    *craftedItem(ctx, self, card) {
      const item = itemOfCard(ctx, card);
      if (item === null || !isForged(ctx.state, item)) return;
      ctx.cite(LAW);
      yield* drawToHand(ctx, LAW, self, 1);
      yield* score(ctx, self, 1);
    },
  },
};
