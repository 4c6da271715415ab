import type { CardModifier } from '../shared/bot.ts';
import { atEndOf, instead } from '../shared/patches.ts';
import { scoreOneStep } from '../shared/steps.ts';
import { ORGANIZERS } from './numbers.ts';
import { organize } from './steps.ts';

const organizeAt = (warriors: number) => instead('B.6.6.1', () => (turn) => organize(turn, warriors));

export const DIFFICULTIES: Readonly<Record<string, CardModifier>> = {
  easy: { card: 'ROOT-131', patches: [organizeAt(ORGANIZERS.easy)] },
  challenging: { card: 'ROOT-132', patches: [organizeAt(ORGANIZERS.challenging)] },
  nightmare: {
    card: 'ROOT-133',
    patches: [organizeAt(ORGANIZERS.challenging), atEndOf('evening', scoreOneStep('ROOT-133'))],
  },
};
