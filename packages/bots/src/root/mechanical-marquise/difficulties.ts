import type { Step } from '../shared/bot.ts';
import { difficultiesOf } from '../shared/difficulties.ts';
import { after, instead } from '../shared/patches.ts';
import { recruit, recruitEscalated, recruitMore } from './recruit.ts';

/** Warriors recruited on Easy, and additional ones placed on Challenging. */
const EASY = 2;
const MORE = 2;

const more = (law: string): Step => ({ law, name: 'Recruit more', play: (turn) => recruitMore(turn, MORE) });

export const DIFFICULTIES = difficultiesOf(
  ['ROOT-117', 'ROOT-118', 'ROOT-119'],
  [instead('B.4.5.2', (turn) => recruit(turn, EASY)), instead('B.4.7.2', (turn) => recruitEscalated(turn, EASY))],
  (card) => [after('B.4.5.2', more(card)), after('B.4.7.2', more(card))],
);
