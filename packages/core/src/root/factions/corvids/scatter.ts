import { clearingsFor } from '../../law/cards.ts';
import { CLEARING_SUITS } from '../../data/vocabulary.ts';
import { putWarriors, openToWarriors } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { chooseOne } from '../../law/choose.ts';
import type { Turn } from '../../law/step.ts';

/** A warrior in any clearing of each suit (13.3.2). */
export function* scatter(turn: Turn, law: string): RootTurn {
  const { me } = turn;
  for (const suit of CLEARING_SUITS) {
    const options = openToWarriors(turn, me, clearingsFor(turn, suit));
    if (options.length === 0) continue;
    const at = yield* chooseOne(me, law, 'place', `clearing of ${suit} to scatter to`, options);
    yield* putWarriors(turn, me, at, 1);
  }
}
