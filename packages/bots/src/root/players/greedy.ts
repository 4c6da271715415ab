import type { Request, RootPlayer } from '@woodlog/core/root-law';
import { type Plan, improve, plansOf, takeBest } from './plans.ts';

/** Turns that are tried behind each option. */
const TURNS = 5;

/** A plan for each option, each tried with some turns that may follow. */
export function firstLook(request: Request): Plan[] {
  const plans = plansOf(request);
  improve(request, plans, TURNS);
  return plans;
}

/** Tries each option with some turns that may follow, the rest of them by the light policy, and takes the one with the best turn. */
export const greedyPlayer: RootPlayer = {
  name: 'Greedy',
  choose(request) {
    const { options, chance } = request;
    return options.length === 1 ? chance.pick(options) : takeBest(request, firstLook(request));
  },
};
