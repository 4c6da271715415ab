import type { Change } from '../frame/bot.ts';
import { atEndOf, instead } from '../frame/edits.ts';
import { scoreOneStep } from '../frame/steps.ts';
import { refreshItems } from './evening.ts';

const refreshes = (more: number) => instead('B.7.6.1', () => (turn) => refreshItems(turn, more));

export const DIFFICULTIES: Readonly<Record<string, Change>> = {
  easy: { card: 'ROOT-124', edits: [refreshes(-1)] },
  challenging: { card: 'ROOT-125', edits: [refreshes(1)] },
  nightmare: { card: 'ROOT-126', edits: [refreshes(1), atEndOf('evening', scoreOneStep('ROOT-126'))] },
};
