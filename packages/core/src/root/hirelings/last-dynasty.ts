import { chooseOne } from '../law/choose.ts';
import { followedBy } from '../turn/choices-at.ts';
import type { Player } from '../law/context.ts';
import { onMapEdge } from '../law/homelands.ts';
import { putWarriors } from '../law/place.ts';
import { rules } from '../law/rule.ts';
import type { Choice, Turn } from '../law/step.ts';
import { battleChoices, free } from '../turn/moves-and-battles.ts';
import { fight, openTo, PLACE_IN, placings, withPiecesOf, movesFrom } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';

const LAW = 'ROOT-186';
const ALL = 5;

/**
 * Off the map, they all return and battle; where they rule, they may all move and battle (D118); otherwise they battle
 * twice.
 */
function choices(turn: Turn, self: Player): Choice[] {
  const [at] = withPiecesOf(turn, self);
  if (at === undefined)
    return placings(LAW, openTo(turn, self, onMapEdge(turn)), function* (clearing) {
      yield* putWarriors(turn, self, clearing, ALL);
      yield* fight(turn, self, LAW, [clearing]);
    });
  const battles = battleChoices(turn, LAW, free, [at], self);
  if (rules(turn, self, at)) {
    const moves = movesFrom(turn, self, LAW, at, () => fight(turn, self, LAW, withPiecesOf(turn, self)));
    return [...moves, ...battles];
  }
  return followedBy(battles, () => fight(turn, self, LAW, [at]));
}

/** The Last Dynasty: five warriors who stand together. */
export const LAST_DYNASTY: HirelingLaw = {
  law: LAW,
  *setUp(ctx, self, by) {
    yield* putWarriors(ctx, self, yield* chooseOne(by, LAW, 'place', PLACE_IN, onMapEdge(ctx)), ALL);
  },
  actions: [{ choices }],
};
