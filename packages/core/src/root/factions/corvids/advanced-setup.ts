import { CLEARINGS } from '../../data/vocabulary.ts';
import { settleStep } from '../../turn/homeland.ts';
import type { Step } from '../../law/step.ts';
import { plotColumn } from './plots.ts';
import { scatter } from './scatter.ts';

const CARD = 'ROOT-275';

/** The Corvids set up by their setup card (A.8.3). */
export const corvidsAdvancedSetup: readonly Step[] = [
  settleStep(CARD, (turn) => ({
    among: CLEARINGS,
    between: 0,
    pieces: [
      { column: turn.me.warrior, count: 1 },
      { column: plotColumn(turn, 't'), count: 1 },
    ],
  })),
  { law: CARD, name: 'Scatter', play: (turn) => scatter(turn, CARD) },
];
