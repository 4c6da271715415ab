import type { Bot, Step } from '../shared/bot.ts';
import { difficultiesBy } from '../shared/difficulties.ts';
import { performConspiracies } from './conspiracies.ts';
import { EVENING } from './evening.ts';
import { gentrified } from './gardens.ts';
import { LIZARDS } from './law.ts';
import { commonSuit } from './lost-souls.ts';
import { RITUALS } from './numbers.ts';
import { performRituals, rituals } from './rituals.ts';
import { buyLostSouls } from './services.ts';
import { SETUP } from './setup.ts';
import { TRAITS } from './traits.ts';

/** The order is only a suit, not a card (D15). */
const setOrder: Step = {
  law: 'B.8.4.1',
  name: 'Set Order',
  // biome-ignore lint/correctness/useYield: nothing moves.
  *play(turn) {
    const suit = commonSuit(turn);
    turn.order = { card: `${suit}#`, suit };
  },
};

/** Logical Lizards (B.8). */
export const LOGICAL_LIZARDS: Bot = {
  id: 'logical-lizards',
  law: LIZARDS,
  phases: {
    setup: { law: 'B.8.3', laid: ['B.8.3.1', 'B.8.3.3', 'B.8.3.4'], steps: SETUP },
    birdsong: { law: 'B.8.4', steps: [buyLostSouls, setOrder, performConspiracies] },
    daylight: { law: 'B.8.5', steps: [performRituals] },
    evening: { law: 'B.8.6', steps: EVENING },
  },
  difficulties: difficultiesBy(['ROOT-243', 'ROOT-244', 'ROOT-245'], 'B.8.5', rituals, RITUALS),
  traits: TRAITS,
  gentrified,
};
