import { THE_KEEP } from '@woodlog/core/root-law';
import type { Bot } from '../frame/bot.ts';
import { craftOrderStep, discardOrderStep, isBirdOrder, revealOrderStep } from '../frame/order.ts';
import { DAYLIGHT } from './daylight.ts';
import { DIFFICULTIES } from './difficulties.ts';
import { ESCALATED_DAYLIGHT } from './escalated.ts';
import { gentrified } from './gentrified.ts';
import { SCORE } from './score.ts';
import { SETUP } from './setup.ts';
import { TRAITS } from './traits.ts';

/** Mechanical Marquise 2.0 (B.4). */
export const MECHANICAL_MARQUISE: Bot = {
  id: 'mechanical-marquise',
  law: THE_KEEP,
  course: {
    setup: { law: 'B.4.3', steps: SETUP },
    birdsong: { law: 'B.4.4', steps: [revealOrderStep('B.4.4.1'), craftOrderStep('B.4.4.2')] },
    daylight: { law: 'B.4.5', steps: DAYLIGHT },
    escalated: { law: 'B.4.7', steps: ESCALATED_DAYLIGHT, when: isBirdOrder },
    evening: { law: 'B.4.6', steps: [SCORE, discardOrderStep('B.4.6.2')] },
  },
  difficulties: DIFFICULTIES,
  traits: TRAITS,
  gentrified,
};
