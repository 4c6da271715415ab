import type { RootPlayer } from '@woodlog/core/root-law';
import { improve, plansOf, takeBest } from './plans.ts';

/** Ways how the hidden cards may lie that each option meets. */
const DEALS = 4;

/** One ply: tries each option to the end of its step, the rest of it by the light policy, and takes the one after which the table is worth most. */
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
