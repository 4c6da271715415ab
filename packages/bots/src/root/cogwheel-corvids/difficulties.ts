import type { CardModifier } from '../shared/bot.ts';
import { atEndOf, instead } from '../shared/patches.ts';
import { scoreOneStep } from '../shared/steps.ts';
import { RECRUITS } from './numbers.ts';
import { recruit } from './recruit.ts';

const recruiting = (warriors: number) => instead('B.11.4.3', () => (turn) => recruit(turn, warriors));

export const DIFFICULTIES: Readonly<Record<string, CardModifier>> = {
  easy: { card: 'ROOT-235', patches: [recruiting(RECRUITS.easy)] },
  challenging: { card: 'ROOT-236', patches: [recruiting(RECRUITS.challenging)] },
  nightmare: {
    card: 'ROOT-237',
    patches: [recruiting(RECRUITS.challenging), atEndOf('evening', scoreOneStep('ROOT-237'))],
  },
};
