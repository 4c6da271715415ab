import { CLEARINGS, type Clearing, type ClearingOrBurrow } from '../data/vocabulary.ts';
import type { Player, RulesContext, SeatedPlayer } from '../law/context.ts';
import { destinations, move } from '../law/move.ts';
import { inSupply, clearingsWith } from '../law/pieces.ts';
import { mayPlace, putWarriors, putPiece, openToWarriors } from '../law/place.ts';
import type { RootTurn } from '../law/questions.ts';
import { oneOf } from '../turn/cards/one-of.ts';
import { chooseOne, distribute, type Share, chooseCount } from '../law/choose.ts';
import { battleChoices, movableAt, free } from '../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../law/step.ts';
import { choice } from '../turn/choices-at.ts';

/** The clearings among these in which a hireling may place a warrior. */
export const openTo = (ctx: RulesContext, self: Player, clearings: readonly Clearing[] = CLEARINGS): Clearing[] =>
  inSupply(ctx, self.warrior) === 0 ? [] : openToWarriors(ctx, self, clearings);

/** A player places a warrior of a hireling in one of these clearings, if it may be placed in any. */
export function* placeIn(
  ctx: RulesContext,
  self: Player,
  by: SeatedPlayer,
  law: string,
  clearings?: readonly Clearing[],
): RootTurn {
  const open = openTo(ctx, self, clearings);
  if (open.length > 0) yield* putWarriors(ctx, self, yield* chooseOne(by, law, 'place', PLACE_IN, open), 1);
}

export const PLACE_IN = 'clearing to place in';

/** A player places a hireling's pawn in one of these clearings. */
export function* standIn(
  ctx: RulesContext,
  self: Player,
  by: SeatedPlayer,
  law: string,
  prompt: string,
  clearings: readonly Clearing[],
): RootTurn {
  const [pawn] = self.pawns;
  if (pawn === undefined) return;
  const open = clearings.filter((clearing) => mayPlace(ctx, self, pawn, clearing));
  if (open.length > 0) yield* putPiece(ctx, self, yield* chooseOne(by, law, 'place', prompt, open), pawn);
}

/** The choices to place something in one of these clearings. */
export const placings = (law: string, clearings: readonly Clearing[], play: (at: Clearing) => RootTurn): Choice[] =>
  clearings.map((at) => choice({ kind: 'place', law, at }, () => play(at)));

/** The choices to place one more of a hireling's warriors in one of these clearings. */
export const additions = (turn: Turn, self: Player, law: string, clearings?: readonly Clearing[]): Choice[] =>
  placings(law, openTo(turn, self, clearings), function* (at) {
    yield* putWarriors(turn, self, at, 1);
  });

/** A choice that may be declined: no source says that it is mandatory. */
export function* orNothing(turn: Turn, law: string, prompt: string, choices: readonly Choice[]): RootTurn {
  if (choices.length === 0) return;
  yield* oneOf(turn, law, prompt, [...choices, { option: { kind: 'nothing', law }, *play() {} }]);
}

/** A hireling may battle in one of these clearings. */
export function* fight(
  turn: Turn,
  self: Player,
  law: string,
  clearings: readonly ClearingOrBurrow[] = CLEARINGS,
): RootTurn {
  yield* orNothing(turn, law, 'battle', battleChoices(turn, law, free, clearings, self));
}

/** A hireling may battle in each of these clearings, in any order. */
function* fightEach(turn: Turn, self: Player, law: string, clearings: readonly Clearing[]): RootTurn {
  const left = new Set<ClearingOrBurrow>(clearings);
  for (let before = -1; left.size !== before; ) {
    before = left.size;
    const battles = battleChoices(turn, law, free, [...left], self).map(
      (choice): Choice => ({
        ...choice,
        *play() {
          left.delete(choice.option.at);
          yield* choice.play();
        },
      }),
    );
    yield* orNothing(turn, law, 'battle', battles);
  }
}

/** Places a warrior in each of these clearings; if the supply is too small, its controller chooses (1.5.4). */
export function* recruitAt(turn: Turn, self: Player, law: string, clearings: readonly Clearing[]): RootTurn {
  const open = openTo(turn, self, clearings).map((clearing): Share => ({ place: clearing, count: 1 }));
  const few = Math.min(open.length, inSupply(turn, self.warrior));
  for (const { place: clearing, count } of yield* distribute(turn.me, law, 'warriors in clearing', open, few))
    yield* putWarriors(turn, self, clearing, count);
}

/** Battles in each of these clearings, or something else. */
export function* battlesOr(
  turn: Turn,
  self: Player,
  law: string,
  clearings: readonly Clearing[],
  others: readonly Choice[],
): RootTurn {
  const battles: Choice[] =
    battleChoices(turn, law, free, clearings, self).length === 0
      ? []
      : [choice({ kind: 'battles', law }, () => fightEach(turn, self, law, clearings))];
  yield* orNothing(turn, law, 'battles, or something else', [...battles, ...others]);
}

/** Battles in each of these clearings, or a warrior placed in each. */
export function* battleOrRecruit(turn: Turn, self: Player, law: string, clearings: readonly Clearing[]): RootTurn {
  const open = openTo(turn, self, clearings).length > 0;
  const recruit: Choice = choice({ kind: 'recruit', law }, () => recruitAt(turn, self, law, clearings));
  yield* battlesOr(turn, self, law, clearings, open ? [recruit] : []);
}

/** All moves of a hireling's pieces by 4.2, with any number of its warriors, and what follows them. */
export function movesOf(turn: Turn, self: Player, law: string, after: (to: Clearing) => RootTurn): Choice[] {
  return withPiecesOf(turn, self).flatMap((from) => {
    const [movable] = movableAt(turn, from, self);
    if (movable === undefined) return [];
    return destinations(turn, self, from).map((to) => ({
      option: { kind: 'move', law, from, to },
      *play() {
        const count = yield* chooseCount(turn.me, law, 'warriors to move', 1, movable.count);
        if (yield* move(turn, { mover: self, from, to, pieces: [{ column: movable.column, count }] }))
          yield* after(to as Clearing);
      },
    }));
  });
}

/** All moves of a hireling's pieces together out of a clearing by 4.2, and what follows them. */
export const movesFrom = (
  turn: Turn,
  self: Player,
  law: string,
  from: Clearing,
  after?: (to: Clearing) => RootTurn,
): Choice[] =>
  destinations(turn, self, from).map((to) => ({
    option: { kind: 'move', law, from, to },
    *play() {
      const moved = yield* move(turn, { mover: self, from, to, pieces: movableAt(turn, from, self) });
      if (moved && after !== undefined) yield* after(to as Clearing);
    },
  }));

/** One of these moves, or none. */
export function* march(turn: Turn, self: Player, law: string): RootTurn {
  yield* orNothing(
    turn,
    law,
    'move',
    movesOf(turn, self, law, function* () {}),
  );
}

/** The clearings where a player or a hireling has pieces. */
export const withPiecesOf = (ctx: RulesContext, by: Player): Clearing[] => clearingsWith(ctx, by.pieces);

export const withWarriors = (ctx: RulesContext, self: Player): Clearing[] => clearingsWith(ctx, self.warriors);
