import { CLEARINGS } from '../data/vocabulary.ts';
import type { Player, RulesContext, SeatedPlayer } from '../law/context.ts';
import { areEnemies, controllerOf } from '../law/enemies.ts';
import { destinations, move } from '../law/move.ts';
import { commonWarriorsAt, piecesAt } from '../law/pieces.ts';
import { mayPlace, place } from '../law/place.ts';
import type { RootTurn } from '../law/questions.ts';
import { mayBeRemoved, removeAtOnceByEffect } from '../law/remove.ts';
import type { Clearing } from '../data/vocabulary.ts';
import { chooseOne } from '../law/choose.ts';
import { movableAt } from '../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../law/step.ts';
import { isOffMap, withPiecesOf } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';

const FURIOUS = 'ROOT-190';
const STOIC = 'ROOT-191';

function* stand(
  ctx: RulesContext,
  self: Player,
  by: SeatedPlayer,
  law: string,
  clearings: readonly Clearing[],
): RootTurn {
  const [column] = self.pawns;
  if (column === undefined) return;
  const open = clearings.filter((clearing) => mayPlace(ctx, self, column, clearing));
  if (open.length === 0) return;
  const at = yield* chooseOne(by, law, 'place', 'clearing for the Protector', open);
  yield* place(ctx, self, at, [{ column, count: 1 }]);
}

/** It must move, regardless of rule; then what happens where it arrives. */
function moves(turn: Turn, self: Player, law: string, then: (at: Clearing) => RootTurn): Choice[] {
  return withPiecesOf(turn, self).flatMap((from) =>
    destinations(turn, self, from).map((to) => ({
      option: { kind: 'move', law, from, to },
      *play() {
        if (yield* move(turn, { mover: self, from, to, pieces: movableAt(turn, from, self) }))
          yield* then(to as Clearing);
      },
    })),
  );
}

/** Removes a warrior of each player there, but not of hirelings. */
function* rage(turn: Turn, self: Player, clearing: Clearing): RootTurn {
  const there = turn.seats.filter(
    (seat) => commonWarriorsAt(turn, seat, clearing) > 0 && mayBeRemoved(turn, seat, seat.warrior, clearing),
  );
  yield* removeAtOnceByEffect(
    turn,
    there.map((owner) => ({
      by: self,
      owner,
      clearing,
      pieces: [{ column: owner.warrior, count: 1 }],
      battle: null,
    })),
  );
}

/** The Furious Protector: enemies cannot place pieces in its clearing, and it strikes everyone where it arrives. */
export const FURIOUS_PROTECTOR: HirelingLaw = {
  law: FURIOUS,
  pieces: {
    nimble: FURIOUS,
    protects: (_ctx, self, owner) => owner === self,
    // Players can still place there in setup if they must.
    forbidsPlacing: (ctx, self, placer, clearing) =>
      !ctx.state.turn.setup && piecesAt(ctx, self, clearing) > 0 && areEnemies(ctx, self, placer) && FURIOUS,
  },
  setUp: (ctx, self, by) => stand(ctx, self, by, FURIOUS, CLEARINGS),
  actions: [
    {
      phase: 'birdsong',
      must: true,
      choices: (turn, self) => moves(turn, self, FURIOUS, (at) => rage(turn, self, at)),
    },
  ],
};

/** The Stoic Protector: enemies can neither battle nor remove its controller's pieces in its clearing. */
export const STOIC_PROTECTOR: HirelingLaw = {
  law: STOIC,
  pieces: {
    nimble: STOIC,
    protects: (ctx, self, owner, by, clearing) =>
      owner === self ||
      (piecesAt(ctx, self, clearing) > 0 && owner === controllerOf(ctx, self) && areEnemies(ctx, self, by)),
  },
  *hired(ctx, self, by) {
    if (isOffMap(ctx, self)) yield* stand(ctx, self, by, STOIC, withPiecesOf(ctx, by));
  },
  actions: [{ phase: 'birdsong', must: true, choices: (turn, self) => moves(turn, self, STOIC, function* () {}) }],
};
