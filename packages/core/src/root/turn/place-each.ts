import { inSupply } from '../law/pieces.ts';
import { place } from '../law/place.ts';
import type { RootTurn } from '../law/questions.ts';
import type { ColumnIndex } from '../table/indices.ts';
import { distribute, type Share } from '../law/choose.ts';
import type { Turn } from '../law/step.ts';
import { countOf } from '../sum-of.ts';

/** Places one piece for each share. If the supply is too small, the taker chooses (1.5.4). */
export function* placeEach(
  turn: Turn,
  law: string,
  prompt: string,
  piece: ColumnIndex,
  wanted: readonly Share[],
): RootTurn {
  const few = Math.min(countOf(wanted), inSupply(turn, piece));
  for (const { place: clearing, count } of yield* distribute(turn.me, law, prompt, wanted, few)) {
    yield* place(turn, turn.me, clearing, [{ column: piece, count }]);
  }
}
