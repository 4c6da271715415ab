import type { RootPlayer } from '@woodlog/core/root-law';
import { improve, plansOf, takeBest } from './plans.ts';

/** Deals of the hidden cards that each option is tried on. */
const DEALS = 4;

/** One ply: tries each option to the end of its step, the rest of it by the light policy, and takes the one that is worth most on average. */
export const greedyPlayer: RootPlayer = {
  name: 'Greedy',
  choose(request) {
    const { options, chance } = request;
    if (options.length === 1) return chance.pick(options);
    const plans = plansOf(request);
    improve(request, plans, DEALS, 'step');
    return takeBest(request, plans);
  },
};
