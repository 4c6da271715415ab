import { type RootTurn, score } from '@woodlog/core/root-law';
import type { Step } from './bot.ts';

/** "At the end of Evening, score one point": every Nightmare card. */
export const scoreOneStep = (law: string): Step => ({
  law,
  name: 'Score one',
  play: (turn) => score(turn, turn.me, 1),
});

export function* nothing(): RootTurn {}
