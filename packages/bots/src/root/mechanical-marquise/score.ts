import { score } from '@woodlog/core/root-law';
import type { Step } from '../shared/bot.ts';
import { BUILDING_OF_SUIT, BUILDINGS, BUILDINGS_TRACK, standing } from './buildings.ts';

/** Scores the ordered track; for a bird order, the best one (B.4.6.1). */
export const SCORE: Step = {
  law: 'B.4.6.1',
  name: 'Score',
  *play(turn) {
    const suit = turn.order?.suit;
    if (suit == null) return;
    const tracks = suit === 'B' ? BUILDINGS : [BUILDING_OF_SUIT[suit]];
    yield* score(turn, turn.me, Math.max(...tracks.map((building) => BUILDINGS_TRACK[standing(turn, building)]!)));
  },
};
