import { type CarcassonneState, type PlaceAction, SEGMENTS, kindOfTile } from '@woodlog/core/carcassonne';
import type { Bot } from './bot.ts';
import { type Evaluator, evaluatorOf, lead } from './evaluation.ts';
import { trialsOn } from './trial.ts';

/** Takes the move with the best evaluation of the table after it. */
export const evaluationBot: Bot = ({ state, options }) => options[bestOf(judge(state, options))] as PlaceAction;

/** The expected final lead of the mover, for each move with one tile. */
export function judge(state: Readonly<CarcassonneState>, options: readonly PlaceAction[]): number[] {
  const attempt = trialsOn(state);
  let evaluator: Evaluator | undefined;
  let table = state;
  let here: PlaceAction | undefined;
  let base = 0;
  return options.map((move) => {
    const { seat, claim, figure, recalls } = move;
    if (recalls !== undefined) {
      here = undefined;
      const taken = attempt(move);
      evaluator ??= remembering(state, taken);
      return lead(evaluator.expectations(taken), seat);
    }
    // Moves on one square differ only by their claim, so the tile is placed once for all of them.
    if (here === undefined || here.x !== move.x || here.y !== move.y || here.turns !== move.turns) {
      const { kind, tile, x, y, turns } = move;
      table = attempt({ kind, seat, tile, x, y, turns });
      evaluator ??= remembering(state, table);
      base = lead(evaluator.expectations(table), seat);
      here = move;
    }
    if (claim === undefined || evaluator === undefined) return base;
    const local = kindOfTile(move.tile).segments.findIndex((segment) => segment.claim === claim);
    const feature = table.feature[table.feature.length - SEGMENTS + local] ?? 0;
    const stays = table.open[feature] !== 0 || claim.startsWith('field');
    if (stays && figure === undefined) return base + evaluator.claim(table, feature, seat);
    here = undefined;
    return lead(evaluator.expectations(attempt(move)), seat);
  });
}

/** Evaluates tables with the tiles left at one, and remembers the features of the table before. */
function remembering(before: Readonly<CarcassonneState>, table: Readonly<CarcassonneState>): Evaluator {
  const evaluator = evaluatorOf(table);
  evaluator.remember(before);
  return evaluator;
}

/** The index of the greatest value, the first of equal ones. */
export function bestOf(values: readonly number[]): number {
  let best = 0;
  values.forEach((value, i) => {
    if (value > (values[best] ?? 0)) best = i;
  });
  return best;
}
