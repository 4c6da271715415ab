import { drawCards, place, suitOfCard, putWarriorsInEach } from '@woodlog/core/root-law';
import type { Step } from '../shared/bot.ts';
import { freeCorner } from '../shared/corners.ts';
import { tunnel } from './dig.ts';
import { crown, unswayed } from './ministers.ts';
import { STARTING_MINISTERS, STARTING_WARRIORS } from './numbers.ts';

const surface: Step = {
  law: 'B.10.3.3',
  name: 'Surface',
  *play(turn) {
    const { me, layout } = turn;
    const corner = yield* freeCorner(turn, me, 'B.10.3.3', false);
    const warriors = { column: me.warrior, count: STARTING_WARRIORS };
    yield* place(turn, me, corner, [warriors, { column: tunnel(turn), count: 1 }]);
    yield* putWarriorsInEach(turn, me, layout.map.adjacent[corner], STARTING_WARRIORS);
  },
};

/** A bird sways the topmost remaining minister (D50). */
const swayStarting: Step = {
  law: 'B.10.3.5',
  name: 'Sway Starting Ministers',
  *play(turn) {
    for (let n = 0; n < STARTING_MINISTERS; n++) {
      const [card] = yield* drawCards(turn, 'B.10.3.5', 'discard', 1);
      const drawn = card === undefined ? null : suitOfCard(card);
      const minister = unswayed(turn, turn.me).find(({ suit }) => drawn === 'B' || suit === drawn);
      if (minister !== undefined) yield* crown(turn.me, minister);
    }
  },
};

/** Setup fills supplies, Burrow and tracks (B.10.3.1, B.10.3.2, B.10.3.4). */
export const SETUP: readonly Step[] = [surface, swayStarting];
