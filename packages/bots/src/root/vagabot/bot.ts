import type { Bot } from '../shared/bot.ts';
import { difficultiesBy } from '../shared/difficulties.ts';
import { BIRDSONG } from './birdsong.ts';
import { CHARACTERS } from './characters.ts';
import { DAYLIGHT } from './daylight.ts';
import { EVENING, refreshItems } from './evening.ts';
import { VAGABOT_LAW, gentrified } from './law.ts';
import { MORE_REFRESHED } from './numbers.ts';
import { SETUP } from './setup.ts';
import { TRAITS } from './traits.ts';

/** Vagabot (B.7), under V or G. */
export const VAGABOT: Bot = {
  id: 'vagabot',
  law: VAGABOT_LAW,
  phases: {
    setup: { law: 'B.7.3', laid: ['B.7.3.1', 'B.7.3.4', 'B.7.3.5'], steps: SETUP },
    birdsong: { law: 'B.7.4', steps: BIRDSONG },
    daylight: { law: 'B.7.5', steps: DAYLIGHT },
    evening: { law: 'B.7.6', steps: EVENING },
  },
  difficulties: difficultiesBy(['ROOT-124', 'ROOT-125', 'ROOT-126'], 'B.7.6.1', refreshItems, MORE_REFRESHED),
  traits: TRAITS,
  characters: CHARACTERS,
  gentrified,
};
