import type { RootPlayer, Request, Until } from '@woodlog/core/root-law';
import { evaluate } from '../evaluation/evaluate.ts';
import { seatPlayers } from '../shared/compose.ts';
import { type Option, placeOfBest, seedFrom, tryOption } from './trial.ts';

/** Options that are tried further after the first look. */
const KEPT = 8;

/** The share of the iterations that the first look may use. */
const FIRST_LOOK = 0.4;

interface Candidate {
  readonly option: Option;
  sum: number;
  trials: number;
}

const meanOf = ({ sum, trials }: Candidate): number => (trials === 0 ? 0 : sum / trials);

const isEnd = (option: Option): boolean => typeof option === 'object' && option.kind === 'end';

/**
 * Searches with a number of trials for each decision. First it tries each option to the end of the turn; then it tries
 * the best eight, and ending the step, over a round in which bots play by their law. Each pass drops half of them until
 * one is left. All options of a pass get the same deals and dice.
 *
 * @param iterations trials a decision, whatever the number of options; each option has one at least
 */
export function searchPlayer(iterations: number): RootPlayer {
  return {
    name: `Search ${iterations}`,
    choose(request) {
      const { options, chance } = request;
      if (options.length === 1) return chance.pick(options);
      const all = options.map((option): Candidate => ({ option, sum: 0, trials: 0 }));
      const look = pass(request);
      let left = iterations;
      const deals = Math.max(1, Math.floor((FIRST_LOOK * iterations) / all.length));
      look(all, Math.min(deals, 5), 'turn');
      left -= all.length * Math.min(deals, 5);
      let kept = best(all, KEPT);
      const first = kept.map(meanOf);
      for (const candidate of kept) Object.assign(candidate, { sum: 0, trials: 0 });
      const passes = Math.max(1, Math.ceil(Math.log2(kept.length)));
      for (let i = 0; i < passes && kept.length > 1; i++) {
        const trials = Math.floor(left / (passes - i) / kept.length);
        if (trials < 1) break;
        look(kept, trials, 'round');
        left -= trials * kept.length;
        kept = best(kept, Math.ceil(kept.length / 2), false);
      }
      // With too few iterations for a round, the first look decides.
      const values = kept.some(({ trials }) => trials > 0) ? kept.map(meanOf) : first;
      const place = placeOfBest(values, chance);
      request.tellValue?.(values[place]!);
      return kept[place]!.option;
    },
  };
}

/** The best candidates, best first, including the end of the step. */
function best(all: readonly Candidate[], count: number, withEnd = true): Candidate[] {
  const sorted = [...all].sort((a, b) => meanOf(b) - meanOf(a));
  const end = withEnd ? sorted.slice(count).filter(({ option }) => isEnd(option)) : [];
  return [...sorted.slice(0, count), ...end];
}

/** Tries candidates on the same number of deals, all on the same ones. */
function pass(request: Request): (candidates: readonly Candidate[], deals: number, until: Until) => void {
  const { chance, current, seat, view } = request;
  const players = seatPlayers(view.table);
  return (candidates, deals, until) => {
    for (let deal = 0; deal < deals; deal++) {
      const seed = seedFrom(chance);
      for (const candidate of candidates) {
        const { table } = tryOption(players, request, candidate.option, seed, until) ?? current;
        candidate.sum += evaluate(players, table, seat);
        candidate.trials += 1;
      }
    }
  };
}
