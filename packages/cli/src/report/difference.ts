import { errorFunction, probit } from 'simple-statistics';
import { type Moments, tQuantile } from './mean.ts';
import { LEVEL, shareOf } from './share.ts';

/** The difference of two values, the second minus the first, with its 95 % interval. */
export interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

export interface RateDifference extends Difference {
  /** `more` and `less` are beyond chance, considering the number of comparisons. */
  readonly verdict: 'more' | 'less' | 'unclear';
  /**
   * With this many more games, distributed as before, four of five such differences would be confirmed; 0 if already
   * confirmed, null if more than anybody plays.
   */
  readonly gamesMore: number | null;
}

/** Wins among games, of both sides at one table. */
export interface Stratum {
  readonly wins: readonly [number, number];
  readonly games: readonly [number, number];
}

/** Nobody plays more. */
const MOST_GAMES = 1e9;
/** How often the requested games confirm a real difference. */
const POWER = 0.8;

/**
 * The difference of win rates over the tables that both sides played, so that more games on one map are no advantage:
 * tables are weighted by their games (Mantel and Haenszel), each with Newcombe's interval (1998), combined by the
 * method of variance estimates recovery.
 *
 * @param looks the number of differences compared at once
 */
export function rateDifference(strata: readonly Stratum[], looks: number): RateDifference | null {
  const shared = strata.filter(({ games: [one, other] }) => one > 0 && other > 0);
  if (shared.length === 0) return null;
  let weights = 0;
  let sum = 0;
  let below = 0;
  let above = 0;
  let variance = 0;
  let chance = 0;
  for (const {
    wins: [a, b],
    games: [m, n],
  } of shared) {
    const weight = (m * n) / (m + n);
    const [first, second] = [shareOf(a, m), shareOf(b, n)];
    const pooled = (a + b) / (m + n);
    weights += weight;
    sum += weight * (second.rate - first.rate);
    below += weight ** 2 * ((second.rate - second.low) ** 2 + (first.high - first.rate) ** 2);
    above += weight ** 2 * ((second.high - second.rate) ** 2 + (first.rate - first.low) ** 2);
    // Rates of 0 and 1 have a spread, too: adds half a game of each kind.
    variance += weight ** 2 * (spreadOf(a, m) + spreadOf(b, n));
    chance += weight ** 2 * pooled * (1 - pooled) * (1 / m + 1 / n);
  }
  const difference = sum / weights;
  const score = chance === 0 ? 0 : Math.abs(sum) / Math.sqrt(chance);
  const isSettled = chanceOf(score) * looks < LEVEL;
  const games = shared.reduce((all, { games: [m, n] }) => all + m + n, 0);
  return {
    difference,
    low: Math.max(-1, difference - Math.sqrt(below) / weights),
    high: Math.min(1, difference + Math.sqrt(above) / weights),
    verdict: !isSettled ? 'unclear' : difference > 0 ? 'more' : 'less',
    gamesMore: isSettled ? 0 : gamesMore(difference, variance / weights ** 2, score, games, looks),
  };
}

const spreadOf = (wins: number, games: number): number => {
  const rate = (wins + 1 / 2) / (games + 1);
  return (rate * (1 - rate)) / games;
};

function gamesMore(difference: number, variance: number, score: number, games: number, looks: number): number | null {
  const beyondChance = twoSided(LEVEL / looks);
  const reach = beyondChance + probit(POWER);
  // At least what carries the score itself beyond chance, however uneven the rates.
  const needed = games * Math.max(variance * (reach / difference) ** 2, (beyondChance / score) ** 2);
  if (!(needed < MOST_GAMES)) return null;
  // An unconfirmed difference needs some games, however lucky the sum.
  return twoDigits(Math.max(1, needed - games));
}

/** How often a standard normal variable is at least this far from zero. */
const chanceOf = (score: number): number => 1 - errorFunction(score / Math.SQRT2);

/** The score that chance alone exceeds in this share of cases: `probit` estimates it, and Newton's steps refine it. */
function twoSided(level: number): number {
  let score = probit(1 - level / 2);
  for (let step = 0; step < 3; step++) {
    const density = Math.exp(-(score ** 2) / 2) / Math.sqrt(2 * Math.PI);
    score += (chanceOf(score) - level) / (2 * density);
  }
  return score;
}

/** Rounded up to two significant digits: more would be false precision. */
function twoDigits(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.ceil(count / unit) * unit;
}

/** The difference of means over tables that both sides played, weighted in the same way, with Welch's interval. */
export function meanDifference(strata: readonly (readonly [Moments, Moments])[]): Difference | null {
  const shared = strata.filter(([one, other]) => one.count > 1 && other.count > 1);
  if (shared.length === 0) return null;
  let weights = 0;
  let sum = 0;
  let variance = 0;
  let freedom = 0;
  for (const [one, other] of shared) {
    const weight = (one.count * other.count) / (one.count + other.count);
    weights += weight;
    sum += weight * (other.mean - one.mean);
    variance += weight ** 2 * (varianceOf(one) + varianceOf(other));
    freedom += Math.min(one.count, other.count) - 1;
  }
  const difference = sum / weights;
  const half = (tQuantile(freedom) * Math.sqrt(variance)) / weights;
  return { difference, low: difference - half, high: difference + half };
}

const varianceOf = ({ count, squares }: Moments): number => squares / (count - 1) / count;
