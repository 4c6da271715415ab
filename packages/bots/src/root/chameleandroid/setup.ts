import type { Part } from '@woodlog/core/root';
import { transfer, moveParts, byChance, repeated, openToWarriors } from '@woodlog/core/root-law';
import type { Step } from '../shared/bot.ts';
import { ALL_CLEARINGS } from '../shared/order.ts';
import { lowestPriority } from '../shared/priority.ts';
import { target } from '../shared/target.ts';
import { PATRON_TRACK } from './numbers.ts';

/** The warrior goes to the clearing of lowest priority; setup fills the supply (Chmd.3.1). */
export const placeWarrior: Step = {
  law: 'Chmd.3.2',
  name: 'Place Warriors',
  *play(turn) {
    const { me } = turn;
    if ((me.setup.difficulties ?? []).length > 1) turn.cite('Chmd.8.6');
    const legal = openToWarriors(turn, me, ALL_CLEARINGS);
    const clearing = target(turn, legal, lowestPriority);
    if (clearing === undefined) return;
    yield* transfer('Nw', me.supply, `${clearing}`);
  },
};

/** Patron's ego are on the track in random order (Chmd.9.1, D25). */
export const layTrack: Step = {
  law: 'Chmd.9.1',
  name: 'Lay the ego track',
  *play({ me }) {
    const left = Object.entries(PATRON_TRACK).flatMap(([ego, count]) => repeated(count, ego));
    const parts: Part[] = [];
    while (left.length > 0) {
      const what = (yield* byChance('Chmd.9.1', 'word', 'next ego on the track', [...left]))!;
      left.splice(left.indexOf(what), 1);
      parts.push({ count: 1, what, from: me.supply, to: `${me.board}_e` });
    }
    yield* moveParts(parts);
  },
};
