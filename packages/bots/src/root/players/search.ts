import type { Table } from '@woodlog/core/root';
import type { Position, Request, RootPlayer } from '@woodlog/core/root-law';
import { evaluate } from '../evaluation/evaluate.ts';
import { seatPlayers } from '../shared/compose.ts';
import { type Plan, best, improve, plansOf, takeBest } from './plans.ts';
import { playRound, playTurn, seedFrom } from './trial.ts';
import { sumOf } from '@woodlog/core/root-law';

/** Turns that are tried behind each option at first. */
const FIRST_LOOK = 5;

/** Options that are tried further after the first look. */
const KEPT = 8;

/** Ends of a turn that are played on over the round. */
const LAST = 5;

/** Turns of its own that are tried after each round. */
const NEXT_TURNS = 3;

/** The part of the trials that is for the round. */
const ROUND = 0.5;

/** By how many standard errors a plan must be better than the one with the best end. */
const CLEAR = 1;

/** A plan that was played on over rounds, and the best next turn after each. All plans of a search meet the same rounds. */
export interface SearchedPlan extends Plan {
  readonly later: readonly NextTurn[];
}

interface NextTurn {
  readonly value: number;
  readonly table: Readonly<Table>;
}

/**
 * Searches by so many trials a decision, after a first look: five turns behind each option. The best eight options are tried further to
 * the end of the turn, then the best four and two: an option is worth the best turn that was found behind it. The five best tables
 * that these turns end with are then played on over a round and the best of three turns that may follow it: what a turn leads to counts as
 * much as how the table lies at its end. The best end is left only for one that is clearly better so: rounds are few, and luck is large.
 *
 * @param iterations trials a decision, beside those of the first look, whatever the number of options
 */
export const searchPlayer = (iterations: number): RootPlayer => ({
  name: `Search ${iterations}`,
  choose(request) {
    const { options, chance } = request;
    return options.length === 1 ? chance.pick(options) : takeBest(request, clearlyBest(searched(request, iterations)));
  },
});

/** The plans that such a search ends with. */
export function searched(request: Request, iterations: number): SearchedPlan[] {
  const all = plansOf(request);
  improve(request, all, FIRST_LOOK);
  let left = Math.ceil((1 - ROUND) * iterations);
  let plans = all;
  for (let kept = KEPT; kept > 1; kept /= 2) {
    plans = best(plans, kept);
    // Each pass that is left has the same part of the trials.
    const trials = Math.floor(left / Math.log2(2 * kept) / plans.length);
    improve(request, plans, trials);
    left -= trials * plans.length;
  }
  return overRounds(request, endsOf(all).slice(0, LAST), Math.floor(ROUND * iterations));
}

/** The plan with the best end, and those that are clearly better. */
export function clearlyBest(plans: readonly SearchedPlan[]): readonly SearchedPlan[] {
  const [first] = plans;
  return plans.filter((plan) => {
    const { less, error } = shortfall(plan, first!);
    return plan === first || less > CLEAR * error;
  });
}

/** How much less a plan is worth than another, with the standard error over the rounds that both have met. */
export function shortfall(best: SearchedPlan, plan: SearchedPlan): { readonly less: number; readonly error: number } {
  // Half of a plan's value is what its turn leads to.
  const each = plan.later.map(({ value }, i) => ((best.later[i]?.value ?? value) - value) / 2);
  const average = mean(each);
  const spread = sumOf(each, (one) => (one - average) ** 2) / Math.max(1, each.length - 1);
  return { less: best.value - plan.value, error: Math.sqrt(spread / each.length) };
}

export const mean = (values: readonly number[]): number => sumOf(values, (one) => one) / values.length;

/** How a turn may end, and the plans that lead to it. */
interface End {
  readonly end: Position;
  readonly plans: Plan[];
}

/** The ends of plans, the best first. Plans that do the same in another order have one end: the same pieces in the same places. */
function endsOf(plans: readonly Plan[]): End[] {
  const ends = new Map<string, End>();
  for (const plan of best(plans, plans.length)) {
    const key = `${plan.value} ${JSON.stringify(plan.end.table.rows)}`;
    const known = ends.get(key);
    if (known === undefined) ends.set(key, { end: plan.end, plans: [plan] });
    else known.plans.push(plan);
  }
  return [...ends.values()];
}

/**
 * Plans worth the mean of their values now and after the next turn of the seat. Plans with the same end share their rounds; all ends have as
 * many of these trials, on the same deals and dice.
 */
function overRounds({ chance, seat, view }: Request, ends: readonly End[], trials: number): SearchedPlan[] {
  const players = seatPlayers(view.table);
  const rounds = Math.floor(trials / ends.length);
  const seeds = Array.from({ length: rounds }, () => seedFrom(chance));
  const nextTurn = (end: Position, seed: string): NextTurn => {
    const before = playRound(players, end, seat, seed);
    const turns = Array.from({ length: NEXT_TURNS }, (_, turn): NextTurn => {
      const { table } = playTurn(players, before, seat, `${seed}/${turn}`);
      return { table, value: evaluate(players, table, seat) };
    });
    return turns.reduce((most, one) => (one.value > most.value ? one : most));
  };
  return ends.flatMap(({ end, plans }) => {
    const later = seeds.map((seed) => nextTurn(end, seed));
    const after = mean(later.map(({ value }) => value));
    return plans.map((plan) => ({ ...plan, later, value: rounds === 0 ? plan.value : (plan.value + after) / 2 }));
  });
}
