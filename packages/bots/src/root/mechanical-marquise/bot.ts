import { THE_KEEP } from '@woodlog/core/root-law';
import type { Bot } from '../shared/bot.ts';
import { discardOrderStep, isBirdOrder, revealOrderStep } from '../shared/order.ts';
import { craftOrBuyStep } from '../shared/market.ts';
import { OWN_WARRIORS } from '../shared/services.ts';
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
  phases: {
    setup: { law: 'B.4.3', laid: ['B.4.3.1', 'B.4.3.5'], steps: SETUP },
    birdsong: {
      law: 'B.4.4',
      steps: [revealOrderStep('B.4.4.1'), craftOrBuyStep('B.4.4.2', OWN_WARRIORS, 'ROOT-261')],
    },
    daylight: { law: 'B.4.5', steps: DAYLIGHT },
    escalated: { law: 'B.4.7', steps: ESCALATED_DAYLIGHT, when: isBirdOrder },
    evening: { law: 'B.4.6', steps: [SCORE, discardOrderStep('B.4.6.2')] },
  },
  difficulties: DIFFICULTIES,
  traits: TRAITS,
  gentrified,
};
