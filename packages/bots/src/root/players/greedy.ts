import type { RootPlayer } from '@woodlog/core/root-law';
import { improve, plansOf, takeBest } from './plans.ts';

/** Turns that are tried behind each option. */
const TURNS = 5;

/** Tries each option with some turns that may follow, the rest of them by the light policy, and takes the one with the best turn. */
export const greedyPlayer: RootPlayer = {
  name: 'Greedy',
  choose(request) {
    const { options, chance } = request;
    if (options.length === 1) return chance.pick(options);
    const plans = plansOf(request);
    improve(request, plans, TURNS);
    return takeBest(request, plans);
  },
};
