import type { Change } from '../shared/bot.ts';
import { atEndOf, instead } from '../shared/patches.ts';
import { scoreOneStep } from '../shared/steps.ts';
import { recruit } from './burrow.ts';
import { RECRUITS } from './numbers.ts';

const recruiting = (base: number) => instead('B.10.4.3', () => (turn) => recruit(turn, base));

export const DIFFICULTIES: Readonly<Record<string, Change>> = {
  easy: { card: 'ROOT-228', edits: [recruiting(RECRUITS.easy)] },
  challenging: { card: 'ROOT-229', edits: [recruiting(RECRUITS.challenging)] },
  nightmare: {
    card: 'ROOT-230',
    edits: [recruiting(RECRUITS.challenging), atEndOf('evening', scoreOneStep('ROOT-230'))],
  },
};
