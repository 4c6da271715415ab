import { CLEARINGS, type Clearing } from '../data/vocabulary.ts';
import type { Player, RulesContext, SeatedPlayer } from '../law/context.ts';
import type { PieceCount } from '../law/events.ts';
import { inSupply, piecesAt } from '../law/pieces.ts';
import { mayPlace, place } from '../law/place.ts';
import type { RootTurn } from '../law/questions.ts';
import { oneOf } from '../turn/cards/one-of.ts';
import { chooseOne } from '../turn/choose.ts';
import { battleChoices } from '../turn/moves-and-battles.ts';
import type { Turn } from '../turn/step.ts';

const nothing = (): void => undefined;

/** The clearings where a hireling has pieces. */
export const clearingsOf = (ctx: RulesContext, self: Player): Clearing[] =>
  CLEARINGS.filter((clearing) => piecesAt(ctx, self, clearing) > 0);

/** Warriors of a hireling, as many as its supply has. */
export const warriorsOf = (ctx: RulesContext, { warrior }: Player, count: number): PieceCount[] => [
  { column: warrior, count: Math.min(count, inSupply(ctx, warrior)) },
];

/** The clearings out of these in which a hireling may place a warrior. */
export const openTo = (ctx: RulesContext, self: Player, clearings: readonly Clearing[]): Clearing[] =>
  clearings.filter((clearing) => mayPlace(ctx, self, self.warrior, clearing));

/** A player places warriors of a hireling in one of these clearings. */
export function* placeIn(
  ctx: RulesContext,
  self: Player,
  by: SeatedPlayer,
  law: string,
  clearings: readonly Clearing[],
  count: number,
): RootTurn {
  if (clearings.length === 0) return;
  const clearing = yield* chooseOne(by, law, 'clearing to place in', clearings);
  yield* place(ctx, self, clearing, warriorsOf(ctx, self, count));
}

/** A hireling battles in one of these clearings, as far as it can (1.5.4). */
export function* fight(turn: Turn, self: Player, law: string, clearings: readonly Clearing[]): RootTurn {
  yield* oneOf(turn, law, 'battle', battleChoices(turn, law, nothing, clearings, self));
}
