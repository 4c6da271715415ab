import type { Position, Request } from '@woodlog/core/root-law';
import { evaluate } from '../evaluation/evaluate.ts';
import { seatPlayers } from '../shared/compose.ts';
import { type Option, placeOfBest, seedFrom, tryOptions } from './trial.ts';

/** An option with the best turn that was found behind it. */
export interface Plan {
  readonly option: Option;
  /** What the option is worth: in a turn of one's own the best turn behind it, for it can be taken; for a guess, and in the turn of another, the mean. */
  value: number;
  trials: number;
  /** The value of the best turn, and how the table lies after it. */
  most: number;
  end: Position;
  /** What the seat chose in that turn from here on. */
  line: readonly Option[];
}

/** A plan for each option of a request; none has been tried. */
export const plansOf = ({ options, current }: Request): Plan[] =>
  options.map((option) => ({ option, value: 0, trials: 0, most: Number.NEGATIVE_INFINITY, end: current, line: [] }));

/** Whether an option guesses the kind of a plot (13.2.4). Its best trial is the one whose deal makes the guess right. */
const isGuess = (option: Option): boolean => typeof option === 'object' && option.kind === 'expose';

/** Whether a seat is asked in its own turn. */
export const isOwnTurn = ({ seat, view }: Request): boolean =>
  view.now?.taker === view.table.setup.seats[seat]?.faction;

/** Tries each plan so many times to the end of the turn. The first trials of all meet the same deal and dice, and so do the next. */
export function improve(request: Request, plans: readonly Plan[], trials: number): void {
  for (let trial = 0; trial < trials; trial++) {
    const seed = seedFrom(request.chance);
    for (const plan of plans) tryPlan(request, plan, [plan.option], seed);
  }
}

/** Tries a plan once, with what is to follow its option. */
export function tryPlan(request: Request, plan: Plan, options: readonly Option[], seed: string): void {
  const players = seatPlayers(request.view.table);
  const { end = request.current, choices: line = [] } = tryOptions(players, request, options, seed) ?? {};
  const value = evaluate(players, end.table, request.seat);
  plan.trials += 1;
  const guesses = isGuess(plan.option);
  if (guesses ? plan.trials === 1 : value > plan.most) Object.assign(plan, { most: value, end, line });
  plan.value = isOwnTurn(request) && !guesses ? plan.most : plan.value + (value - plan.value) / plan.trials;
}

/** The best of these plans, best first. */
export const best = (plans: readonly Plan[], count: number): Plan[] =>
  [...plans].sort((a, b) => b.value - a.value).slice(0, count);

/** The best plan, one at random where several are as good; its value is told. */
export function takeBest<Tried extends Plan>({ chance, tellValue }: Request, plans: readonly Tried[]): Tried {
  const best =
    plans[
      placeOfBest(
        plans.map((plan) => plan.value),
        chance,
      )
    ]!;
  tellValue?.(best.value);
  return best;
}
