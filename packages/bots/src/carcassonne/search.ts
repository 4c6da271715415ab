import {
  type CarcassonneState,
  type PlaceAction,
  type TileKind,
  carcassonne,
  legalMoves,
  shuffledBag,
} from '@woodlog/core/carcassonne';
import { type Stream, advance } from '@woodlog/core/kernel';
import type { Bot } from './bot.ts';
import { type Budget, clockOf } from './budget.ts';
import { evaluatorOf, lead } from './evaluation.ts';
import { bestOf, judge } from './judge.ts';

interface SearchOptions {
  readonly budget: Budget;
  /** How many tiles a playout lays before the table is evaluated. */
  readonly horizon: number;
  /** How many moves are looked at: those that the evaluation likes best. */
  readonly width?: number;
}

interface Candidate {
  readonly move: PlaceAction;
  readonly after: CarcassonneState;
  sum: number;
  visits: number;
}

const WIDTH = 8;

/** Weighs what the next player can do with the tiles that are left. */
export const samplingBot = (budget: Budget): Bot => searchBot({ budget, horizon: 1 });

/** Weighs how the game goes on for some tiles. */
export const rolloutBot = (budget: Budget): Bot => searchBot({ budget, horizon: 6 });

/**
 * Searches by playouts: the best moves by the evaluation are played on, everybody with the move that the evaluation
 * likes best, with a bag that the bot shuffles itself (the order of the real one is not known). In rounds, the better
 * half of the moves goes on (sequential halving); all moves of a round meet the same bags.
 */
function searchBot({ budget, horizon, width = WIDTH }: SearchOptions): Bot {
  return ({ state, options, chance }) => {
    const values = judge(state, options);
    const order = options.map((_, i) => i).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
    let field = order.slice(0, width).map((i): Candidate => {
      const move = options[i] as PlaceAction;
      const after = carcassonne.copy(state);
      advance(carcassonne, after, move);
      return { move, after, sum: 0, visits: 0 };
    });
    const rounds = Math.ceil(Math.log2(field.length));
    const isSpent = clockOf(budget, rounds);
    for (let round = 0; round < rounds; round++) {
      for (let sweep = 0; !isSpent(round, sweep, field.length); sweep++) visit(field, horizon, chance);
      field.sort((a, b) => b.sum / b.visits - a.sum / a.visits);
      field = field.slice(0, Math.ceil(field.length / 2));
    }
    return (field[0] as Candidate).move;
  };
}

/** Every move of the field is played on with one bag. */
function visit(field: readonly Candidate[], horizon: number, chance: Stream): void {
  const bag = shuffledBag((field[0] as Candidate).after, chance);
  for (const candidate of field) {
    const table = carcassonne.copy(candidate.after);
    playOn(table, bag, horizon);
    candidate.sum += lead(evaluatorOf(table).expectations(table), candidate.move.seat);
    candidate.visits++;
  }
}

/** Plays on in place, everybody by the evaluation: each tile of the bag in order, its last one first. */
function playOn(table: CarcassonneState, bag: readonly TileKind[], horizon: number): void {
  let laid = 0;
  for (const tile of bag.toReversed()) {
    if (laid === horizon) return;
    const moves = legalMoves(table, tile);
    const move = moves[bestOf(judge(table, moves))];
    advance(carcassonne, table, move ?? { kind: 'discard', seat: table.toMove, tile });
    if (move !== undefined) laid++;
  }
}
