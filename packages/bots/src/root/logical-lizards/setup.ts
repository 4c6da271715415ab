import { drawCards, placeWhatFits, putWarriorsInEach } from '@woodlog/core/root-law';
import type { Step } from '../shared/bot.ts';
import { freeCorner } from '../shared/corners.ts';
import { gardenFor } from './gardens.ts';
import { LOST_SOULS } from './lost-souls.ts';
import { ADJACENT_WARRIORS, STARTING_SOULS, STARTING_WARRIORS } from './numbers.ts';

const placeWarriors: Step = {
  law: 'B.8.3.2',
  name: 'Place Warriors',
  *play(turn) {
    const { me, layout } = turn;
    const corner = yield* freeCorner(turn, me, 'B.8.3.2');
    const warriors = { column: me.warrior, count: STARTING_WARRIORS };
    const garden = gardenFor(turn, corner);
    yield* placeWhatFits(turn, me, corner, garden < 0 ? [warriors] : [warriors, { column: garden, count: 1 }]);
    yield* putWarriorsInEach(turn, me, layout.map.adjacent[corner], ADJACENT_WARRIORS);
  },
};

const drawLostSouls: Step = {
  law: 'B.8.3.5',
  name: 'Draw Lost Souls',
  *play(turn) {
    yield* drawCards(turn, 'B.8.3.5', LOST_SOULS, STARTING_SOULS);
  },
};

/** Setup fills supply, conspiracy marker and tracks (B.8.3.1, B.8.3.3, B.8.3.4). */
export const SETUP: readonly Step[] = [placeWarriors, drawLostSouls];
