import type { Bot, Step } from '../shared/bot.ts';
import { difficultiesBy } from '../shared/difficulties.ts';
import { revealOrderStep } from '../shared/order.ts';
import { buyFirstStep, craftOrBuyStep } from '../shared/market.ts';
import { OWN_WARRIORS } from '../shared/services.ts';
import { actWithMinisters } from './act.ts';
import { battleStep, buildStep, gentrified } from './build.ts';
import { recruit } from './burrow.ts';
import { digStep } from './dig.ts';
import { EVENING } from './evening.ts';
import { DUCHY } from './law.ts';
import { RECRUITS } from './numbers.ts';
import { SETUP } from './setup.ts';
import { TRAITS } from './traits.ts';

const recruitStep: Step = { law: 'B.10.4.3', name: 'Recruit', play: (turn) => recruit(turn, RECRUITS.default) };

/** With its advanced services, buys an ambush, which it keeps on its board until it is attacked. */
const buyAmbush = buyFirstStep('ROOT-267', 'Buy an ambush', OWN_WARRIORS, 'ambush');

/** Drillbit Duchy (B.10). */
export const DRILLBIT_DUCHY: Bot = {
  id: 'drillbit-duchy',
  law: DUCHY,
  phases: {
    setup: { law: 'B.10.3', laid: ['B.10.3.1', 'B.10.3.2', 'B.10.3.4'], steps: SETUP },
    birdsong: {
      law: 'B.10.4',
      steps: [buyAmbush, revealOrderStep('B.10.4.1'), craftOrBuyStep('B.10.4.2', OWN_WARRIORS), recruitStep],
    },
    daylight: { law: 'B.10.5', steps: [digStep, battleStep, buildStep, actWithMinisters] },
    evening: { law: 'B.10.6', steps: EVENING },
  },
  difficulties: difficultiesBy(['ROOT-228', 'ROOT-229', 'ROOT-230'], 'B.10.4.3', recruit, RECRUITS),
  traits: TRAITS,
  gentrified,
};
