import {
  type CarcassonneState,
  type PlaceAction,
  type TileKind,
  carcassonne,
  legalMoves,
  shuffledBag,
} from '@woodlog/core/carcassonne';
import { advance } from '@woodlog/core/kernel';
import type { Bot } from './bot.ts';
import { type Budget, clockOf } from './budget.ts';
import { bestOf, judge } from './judge.ts';
import type { Candidate } from './look-ahead.ts';
import { standing } from './playout.ts';

/** The number of moves to look at: the best by evaluation. */
const WIDTH = 8;

/** The number of playouts that a move's evaluation counts for. */
const PRIOR = 8;

/** Considers what the others, and then the bot itself, can do with the remaining tiles. */
export const samplingBot = (budget: Budget): Bot => searchBot(budget, 1);

/** Considers the game for three more turns of the bot. */
export const rolloutBot = (budget: Budget): Bot => searchBot(budget, 3);

/**
 * Searches by playouts: plays the best moves by evaluation on for some more turns of the bot, everybody with their best
 * move by evaluation, with a bag that the bot shuffles itself (the real order is unknown). After each round, the better
 * half of the moves stays (sequential halving). All moves of a round get the same bags.
 */
function searchBot(budget: Budget, turns: number): Bot {
  return ({ state, options, chance }) => {
    const values = judge(state, options);
    const order = options.map((_, i) => i).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
    let field = order.slice(0, WIDTH).map((i): Candidate => {
      const move = options[i] as PlaceAction;
      const after = carcassonne.copy(state);
      advance(carcassonne, after, move);
      return { move, after, sum: PRIOR * (values[i] ?? 0), visits: PRIOR };
    });
    const rounds = Math.ceil(Math.log2(field.length));
    const isSpent = clockOf(budget, rounds);
    for (let round = 0; round < rounds; round++) {
      for (let sweep = 0; !isSpent(round, sweep, field.length); sweep++) {
        const bag = shuffledBag((field[0] as Candidate).after, chance);
        for (const candidate of field) {
          candidate.sum += playOn(carcassonne.copy(candidate.after), bag, candidate.move.seat, turns);
          candidate.visits++;
        }
      }
      field.sort((a, b) => b.sum / b.visits - a.sum / a.visits);
      field = field.slice(0, Math.ceil(field.length / 2));
    }
    return (field[0] as Candidate).move;
  };
}

/**
 * Plays on in place: each tile of the bag in order, the last first. Returns the seat's expected lead, averaged over its
 * turns, or its lead when the bag is empty.
 */
function playOn(table: CarcassonneState, bag: readonly TileKind[], seat: number, turns: number): number {
  let sum = 0;
  let taken = 0;
  for (const tile of bag.toReversed()) {
    const moves = legalMoves(table, tile);
    const values = judge(table, moves);
    const best = bestOf(values);
    const move = moves[best];
    if (move?.seat === seat) {
      sum += values[best] ?? 0;
      if (++taken === turns) return sum / turns;
    }
    advance(carcassonne, table, move ?? { kind: 'discard', seat: table.toMove, tile });
  }
  return standing(table, seat);
}
