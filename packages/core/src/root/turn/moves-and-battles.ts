import { type ClearingOrBurrow, CLEARINGS } from '../data/vocabulary.ts';
import { battle, defendersAt } from '../law/battle.ts';
import { destinations, move } from '../law/move.ts';
import type { PieceCount } from '../law/events.ts';
import type { RootTurn } from '../law/questions.ts';
import { chooseOne } from './choose.ts';
import type { Choice, Turn } from './step.ts';

/** The clearings whose number a decree card, a dig or the like allows; all without. */
const EVERYWHERE: readonly ClearingOrBurrow[] = [0, ...CLEARINGS];

/** A player's warriors and pawns in a clearing, by column: what it may move (4.2). */
export function movableAt({ state, me }: Turn, clearing: ClearingOrBurrow): PieceCount[] {
  const row = state.rows[clearing] ?? [];
  return [...me.warriors, ...me.pawns].flatMap((column) => {
    const count = row[column] ?? 0;
    return count > 0 ? [{ column, count }] : [];
  });
}

/** All moves that the taker may take (4.2), from these clearings; `spend` says what one costs, once it is taken. */
export function moveChoices(
  turn: Turn,
  law: string,
  spend: () => void,
  from: readonly ClearingOrBurrow[] = EVERYWHERE,
): Choice[] {
  return from.flatMap((start) => {
    if (movableAt(turn, start).length === 0) return [];
    return destinations(turn, turn.me, start).map((to) => ({
      option: { kind: 'move', law, from: start, to },
      *play() {
        spend();
        yield* moveSome(turn, law, start, to);
      },
    }));
  });
}

/** Moves any number of pieces, at least one, as their player says (4.2). */
export function* moveSome(turn: Turn, law: string, from: ClearingOrBurrow, to: ClearingOrBurrow): RootTurn<boolean> {
  const { me, layout } = turn;
  const movable = movableAt(turn, from);
  const pieces: PieceCount[] = [];
  for (const [index, { column, count }] of movable.entries()) {
    const least = index === movable.length - 1 && pieces.length === 0 ? 1 : 0;
    const options = Array.from({ length: count - least + 1 }, (_, n) => count - n);
    const few = yield* chooseOne(me, law, `${layout.columns[column]?.name} to move`, options);
    if (few > 0) pieces.push({ column, count: few });
  }
  const { carries } = me.law;
  if (carries !== undefined) {
    const warriors = pieces.reduce((sum, { column, count }) => sum + (me.warriors.includes(column) ? count : 0), 0);
    pieces.push(...(yield* carries(turn, me, from, warriors)));
  }
  return yield* move(turn, { mover: me, from, to, pieces });
}

/** All battles that the taker may begin (4.3), in these clearings; `spend` says what one costs, once it is begun. */
export function battleChoices(
  turn: Turn,
  law: string,
  spend: () => void,
  clearings: readonly ClearingOrBurrow[] = EVERYWHERE,
): Choice[] {
  return clearings.flatMap((clearing) =>
    defendersAt(turn, turn.me, clearing).map((defender) => ({
      option: { kind: 'battle', law, at: clearing, defender: defender.letter },
      *play() {
        const { me } = turn;
        spend();
        const { loots } = me.law;
        const looting = loots !== undefined && (yield* loots(turn, me, defender, clearing));
        yield* battle(turn, me, defender, clearing, looting ? { looting } : {});
      },
    })),
  );
}
