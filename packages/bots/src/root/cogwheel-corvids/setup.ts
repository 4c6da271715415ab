import { isOfSuit, putWarriors, openToWarriors } from '@woodlog/core/root-law';
import type { Step } from '../shared/bot.ts';
import { clearingsInOrder, lowestPriority } from '../shared/priority.ts';
import { target } from '../shared/target.ts';

const SUITS = ['F', 'R', 'M'] as const;

/** A warrior in the clearing of lowest priority of each suit where one may be placed, in order of priority (B.2.4). */
const scatter: Step = {
  law: 'B.11.3.2',
  name: 'Scatter',
  *play(turn) {
    const { me } = turn;
    const legal = openToWarriors(turn, me, clearingsInOrder(turn));
    const chosen = SUITS.map((suit) =>
      target(
        turn,
        legal.filter((clearing) => isOfSuit(turn, clearing, suit)),
        lowestPriority,
      ),
    );
    for (const clearing of legal) {
      if (chosen.includes(clearing)) yield* putWarriors(turn, me, clearing, 1);
    }
  },
};

/** Setup fills the supplies (B.11.3.1). */
export const SETUP: readonly Step[] = [scatter];
