import type { Step } from '../shared/bot.ts';
import { revealOrderStep } from '../shared/order.ts';
import { UNDAMAGED, itemsLying } from './items.ts';
import { slip } from './journey.ts';
import { SLIPS_WITH } from './numbers.ts';
import { craftOrBuy } from './services.ts';
import { settleTrack } from './track.ts';

/** Crafted items go to his satchel (B.7.2.3). If the order cannot be crafted, uses a card of the Market (ROOT-258). */
const craftOrder: Step = {
  ...craftOrBuy,
  *play(turn) {
    yield* craftOrBuy.play(turn);
    yield* settleTrack(turn, turn.me);
  },
};

const slipStep: Step = {
  law: 'B.7.4.3',
  name: 'Slip',
  *play(turn) {
    if (itemsLying(turn, turn.me, UNDAMAGED) > SLIPS_WITH) return undefined;
    yield* slip(turn, 'B.7.4.3');
    return 'evening';
  },
};

export const BIRDSONG: readonly Step[] = [revealOrderStep('B.7.4.1'), craftOrder, slipStep];
