import { oneOfEach } from '../law/pieces.ts';
import { CLEARINGS } from '../data/vocabulary.ts';
import type { Player } from '../law/context.ts';
import { putWarriors, openToWarriors } from '../law/place.ts';
import { countAt, placeNamed } from '../table/look-up.ts';
import { battleChoices, free } from '../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../law/step.ts';
import { fight, movesOf, placings, withWarriors } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';

const LAW = 'ROOT-188';

/** A move, then a battle; or all Patrols on the card return to others. */
function choices(turn: Turn, self: Player): Choice[] {
  const moves = movesOf(turn, self, LAW, () => fight(turn, self, LAW));
  const battles = battleChoices(turn, LAW, free, CLEARINGS, self);
  const resting = countAt(turn.state, placeNamed(turn.layout, self.board).row, self.warrior);
  if (resting === 0) return [...moves, ...battles];
  const open = openToWarriors(turn, self, withWarriors(turn, self));
  const back = placings(LAW, open, function* (at) {
    yield* putWarriors(turn, self, at, resting, self.board);
  });
  return [...moves, ...battles, ...back];
}

/** The Forest Patrol: of those removed at one time, one goes to the card. */
export const FOREST_PATROL: HirelingLaw = {
  law: LAW,
  pieces: {
    keeps: (_ctx, self, pieces) =>
      pieces.some(({ column }) => column === self.warrior) ? oneOfEach([self.warrior]) : [],
  },
  *setUp(ctx, self) {
    for (const clearing of CLEARINGS) yield* putWarriors(ctx, self, clearing, 1);
  },
  actions: [{ choices }],
};
