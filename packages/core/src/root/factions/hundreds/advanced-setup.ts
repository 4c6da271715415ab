import { onMapEdge } from '../../law/homelands.ts';
import { columnNamed } from '../../table/look-up.ts';
import { lookAtHand } from '../../turn/hand.ts';
import { settleStep } from '../../turn/homeland.ts';
import type { Phase } from '../../law/step.ts';
import type { HundredsMemory } from './memory.ts';
import { STARTING_WARRIORS } from '../../data/factions/hundreds.ts';
import { warlord } from './warlord.ts';

const CARD = 'ROOT-276';

/** The Hundreds set up by their setup card (A.8.3). */
export const hundredsAdvancedSetup: Phase<HundredsMemory> = {
  law: 'A.8.3',
  laid: ['14.3.1', '14.3.3', '14.3.4'],
  steps: [
    lookAtHand,
    settleStep(CARD, (turn) => ({
      among: onMapEdge(turn),
      between: 2,
      pieces: [
        { column: warlord(turn), count: 1 },
        { column: turn.me.warrior, count: STARTING_WARRIORS },
        { column: columnNamed(turn.layout, 'Hb'), count: 1 },
      ],
    })),
  ],
};
