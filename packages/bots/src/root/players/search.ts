import type { Table } from '@woodlog/core/root';
import type { Position, Request, RootPlayer } from '@woodlog/core/root-law';
import { evaluate } from '../evaluation/evaluate.ts';
import { seatPlayers } from '../shared/compose.ts';
import { type Plan, best, improve, plansOf, takeBest } from './plans.ts';
import { playRound, playTurn, seedFrom } from './trial.ts';

/** Options that are tried further after the first look. */
const KEPT = 8;

/** Plans that are played on over the round. */
const LAST = 5;

/** Turns of its own that are tried after each round. */
const NEXT_TURNS = 3;

/** Parts of the trials: for the first look, and for the round. */
const FIRST_LOOK = 0.4;
const ROUND = 0.5;

/** A plan that was played on over rounds, and the best next turn after each. All plans of a search meet the same rounds. */
export interface SearchedPlan extends Plan {
  readonly later: readonly NextTurn[];
}

interface NextTurn {
  readonly value: number;
  readonly table: Readonly<Table>;
}

/**
 * Searches by so many trials a decision. Each option is tried to the end of the turn, then the best eight, four and two: an option is
 * worth the best turn that was found behind it. The five best of these turns are then played on over a round and the best of three turns
 * that may follow it: what a turn leads to counts as much as how the table lies at its end.
 *
 * @param iterations trials a decision, whatever the number of options; each option has one at least
 */
export const searchPlayer = (iterations: number): RootPlayer => ({
  name: `Search ${iterations}`,
  choose(request) {
    const { options, chance } = request;
    return options.length === 1 ? chance.pick(options) : takeBest(request, searched(request, iterations));
  },
});

/** The plans that such a search ends with. */
export function searched(request: Request, iterations: number): SearchedPlan[] {
  const rounds = Math.floor((ROUND * iterations) / LAST);
  let left = iterations - rounds * LAST;
  let plans = plansOf(request);
  const look = (trials: number): void => {
    improve(request, plans, trials);
    left -= trials * plans.length;
  };
  look(Math.max(1, Math.floor((FIRST_LOOK * iterations) / plans.length)));
  const all = plans;
  for (let kept = KEPT; kept > 1; kept /= 2) {
    plans = best(plans, kept);
    // Each pass that is left has the same part of the trials.
    look(Math.max(0, Math.floor(left / Math.log2(2 * kept) / plans.length)));
  }
  return overRounds(request, best(all, LAST), rounds);
}

/** Plans worth the mean of their values now and after the next turn of the seat, on the same deals and dice. */
function overRounds({ chance, seat, view }: Request, plans: readonly Plan[], rounds: number): SearchedPlan[] {
  const players = seatPlayers(view.table);
  const seeds = Array.from({ length: rounds }, () => seedFrom(chance));
  const nextTurn = (end: Position, seed: string): NextTurn => {
    const before = playRound(players, end, seat, seed);
    const turns = Array.from({ length: NEXT_TURNS }, (_, turn): NextTurn => {
      const { table } = playTurn(players, before, seat, `${seed}/${turn}`);
      return { table, value: evaluate(players, table, seat) };
    });
    return turns.reduce((most, one) => (one.value > most.value ? one : most));
  };
  return plans.map((plan) => {
    const later = seeds.map((seed) => nextTurn(plan.end, seed));
    const mean = later.reduce((sum, one) => sum + one.value, 0) / rounds;
    return { ...plan, later, value: rounds === 0 ? plan.value : (plan.value + mean) / 2 };
  });
}
