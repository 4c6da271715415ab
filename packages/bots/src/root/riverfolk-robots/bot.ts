import type { Bot } from '../shared/bot.ts';
import { difficultiesBy } from '../shared/difficulties.ts';
import { DAYLIGHT, buildAndGarrison } from './daylight.ts';
import { EVENING } from './evening.ts';
import { ROBOTS } from './law.ts';
import { craft, setOrder, stockMarket } from './market.ts';
import { GARRISONS } from './numbers.ts';
import { SETUP } from './setup.ts';
import { gentrified } from './trade-posts.ts';
import { TRAITS } from './traits.ts';

/** Riverfolk Robots (B.9). */
export const RIVERFOLK_ROBOTS: Bot = {
  id: 'riverfolk-robots',
  law: ROBOTS,
  phases: {
    setup: { law: 'B.9.3', laid: ['B.9.3.1', 'B.9.3.3'], steps: SETUP },
    birdsong: { law: 'B.9.4', steps: [stockMarket('B.9.4.1'), craft, setOrder] },
    daylight: { law: 'B.9.5', steps: DAYLIGHT },
    evening: { law: 'B.9.6', steps: EVENING },
  },
  difficulties: difficultiesBy(['ROOT-250', 'ROOT-251', 'ROOT-252'], 'B.9.5.1', buildAndGarrison, GARRISONS),
  traits: TRAITS,
  gentrified,
};
