import type { Player } from '../law/context.ts';
import { controllerOf } from '../law/enemies.ts';
import { inSupply, piecesAt, warriorsAt } from '../law/pieces.ts';
import type { Share } from '../law/choose.ts';
import { placeEach } from '../turn/place-each.ts';
import type { Choice, Turn } from '../law/step.ts';
import { placeIn, withPiecesOf, withWarriors, additions } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { choice } from '../turn/choices-at.ts';
import { openToWarriors } from '../law/place.ts';

const GANGS = 'ROOT-179';

/** A warrior of its controller at each Bandit, or a Bandit in a clearing with its controller's pieces. */
function choices(turn: Turn, self: Player): Choice[] {
  const { me } = turn;
  const places = additions(turn, self, GANGS, withPiecesOf(turn, me));
  if (me.warrior < 0 || inSupply(turn, me.warrior) === 0) return places;
  const bandits = openToWarriors(turn, me, withWarriors(turn, self)).map(
    (clearing): Share => ({ place: clearing, count: warriorsAt(turn, self, clearing) }),
  );
  if (bandits.length === 0) return places;
  const recruit: Choice = choice({ kind: 'recruit', law: GANGS }, () =>
    placeEach(turn, GANGS, 'warriors in clearing', me.warrior, bandits),
  );
  return [...places, recruit];
}

/** The Bandit Gangs: nobody can battle them where their controller has pieces. */
export const BANDIT_GANGS: HirelingLaw = {
  law: GANGS,
  pieces: {
    protects(ctx, self, owner, _by, clearing) {
      const holder = controllerOf(ctx, self);
      return owner === self && holder !== undefined && piecesAt(ctx, holder, clearing) > 0;
    },
  },
  hired: (ctx, self, by) => placeIn(ctx, self, by, GANGS, withPiecesOf(ctx, by)),
  actions: [{ choices }],
};
