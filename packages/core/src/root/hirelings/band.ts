import { CLEARINGS, type Clearing, type ClearingOrBurrow } from '../data/vocabulary.ts';
import type { FactionLaw } from '../law/faction-law.ts';
import { adjacentClearings } from '../law/adjacency.ts';
import type { Player, RulesContext } from '../law/context.ts';
import { areEnemies } from '../law/enemies.ts';
import type { Moving } from '../law/events.ts';
import { isLetMove, move } from '../law/move.ts';
import { commonWarriorsAt, piecesAt, oneOfEach } from '../law/pieces.ts';
import { countPieces } from '../law/powers.ts';
import type { RootTurn } from '../law/questions.ts';
import { chooseOne } from '../law/choose.ts';
import type { Choice, Turn } from '../law/step.ts';
import { placeIn, withPiecesOf, withWarriors, additions } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { rowThere } from '../table/look-up.ts';

const POPULAR = 'ROOT-176';
const STREET = 'ROOT-177';
const AT_SETUP = 2;

/** The key under which a turn notes that pieces came to a clearing; turn flags are only keys. */
const entry = ({ letter }: Player, clearing: ClearingOrBurrow, count: number): string =>
  `band ${letter} ${clearing} ${count}`;

function entered(ctx: RulesContext, mover: Player, clearing: ClearingOrBurrow): number {
  let count = 0;
  while (ctx.flags.once[entry(mover, clearing, count + 1)] === true) count++;
  return count;
}

/** Enemies that came to a Band in this turn stay: no move if all that could leave have just come. */
const audience = (law: string): FactionLaw => ({
  forbidsMoving(ctx, self, mover, from) {
    if (from === 0 || piecesAt(ctx, self, from) === 0 || !areEnemies(ctx, self, mover)) return false;
    const row = rowThere(ctx, from);
    return countPieces(row, mover.warriors) + countPieces(row, mover.pawns) <= entered(ctx, mover, from) && law;
  },
  /** Only notes who has come. */
  movedIn(ctx, _self, { mover, to, pieces }: Moving) {
    let count = entered(ctx, mover, to);
    for (const some of pieces) for (let n = 0; n < some.count; n++) ctx.flags.once[entry(mover, to, ++count)] = true;
    return [];
  },
});

/** Warriors in an adjacent clearing that may follow the music to a Band, by player. */
function fans(turn: Turn, from: ClearingOrBurrow, to: Clearing): Player[] {
  return turn.seats.filter((seat) => commonWarriorsAt(turn, seat, from) > 0 && isLetMove(turn, seat, from, to));
}

/**
 * From each clearing adjacent to a Band, and from the Burrow (12.2.2), a warrior comes to it, as its controller says.
 */
function* attract(turn: Turn, to: Clearing): RootTurn {
  for (const from of adjacentClearings(turn.state, to)) {
    const options = fans(turn, from, to).map(({ letter }): string => letter);
    if (options.length === 0) continue;
    const letter = yield* chooseOne(turn.me, POPULAR, 'side', `warrior out of clearing ${from}`, [...options, 'none']);
    const fan = turn.seats.find((seat) => seat.letter === letter);
    if (fan !== undefined)
      yield* move(turn, { mover: fan, from, to, pieces: oneOfEach([fan.warrior]), directly: true });
  }
}

/** The Popular Band draws warriors to it, and grows. */
export const POPULAR_BAND: HirelingLaw = {
  law: POPULAR,
  pieces: audience(POPULAR),
  *setUp(ctx, self, by) {
    for (let n = 0; n < AT_SETUP; n++)
      yield* placeIn(
        ctx,
        self,
        by,
        POPULAR,
        CLEARINGS.filter((clearing) => piecesAt(ctx, self, clearing) === 0),
      );
  },
  hired: (ctx, self, by) => placeIn(ctx, self, by, POPULAR, withPiecesOf(ctx, by)),
  actions: [
    {
      choices: (turn, self) => [
        ...withWarriors(turn, self).map(
          (to): Choice => ({
            option: { kind: 'concert', law: POPULAR, at: to },
            *play() {
              yield* attract(turn, to);
              yield* placeIn(turn, self, turn.me, POPULAR);
            },
          }),
        ),
        ...(withWarriors(turn, self).length === 0 ? additions(turn, self, POPULAR) : []),
      ],
    },
  ],
};

export const STREET_BAND: HirelingLaw = {
  law: STREET,
  pieces: audience(STREET),
  actions: [{ choices: (turn, self) => additions(turn, self, STREET) }],
};
