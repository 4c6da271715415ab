import { CLEARINGS } from '../data/vocabulary.ts';
import type { Player } from '../law/context.ts';
import { areEnemies, controllerOf } from '../law/enemies.ts';
import { commonWarriorsAt, piecesAt, oneOfEach } from '../law/pieces.ts';
import type { RootTurn } from '../law/questions.ts';
import { mayBeRemoved, removeAtOnceByEffect } from '../law/remove.ts';
import type { Clearing } from '../data/vocabulary.ts';
import type { Choice, Turn } from '../law/step.ts';
import { withPiecesOf, standIn, movesFrom } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';

const FURIOUS = 'ROOT-190';
const STOIC = 'ROOT-191';

const PROMPT = 'clearing for the Protector';

/** It must move, regardless of rule; then what happens where it arrives. */
const moves = (turn: Turn, self: Player, law: string, then?: (at: Clearing) => RootTurn): Choice[] =>
  withPiecesOf(turn, self).flatMap((from) => movesFrom(turn, self, law, from, then));

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
      pieces: oneOfEach([owner.warrior]),
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
  setUp: (ctx, self, by) => standIn(ctx, self, by, FURIOUS, PROMPT, CLEARINGS),
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
  hired: (ctx, self, by) => standIn(ctx, self, by, STOIC, PROMPT, withPiecesOf(ctx, by)),
  actions: [{ phase: 'birdsong', must: true, choices: (turn, self) => moves(turn, self, STOIC) }],
};
