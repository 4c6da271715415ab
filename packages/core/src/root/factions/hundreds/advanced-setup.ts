import { onMapEdge } from '../../law/homelands.ts';
import { settleStep } from '../../turn/homeland.ts';
import type { Step } from '../../law/step.ts';
import { STARTING_WARRIORS } from '../../data/factions/hundreds.ts';
import { warlord } from './warlord.ts';
import { columnOf } from '../../table/look-up.ts';

const CARD = 'ROOT-276';

/** The Hundreds set up by their setup card (A.8.3). */
export const hundredsAdvancedSetup: readonly Step[] = [
  settleStep(CARD, (turn) => ({
    among: onMapEdge(turn),
    between: 2,
    pieces: [
      { column: warlord(turn), count: 1 },
      { column: turn.me.warrior, count: STARTING_WARRIORS },
      { column: columnOf(turn, 'Hb'), count: 1 },
    ],
  })),
];
