import type { CardModifier } from '../shared/bot.ts';
import { atEndOf, instead } from '../shared/patches.ts';
import { scoreOneStep } from '../shared/steps.ts';
import { recruit } from './burrow.ts';
import { RECRUITS } from './numbers.ts';

const recruiting = (base: number) => instead('B.10.4.3', () => (turn) => recruit(turn, base));

export const DIFFICULTIES: Readonly<Record<string, CardModifier>> = {
  easy: { card: 'ROOT-228', patches: [recruiting(RECRUITS.easy)] },
  challenging: { card: 'ROOT-229', patches: [recruiting(RECRUITS.challenging)] },
  nightmare: {
    card: 'ROOT-230',
    patches: [recruiting(RECRUITS.challenging), atEndOf('evening', scoreOneStep('ROOT-230'))],
  },
};
