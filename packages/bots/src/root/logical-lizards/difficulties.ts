import type { CardModifier } from '../shared/bot.ts';
import { atEndOf, instead } from '../shared/patches.ts';
import { scoreOneStep } from '../shared/steps.ts';
import { RITUALS } from './numbers.ts';
import { rituals } from './rituals.ts';

const revealing = (cards: number) => instead('B.8.5', () => (turn) => rituals(turn, cards));

export const DIFFICULTIES: Readonly<Record<string, CardModifier>> = {
  easy: { card: 'ROOT-243', patches: [revealing(RITUALS.easy)] },
  challenging: { card: 'ROOT-244', patches: [revealing(RITUALS.challenging)] },
  nightmare: {
    card: 'ROOT-245',
    patches: [revealing(RITUALS.challenging), atEndOf('evening', scoreOneStep('ROOT-245'))],
  },
};
