import type { Clearing, ClearingOrBurrow } from '../data/vocabulary.ts';
import type { PieceCount } from '../law/events.ts';
import { awayFromEnemies } from '../law/homelands.ts';
import { mayPlace, place } from '../law/place.ts';
import type { RootTurn } from '../law/questions.ts';
import type { ColumnIndex } from '../table/indices.ts';
import { chooseOne } from '../law/choose.ts';
import type { Step, Turn } from '../law/step.ts';

/**
 * What a setup card requires of a homeland: where it may be, how far from enemy homelands, and what is placed there.
 */
interface Homeland {
  readonly law: string;
  readonly among: readonly Clearing[];
  readonly between: number;
  readonly pieces: readonly PieceCount[];
}

/** Where a homeland can be chosen (A.8.3): all its pieces can be placed, and enemy homelands are far enough away. */
export function homelands(turn: Turn, { among, between, pieces }: Omit<Homeland, 'law'>): readonly Clearing[] {
  const { me } = turn;
  const hasRoom = among.filter((one) => pieces.every(({ column }) => mayPlace(turn, me, column, one)));
  return awayFromEnemies(turn, me, hasRoom, between);
}

/** Chooses a homeland and places its pieces. Returns it, or undefined if none is left. */
export function* settle(turn: Turn, homeland: Homeland): RootTurn<Clearing | undefined> {
  const options = homelands(turn, homeland);
  if (options.length === 0) return undefined;
  const clearing = yield* chooseOne(turn.me, homeland.law, 'place', 'homeland', options);
  yield* place(turn, turn.me, clearing, homeland.pieces);
  return clearing;
}

/**
 * Places warriors among clearings as evenly as possible. Who places each of the last ones is asked clearing by
 * clearing.
 */
export function* spreadEvenly(
  turn: Turn,
  law: string,
  clearings: readonly ClearingOrBurrow[],
  piece: ColumnIndex,
  total: number,
): RootTurn {
  const open = clearings.filter((one) => one !== 0 && mayPlace(turn, turn.me, piece, one));
  if (open.length === 0) return;
  const each = Math.floor(total / open.length);
  let spare = total - each * open.length;
  for (const [index, clearing] of open.entries()) {
    const left = open.length - index;
    const options = spare === 0 ? [0] : spare === left ? [1] : [0, 1];
    const more = yield* chooseOne(turn.me, law, 'count', `warriors more for clearing ${clearing}`, options);
    spare -= more;
    if (each + more > 0) yield* place(turn, turn.me, clearing, [{ column: piece, count: each + more }]);
  }
}

/** The step of a setup card that settles the faction's only homeland. */
export const settleStep = (law: string, homeland: (turn: Turn) => Omit<Homeland, 'law'>): Step => ({
  law,
  name: 'Settle a homeland',
  *play(turn) {
    yield* settle(turn, { law, ...homeland(turn) });
  },
});
