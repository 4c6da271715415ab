import type { CardModifier, Step } from '../shared/bot.ts';
import { after, atEndOf, instead } from '../shared/patches.ts';
import { scoreOneStep } from '../shared/steps.ts';
import { recruit, recruitEscalated, recruitMore } from './recruit.ts';

/** Warriors recruited on Easy, and additional ones placed on Challenging. */
const EASY = 2;
const MORE = 2;

const more = (law: string): Step => ({ law, name: 'Recruit more', play: (turn) => recruitMore(turn, MORE) });

const challenging = (card: string) => [after('B.4.5.2', more(card)), after('B.4.7.2', more(card))];

export const DIFFICULTIES: Readonly<Record<string, CardModifier>> = {
  easy: {
    card: 'ROOT-117',
    patches: [
      instead('B.4.5.2', () => (turn) => recruit(turn, EASY)),
      instead('B.4.7.2', () => (turn) => recruitEscalated(turn, EASY)),
    ],
  },
  challenging: { card: 'ROOT-118', patches: challenging('ROOT-118') },
  nightmare: { card: 'ROOT-119', patches: [...challenging('ROOT-119'), atEndOf('evening', scoreOneStep('ROOT-119'))] },
};
