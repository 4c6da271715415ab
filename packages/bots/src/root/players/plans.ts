import type { Position, Request } from '@woodlog/core/root-law';
import { evaluate } from '../evaluation/evaluate.ts';
import { seatPlayers } from '../shared/compose.ts';
import { type Option, placeOfBest, seedFrom, tryOption } from './trial.ts';

/** An option with the best turn that was found behind it. */
export interface Plan {
  readonly option: Option;
  /** What the option is worth: in a turn of one's own the best turn behind it, for it can be taken; otherwise, and for a guess, the mean. */
  value: number;
  trials: number;
  /** The value of the best turn, and how the table lies after it. */
  most: number;
  end: Position;
}

/** A plan for each option of a request; none has been tried. */
export const plansOf = ({ options, current }: Request): Plan[] =>
  options.map((option) => ({ option, value: 0, trials: 0, most: Number.NEGATIVE_INFINITY, end: current }));

/** Whether an option guesses the kind of a plot (13.2.4). Its best trial is the one whose deal makes the guess right. */
const isGuess = (option: Option): boolean => typeof option === 'object' && option.kind === 'expose';

/**
 * Tries each plan so many times to the end of the turn, or of the step. The first trials of all meet the same deal and dice, and so do
 * the next.
 */
export function improve(
  request: Request,
  plans: readonly Plan[],
  trials: number,
  until: 'step' | 'turn' = 'turn',
): void {
  const { chance, current, seat, view } = request;
  const players = seatPlayers(view.table);
  const isChosen = until === 'turn' && view.now?.taker === players.seats[seat]?.letter;
  for (let trial = 0; trial < trials; trial++) {
    const seed = seedFrom(chance);
    for (const plan of plans) {
      const end = tryOption(players, request, plan.option, seed, until) ?? current;
      const value = evaluate(players, end.table, seat);
      plan.trials += 1;
      const guesses = isGuess(plan.option);
      if (guesses ? plan.trials === 1 : value > plan.most) Object.assign(plan, { most: value, end });
      plan.value = isChosen && !guesses ? plan.most : plan.value + (value - plan.value) / plan.trials;
    }
  }
}

/** The best of these plans, best first. */
export const best = (plans: readonly Plan[], count: number): Plan[] =>
  [...plans].sort((a, b) => b.value - a.value).slice(0, count);

/** The option of the best plan, one at random where several are as good; its value is told. */
export function takeBest({ chance, tellValue }: Request, plans: readonly Plan[]): Option {
  const { option, value } =
    plans[
      placeOfBest(
        plans.map((plan) => plan.value),
        chance,
      )
    ]!;
  tellValue?.(value);
  return option;
}
