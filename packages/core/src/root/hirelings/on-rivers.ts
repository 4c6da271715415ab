import type { Clearing } from '../data/vocabulary.ts';
import { drawToHand } from '../law/cards.ts';
import type { Player, RulesContext, SeatedPlayer } from '../law/context.ts';
import { agrees } from '../law/effects/use.ts';
import { onMapEdge } from '../law/homelands.ts';
import { isLetMove, move } from '../law/move.ts';
import { piecesAt } from '../law/pieces.ts';
import type { RootTurn } from '../law/questions.ts';
import { chooseOne } from '../law/choose.ts';
import { movableAt } from '../turn/moves-and-battles.ts';
import type { Turn } from '../law/step.ts';
import { fight, withPiecesOf, standIn } from './actions.ts';
import { controls } from './control.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { choice } from '../turn/choices-at.ts';

const FLOTILLA = 'ROOT-194';
const MOST_HITS = 3;

const isOnRiver = ({ layout }: RulesContext, clearing: Clearing): boolean =>
  layout.map.riverAdjacent[clearing].length > 0;

const launch = (ctx: RulesContext, self: Player, by: SeatedPlayer): RootTurn => {
  const harbours = onMapEdge(ctx).filter((one) => isOnRiver(ctx, one));
  return standIn(ctx, self, by, FLOTILLA, 'clearing for the Flotilla', harbours);
};

/** People with pieces beside it may draw a card (B.2.8.1); then it moves along the river and may battle. */
function* sail(turn: Turn, self: Player, from: Clearing): RootTurn {
  for (const seat of turn.seats) {
    if (!seat.bot && piecesAt(turn, seat, from) > 0 && (yield* agrees(seat, FLOTILLA, 'draw a card of the Flotilla?')))
      yield* drawToHand(turn, FLOTILLA, seat, 1);
  }
  const open = turn.layout.map.riverAdjacent[from].filter((to) => isLetMove(turn, self, from, to));
  if (open.length === 0) return;
  const to = yield* chooseOne(turn.me, FLOTILLA, 'place', 'clearing to sail to', open);
  if (yield* move(turn, { mover: self, from, to, pieces: movableAt(turn, from, self), ferry: false }))
    yield* fight(turn, self, FLOTILLA, [to]);
}

/** The Riverfolk Flotilla: a pawn that nobody can battle. */
export const RIVERFOLK_FLOTILLA: HirelingLaw = {
  law: FLOTILLA,
  pieces: {
    protects: (_ctx, self, owner) => owner === self,
    maximumHits: () => MOST_HITS,
  },
  setUp: launch,
  actions: [
    {
      phase: 'birdsong',
      must: true,
      choices: (turn, self) =>
        withPiecesOf(turn, self).map((at) => choice({ kind: 'sail', law: FLOTILLA }, () => sail(turn, self, at))),
    },
  ],
};

/** The Otter Divers: their controller ignores rule when moving from or to a river. */
export const OTTER_DIVERS: HirelingLaw = {
  law: 'ROOT-195',
  controller: {
    ignoresRule: (ctx, self, from, to) =>
      controls(ctx, self, 'h_O') && [from, to].some((one) => one !== 0 && isOnRiver(ctx, one)),
  },
};
