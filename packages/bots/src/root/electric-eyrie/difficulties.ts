import type { CardModifier } from '../shared/bot.ts';
import { after, atEndOf, instead } from '../shared/patches.ts';
import { scoreOneStep } from '../shared/steps.ts';
import { tuck, tuckAmbush } from './setup.ts';

const EASY_VIZIERS = 1;

export const DIFFICULTIES: Readonly<Record<string, CardModifier>> = {
  easy: { card: 'ROOT-110', patches: [instead('B.5.3.3', () => (turn) => tuck(turn, EASY_VIZIERS))] },
  challenging: { card: 'ROOT-111', patches: [after('B.5.3.3', tuckAmbush('ROOT-111'))] },
  nightmare: {
    card: 'ROOT-112',
    patches: [after('B.5.3.3', tuckAmbush('ROOT-112')), atEndOf('evening', scoreOneStep('ROOT-112'))],
  },
};
