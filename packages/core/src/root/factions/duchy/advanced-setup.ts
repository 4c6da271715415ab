import { CLEARINGS } from '../../data/vocabulary.ts';
import { adjacentClearings } from '../../law/adjacency.ts';
import { settle, spreadEvenly } from '../../turn/homeland.ts';
import type { Step } from '../../law/step.ts';
import { ADVANCED_WARRIORS } from '../../data/factions/duchy.ts';
import { columnOf } from '../../table/look-up.ts';

const CARD = 'ROOT-274';

/** The Duchy sets up by its setup card (A.8.3). */
export const duchyAdvancedSetup: readonly Step[] = [
  {
    law: CARD,
    name: 'Settle a homeland',
    *play(turn) {
      const { me, state } = turn;
      const home = yield* settle(turn, {
        law: CARD,
        among: CLEARINGS,
        between: 1,
        pieces: [
          { column: me.warrior, count: ADVANCED_WARRIORS.homeland },
          { column: columnOf(turn, 'Dt'), count: 1 },
        ],
      });
      if (home === undefined) return;
      yield* spreadEvenly(turn, CARD, adjacentClearings(state, home), me.warrior, ADVANCED_WARRIORS.adjacent);
    },
  },
];
