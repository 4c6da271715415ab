import type { Bot } from '../shared/bot.ts';
import { discardOrderStep, revealOrderStep } from '../shared/order.ts';
import { DAYLIGHT } from './daylight.ts';
import { DIFFICULTIES } from './difficulties.ts';
import { DISAPPEAR } from './disappear.ts';
import { ESCALATED_DAYLIGHT } from './escalated.ts';
import { CHAMELEANDROID as LAW } from './law.ts';
import { isLast } from './players.ts';
import { buyAmbush, craft } from './services.ts';
import { placeWarrior } from './setup.ts';
import { TRAITS } from './traits.ts';

/** Chameleandroid (Chmd). */
export const CHAMELEANDROID: Bot = {
  id: 'chameleandroid',
  law: LAW,
  phases: {
    setup: { law: 'Chmd.3', laid: ['Chmd.3.1'], steps: [placeWarrior] },
    birdsong: { law: 'Chmd.4', steps: [buyAmbush, revealOrderStep('Chmd.4.1'), craft] },
    daylight: { law: 'Chmd.5', steps: DAYLIGHT },
    escalated: { law: 'Chmd.7', steps: ESCALATED_DAYLIGHT, when: isLast },
    evening: { law: 'Chmd.6', steps: [DISAPPEAR, discardOrderStep('Chmd.6.2')] },
  },
  difficulties: DIFFICULTIES,
  combinesDifficulties: true,
  traits: TRAITS,
};
