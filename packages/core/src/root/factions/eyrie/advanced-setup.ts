import { onMapEdge } from '../../law/homelands.ts';
import { settleStep } from '../../turn/homeland.ts';
import type { Step } from '../../law/step.ts';
import { EYRIE_WARRIORS } from '../../data/factions/eyrie.ts';
import { chooseLeader } from './turmoil.ts';
import { columnOf } from '../../table/look-up.ts';

const CARD = 'ROOT-269';

/** The Eyrie set up by their setup card (A.8.3). */
export const eyrieAdvancedSetup: readonly Step[] = [
  settleStep(CARD, (turn) => ({
    among: onMapEdge(turn),
    between: 2,
    pieces: [
      { column: columnOf(turn, 'Eb'), count: 1 },
      { column: turn.me.warrior, count: EYRIE_WARRIORS.setup },
    ],
  })),
  { law: CARD, name: 'Choose a leader', play: (turn) => chooseLeader(turn, CARD) },
];
