import { transfer, onMap, score } from '@woodlog/core/root-law';
import type { Bot, Step } from '../shared/bot.ts';
import { revealOrderStep } from '../shared/order.ts';
import { columnPlace } from './decree.ts';
import { DIFFICULTIES } from './difficulties.ts';
import { ROOST_POINTS } from './numbers.ts';
import { fight, march, recruit } from './resolve.ts';
import { build, gentrified, newRoost, roost } from './roosts.ts';
import { craft } from './services.ts';
import { placeStart, tuckViziers } from './setup.ts';
import { TRAITS } from './traits.ts';
import { humiliate, purge } from './turmoil.ts';

/** The order card goes to the column of its suit, and still counts as the order (D14, D15). */
const addToDecree: Step = {
  law: 'B.5.4.3',
  name: 'Add to Decree',
  *play({ order, me }) {
    if (order?.suit != null) yield* transfer(order.card, me.board, columnPlace(me, order.suit));
  },
};

const scoreRoosts: Step = {
  law: 'B.5.6',
  name: 'Score',
  *play(turn) {
    const roosts = onMap(turn, roost(turn.me));
    if (roosts > 0) yield* score(turn, turn.me, ROOST_POINTS[roosts - 1]!);
  },
};

/**
 * Electric Eyrie (B.5). Setup fills supplies and tracks (B.5.3.1, B.5.3.4). Lords of the Forest (B.5.2.1) is in the
 * rules of rule. Any turmoil skips to Evening (B.5.7.3), which begins with the rest of it.
 */
export const ELECTRIC_EYRIE: Bot = {
  id: 'electric-eyrie',
  law: {},
  phases: {
    setup: { law: 'B.5.3', laid: ['B.5.3.1', 'B.5.3.4'], steps: [placeStart, tuckViziers] },
    birdsong: {
      law: 'B.5.4',
      steps: [revealOrderStep('B.5.4.1'), craft, addToDecree, newRoost],
    },
    daylight: { law: 'B.5.5', steps: [...recruit, ...march, ...fight, build] },
    evening: { law: 'B.5.6', steps: [humiliate, purge, scoreRoosts] },
  },
  difficulties: DIFFICULTIES,
  traits: TRAITS,
  gentrified,
};
