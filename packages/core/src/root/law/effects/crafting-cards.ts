import { drawToHand } from '../cards.ts';
import type { CardEffect } from './effect.ts';

/** Whenever another player crafts an item, its owner draws a card. */
export const MURINE_BROKER: CardEffect = {
  card: 'M#murine',
  law: 'ROOT-85',
  *othersCrafted(ctx, self) {
    ctx.cite('ROOT-85');
    yield* drawToHand(ctx, 'ROOT-85', self, 1);
  },
};

/** Whenever its owner crafts an item, they score one more point. */
export const MASTER_ENGRAVERS: CardEffect = { card: 'M#engrave', law: 'ROOT-82', craftPoints: 1 };
