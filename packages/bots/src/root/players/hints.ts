import { stream } from '@woodlog/core/kernel';
import { root } from '@woodlog/core/root';
import { END, type Request } from '@woodlog/core/root-law';
import { featureDifferences } from '../evaluation/evaluate.ts';
import { differenceText } from '../evaluation/words.ts';
import { seatPlayers } from '../shared/compose.ts';
import { type SearchedPlan, mean, searched, shortfall } from './search.ts';
import type { Option } from './trial.ts';

/** An option that a player may take, and why. */
export interface Hint {
  readonly option: Option;
  /** By how many points it falls short of the best, and the standard error of that, from the rounds that were played on. */
  readonly less: number;
  readonly error: number;
  /** What it gains and loses, set against the best; for the best, against the next. On average of the end of this turn and the next. */
  readonly gains: readonly string[];
  readonly losses: readonly string[];
}

/** Options that are named. */
const NAMED = 3;

/** Differences that are named each way, and the least that counts, in points. */
const MOST_REASONS = 2;
const LEAST = 0.1;

/**
 * The best options of a question, by the search of `search:N`. A phase may ask one menu after another: then there is a request for
 * each, and only the last may be ended. A hint depends on the requests alone: it shows nothing that is hidden from the seat.
 *
 * @param iterations trials for each request
 */
export function hintsFor(requests: readonly Request[], iterations: number): Hint[] {
  const plans = requests.flatMap((request, i) =>
    searched(lookingOn(request, i === requests.length - 1), iterations).map((plan) => ({ plan, request })),
  );
  const named = plans.sort((a, b) => b.plan.value - a.plan.value).slice(0, NAMED);
  const [best, next] = named;
  return named.map(({ plan, request }, i) => {
    const other = i === 0 ? next : best;
    const { less, error } = shortfall(best?.plan ?? plan, plan);
    return {
      option: plan.option,
      less,
      error,
      ...(other === undefined ? NO_REASONS : reasons(request, plan, other.plan)),
    };
  });
}

const NO_REASONS = { gains: [], losses: [] };

/** A request with chance of its own, the same for all; its menu is ended only if it is the last. */
function lookingOn(request: Request, isLast: boolean): Request {
  const options = isLast
    ? request.options
    : request.options.filter((one) => typeof one !== 'object' || one.kind !== END);
  return { ...request, options, chance: stream('hint', 0, 'player') };
}

/** The tables after the turn of one plan and after the next, set against those of another, as they count for the value. */
function reasons({ seat, view }: Request, plan: SearchedPlan, other: SearchedPlan): Pick<Hint, 'gains' | 'losses'> {
  const players = seatPlayers(view.table);
  const now = featureDifferences(players, plan.end.table, other.end.table, seat);
  const next = plan.later.map(({ table }, i) =>
    featureDifferences(players, table, other.later[i]?.table ?? table, seat),
  );
  const all = now.map(({ name, by, weight }, i) => {
    const mixed = (by + mean(next.map((round) => round[i]?.by ?? 0))) / 2;
    return { text: differenceText(name, mixed), worth: weight * mixed };
  });
  const texts = (sign: number): string[] =>
    all
      .filter(({ worth }) => worth * sign >= LEAST)
      .sort((a, b) => sign * (b.worth - a.worth))
      .slice(0, MOST_REASONS)
      .map(({ text }) => text);
  const won = plan.later.filter(({ table }) => root.result(table)?.winners.includes(seat)).length;
  const wins = won === 0 ? [] : [`you win by your next turn in ${won} of ${plan.later.length} rounds`];
  return { gains: [...wins, ...texts(1)], losses: texts(-1) };
}
