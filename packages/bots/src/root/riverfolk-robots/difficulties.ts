import type { CardModifier } from '../shared/bot.ts';
import { atEndOf, instead } from '../shared/patches.ts';
import { scoreOneStep } from '../shared/steps.ts';
import { buildAndGarrison } from './daylight.ts';
import { GARRISONS } from './numbers.ts';

const garrison = (warriors: number) => instead('B.9.5.1', () => (turn) => buildAndGarrison(turn, warriors));

export const DIFFICULTIES: Readonly<Record<string, CardModifier>> = {
  easy: { card: 'ROOT-250', patches: [garrison(GARRISONS.easy)] },
  challenging: { card: 'ROOT-251', patches: [garrison(GARRISONS.challenging)] },
  nightmare: {
    card: 'ROOT-252',
    patches: [garrison(GARRISONS.challenging), atEndOf('evening', scoreOneStep('ROOT-252'))],
  },
};
