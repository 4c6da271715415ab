import type { Bot, Step } from '../shared/bot.ts';
import { difficultiesBy } from '../shared/difficulties.ts';
import { discardOrderStep, revealOrderStep } from '../shared/order.ts';
import { craftOrBuyStep } from '../shared/market.ts';
import { THEIR_WARRIORS } from '../shared/services.ts';
import { gentrified } from './bases.ts';
import { ALLIANCE } from './law.ts';
import { ORGANIZERS } from './numbers.ts';
import { organize, publicPity, recruit, revoltStep, spreadSympathy, surpriseRevolt } from './steps.ts';
import { TRAITS } from './traits.ts';

const organizeStep: Step = {
  law: 'B.6.6.1',
  name: 'Organize',
  play: (turn) => organize(turn, ORGANIZERS.default),
};

/** Automated Alliance (B.6). It starts with no pieces on the map; setup fills its boxes (B.6.3). */
export const AUTOMATED_ALLIANCE: Bot = {
  id: 'automated-alliance',
  law: ALLIANCE,
  phases: {
    setup: { law: 'B.6.3', laid: ['B.6.2.1', 'B.6.3.1', 'B.6.3.2', 'B.6.3.3'], steps: [] },
    birdsong: {
      law: 'B.6.4',
      steps: [
        revealOrderStep('B.6.4.1'),
        craftOrBuyStep('B.6.4.2', THEIR_WARRIORS, 'ROOT-263'),
        revoltStep,
        publicPity,
      ],
    },
    daylight: { law: 'B.6.5', steps: [spreadSympathy, surpriseRevolt] },
    evening: { law: 'B.6.6', steps: [organizeStep, recruit, discardOrderStep('B.6.6.3')] },
  },
  difficulties: difficultiesBy(['ROOT-131', 'ROOT-132', 'ROOT-133'], 'B.6.6.1', organize, ORGANIZERS),
  traits: TRAITS,
  gentrified,
};
