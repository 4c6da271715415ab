import { type CarcassonneState, type PlaceAction, carcassonne, shuffledBag } from '@woodlog/core/carcassonne';
import { type Stream, advance } from '@woodlog/core/kernel';
import type { Bot } from './bot.ts';
import { type Budget, clockOf } from './budget.ts';
import { playOut, standing } from './playout.ts';

export interface LookAheadOptions {
  readonly budget: Budget;
  /** The number of tiles that a playout places before the table is judged. */
  readonly horizon?: number;
}

/** A playout of this length shows the result of a claim with little noise. */
const HORIZON = 8;

/** A move under search, with the playouts after it. */
export interface Candidate {
  readonly move: PlaceAction;
  readonly after: CarcassonneState;
  sum: number;
  visits: number;
}

/**
 * Looks ahead by Monte Carlo: places the tile in every way, plays on at random with a bag that it shuffles itself (the
 * real order is unknown), and judges the table by the points if the game ended there. After each round, the better half
 * of the moves stays (sequential halving). All moves of a round get the same bags, so that they differ by the move more
 * than by luck.
 */
export function lookAheadBot({ budget, horizon = HORIZON }: LookAheadOptions): Bot {
  return ({ state, options, chance }) => {
    let field = options.map((move): Candidate => {
      const after = carcassonne.copy(state);
      advance(carcassonne, after, move);
      return { move, after, sum: 0, visits: 0 };
    });
    const { seat } = options[0]!;
    const rounds = Math.max(1, Math.ceil(Math.log2(field.length)));
    const isSpent = clockOf(budget, rounds);
    for (let round = 0; round < rounds && field.length > 1; round++) {
      for (let sweep = 0; !isSpent(round, sweep, field.length); sweep++) visit(field, seat, horizon, chance);
      field.sort((a, b) => b.sum / b.visits - a.sum / a.visits);
      field = field.slice(0, Math.ceil(field.length / 2));
    }
    return field[0]!.move;
  };
}

/** Plays every candidate on with one bag. */
function visit(field: readonly Candidate[], seat: number, horizon: number, chance: Stream): void {
  const bag = shuffledBag(field[0]!.after, chance);
  for (const candidate of field) {
    const table = carcassonne.copy(candidate.after);
    playOut(table, bag, horizon, chance);
    candidate.sum += standing(table, seat);
    candidate.visits++;
  }
}
