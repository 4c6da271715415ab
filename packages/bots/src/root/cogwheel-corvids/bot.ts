import { PLOTS_LAW, onMap, score, plotColumn } from '@woodlog/core/root-law';
import type { Bot, Step } from '../shared/bot.ts';
import { difficultiesBy } from '../shared/difficulties.ts';
import { discardOrderStep, revealOrderStep } from '../shared/order.ts';
import { craftOrBuyStep } from '../shared/market.ts';
import { OWN_WARRIORS } from '../shared/services.ts';
import { battleStep, moveStep } from './daylight.ts';
import { flipPlots } from './flip.ts';
import { RECRUITS } from './numbers.ts';
import { gentrified, plot, thePlotThickens } from './plots.ts';
import { recruit } from './recruit.ts';
import { buyFavor } from './services.ts';
import { SETUP } from './setup.ts';
import { TRAITS } from './traits.ts';

const recruitStep: Step = { law: 'B.11.4.3', name: 'Recruit', play: (turn) => recruit(turn, RECRUITS.default) };

const scoreExtortion: Step = {
  law: 'B.11.6.1',
  name: 'Score',
  play: (turn) => score(turn, turn.me, onMap(turn, plotColumn(turn, 't_e'))),
};

/** Cogwheel Corvids (B.11). */
export const COGWHEEL_CORVIDS: Bot = {
  id: 'cogwheel-corvids',
  law: PLOTS_LAW,
  phases: {
    setup: { law: 'B.11.3', laid: ['B.11.3.1'], steps: SETUP },
    birdsong: {
      law: 'B.11.4',
      steps: [buyFavor, revealOrderStep('B.11.4.1'), craftOrBuyStep('B.11.4.2', OWN_WARRIORS), recruitStep, flipPlots],
    },
    daylight: { law: 'B.11.5', steps: [battleStep, moveStep, plot, thePlotThickens] },
    evening: { law: 'B.11.6', steps: [scoreExtortion, discardOrderStep('B.11.6.2')] },
  },
  difficulties: difficultiesBy(['ROOT-235', 'ROOT-236', 'ROOT-237'], 'B.11.4.3', recruit, RECRUITS),
  traits: TRAITS,
  gentrified,
};
