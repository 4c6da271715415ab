import type { RootPlayer } from '@woodlog/core/root-law';
import { evaluate } from '../evaluation/evaluate.ts';
import { seatPlayers } from '../shared/compose.ts';
import { placeOfBest, seedFrom, tryOption } from './trial.ts';

/** Deals on which each option is tried. */
const DEALS = 5;

/**
 * Tries each option to the end of the turn, with the light policy, on the same deals and dice, and takes the one with
 * the best average evaluation.
 */
export const greedyPlayer: RootPlayer = {
  name: 'Greedy',
  choose(request) {
    const { options, chance, current, seat, view } = request;
    if (options.length === 1) return chance.pick(options);
    const players = seatPlayers(view.table);
    const values = options.map(() => 0);
    for (let deal = 0; deal < DEALS; deal++) {
      const seed = seedFrom(chance);
      for (const [i, option] of options.entries()) {
        const { table } = tryOption(players, request, option, seed, 'turn') ?? current;
        values[i]! += evaluate(players, table, seat);
      }
    }
    const best = placeOfBest(values, chance);
    request.tellValue?.(values[best]! / DEALS);
    return options[best]!;
  },
};
