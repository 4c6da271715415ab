import type { Change } from '../shared/bot.ts';
import { atEndOf, instead } from '../shared/patches.ts';
import { scoreOneStep } from '../shared/steps.ts';
import { ORGANIZERS } from './numbers.ts';
import { organize } from './steps.ts';

const organizeAt = (warriors: number) => instead('B.6.6.1', () => (turn) => organize(turn, warriors));

export const DIFFICULTIES: Readonly<Record<string, Change>> = {
  easy: { card: 'ROOT-131', edits: [organizeAt(ORGANIZERS.easy)] },
  challenging: { card: 'ROOT-132', edits: [organizeAt(ORGANIZERS.challenging)] },
  nightmare: {
    card: 'ROOT-133',
    edits: [organizeAt(ORGANIZERS.challenging), atEndOf('evening', scoreOneStep('ROOT-133'))],
  },
};
