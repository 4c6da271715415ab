import type { CardModifier } from '../shared/bot.ts';
import { atEndOf, instead } from '../shared/patches.ts';
import { scoreOneStep } from '../shared/steps.ts';
import { refreshItems } from './evening.ts';

const refreshes = (more: number) => instead('B.7.6.1', () => (turn) => refreshItems(turn, more));

export const DIFFICULTIES: Readonly<Record<string, CardModifier>> = {
  easy: { card: 'ROOT-124', patches: [refreshes(-1)] },
  challenging: { card: 'ROOT-125', patches: [refreshes(1)] },
  nightmare: { card: 'ROOT-126', patches: [refreshes(1), atEndOf('evening', scoreOneStep('ROOT-126'))] },
};
