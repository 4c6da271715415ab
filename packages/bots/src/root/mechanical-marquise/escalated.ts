import type { Step } from '../shared/bot.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { mostCommon } from './buildings.ts';
import { build, fight, marchAll, RECRUITS } from './daylight.ts';
import { recruitEscalated } from './recruit.ts';

const battleStep: Step = {
  law: 'B.4.7.1',
  name: 'Battle',
  *play(turn) {
    for (const clearing of clearingsInOrder(turn)) yield* fight(turn, clearing, 'B.4.7.1.I');
  },
};

const recruitStep: Step = { law: 'B.4.7.2', name: 'Recruit', play: (turn) => recruitEscalated(turn, RECRUITS) };

const buildStep: Step = { law: 'B.4.7.3', name: 'Build', play: (turn) => build(turn, mostCommon(turn)) };

/** She moves from every clearing, and battles in each that she moved into. */
const moveStep: Step = {
  law: 'B.4.7.4',
  name: 'Move',
  *play(turn) {
    const reached = yield* marchAll(turn, clearingsInOrder(turn));
    for (const clearing of clearingsInOrder(turn)) {
      if (reached.has(clearing)) yield* fight(turn, clearing, 'B.4.7.1.I');
    }
  },
};

export const ESCALATED_DAYLIGHT: readonly Step[] = [battleStep, recruitStep, buildStep, moveStep];
