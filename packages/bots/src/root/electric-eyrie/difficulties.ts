import type { Change } from '../shared/bot.ts';
import { after, atEndOf, instead } from '../shared/patches.ts';
import { scoreOneStep } from '../shared/steps.ts';
import { tuck, tuckAmbush } from './setup.ts';

/** Viziers on Easy. */
const EASY_VIZIERS = 1;

export const DIFFICULTIES: Readonly<Record<string, Change>> = {
  easy: { card: 'ROOT-110', edits: [instead('B.5.3.3', () => (turn) => tuck(turn, EASY_VIZIERS))] },
  challenging: { card: 'ROOT-111', edits: [after('B.5.3.3', tuckAmbush('ROOT-111'))] },
  nightmare: {
    card: 'ROOT-112',
    edits: [after('B.5.3.3', tuckAmbush('ROOT-112')), atEndOf('evening', scoreOneStep('ROOT-112'))],
  },
};
