import { type ClearingOrBurrow, CLEARINGS_AND_BURROW } from '../data/vocabulary.ts';
import { battle, defendersAt } from '../law/battle.ts';
import { destinations, move, ruledForMoves } from '../law/move.ts';
import type { PieceCount } from '../law/events.ts';
import type { Deed } from '../law/deed.ts';
import type { RootTurn } from '../law/questions.ts';
import { clearingRow, countIn } from '../table/look-up.ts';
import { countPieces } from '../law/powers.ts';
import type { Player } from '../law/context.ts';
import { chooseCount } from '../law/choose.ts';
import type { Choice, Turn } from '../law/step.ts';
import { countOf } from '../sum-of.ts';
import { choice } from './choices-at.ts';

/** Warriors and pawns in a clearing, the taker's or a hireling's, by column: those that it may move (4.2). */
export function movableAt({ state, me }: Turn, clearing: ClearingOrBurrow, mover: Player = me): PieceCount[] {
  const row = clearingRow(state, clearing);
  const movable: PieceCount[] = [];
  for (const column of [...mover.warriors, ...mover.pawns]) {
    // Outside its own turn, no warlord moves (14.2.2).
    if (mover !== me && mover.warriors.includes(column) && column !== mover.warrior) continue;
    const count = countIn(row, column);
    if (count > 0) movable.push({ column, count });
  }
  return movable;
}

/** Whether there is a piece to move. */
export function canLeave({ state, me }: Turn, clearing: ClearingOrBurrow): boolean {
  const row = clearingRow(state, clearing);
  return countPieces(row, me.warriors) + countPieces(row, me.pawns) > 0;
}

/** Pays nothing for a move or a battle. */
export const free = (): void => undefined;

/** All moves that the taker may make from these clearings (4.2); `spend` pays for one once it is taken. */
export function moveChoices(
  turn: Turn,
  law: string,
  spend: () => void,
  from: readonly ClearingOrBurrow[] = CLEARINGS_AND_BURROW,
): Choice<Deed<'move'>>[] {
  const ruled = ruledForMoves(turn, turn.me);
  const choices: Choice<Deed<'move'>>[] = [];
  for (const start of from) {
    if (!canLeave(turn, start)) continue;
    for (const to of destinations(turn, turn.me, start, ruled))
      choices.push({
        option: { kind: 'move', law, from: start, to },
        play() {
          spend();
          return moveSome(turn, law, start, to);
        },
      });
  }
  return choices;
}

/** Moves any number of pieces, at least one, as the player says (4.2). */
export function* moveSome(turn: Turn, law: string, from: ClearingOrBurrow, to: ClearingOrBurrow): RootTurn {
  const { me, layout } = turn;
  const movable = movableAt(turn, from);
  const pieces: PieceCount[] = [];
  for (const [index, { column, count }] of movable.entries()) {
    const least = index === movable.length - 1 && pieces.length === 0 ? 1 : 0;
    const few = yield* chooseCount(me, law, `${layout.columns[column]?.name} to move`, least, count);
    if (few > 0) pieces.push({ column, count: few });
  }
  const { carries } = me.law;
  if (carries !== undefined) {
    const warriors = countOf(pieces.filter(({ column }) => me.warriors.includes(column)));
    pieces.push(...(yield* carries(turn, me, from, warriors)));
  }
  yield* move(turn, { mover: me, from, to, pieces });
}

/**
 * All battles that the taker, or a hireling of theirs, may begin in these clearings (4.3); `spend` pays for one once it
 * begins.
 */
export function battleChoices(
  turn: Turn,
  law: string,
  spend: () => void,
  clearings: readonly ClearingOrBurrow[] = CLEARINGS_AND_BURROW,
  attacker: Player = turn.me,
): Choice<Deed<'battle'>>[] {
  const choices: Choice<Deed<'battle'>>[] = [];
  for (const clearing of clearings)
    for (const defender of defendersAt(turn, attacker, clearing))
      choices.push(
        choice({ kind: 'battle', law, at: clearing, defender: defender.letter }, () =>
          fight(turn, attacker, defender, clearing, spend),
        ),
      );
  return choices;
}

function* fight(turn: Turn, attacker: Player, defender: Player, at: ClearingOrBurrow, spend: () => void): RootTurn {
  spend();
  yield* battle(turn, attacker, defender, at);
}
