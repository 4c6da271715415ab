import type { Change } from '../frame/bot.ts';
import { atEndOf, instead } from '../frame/edits.ts';
import { scoreOneStep } from '../frame/steps.ts';
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
