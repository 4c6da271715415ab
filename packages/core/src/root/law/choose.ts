import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import type { Player } from './context.ts';
import { type AskedAbout, type OptionOf, type RootTurn, ask } from './questions.ts';
import { countOf } from '../sum-of.ts';

/** Asks a player to choose one of several options. */
export const askPlayer = <A extends AskedAbout, T extends OptionOf<A> & (string | number)>(
  who: Player,
  law: string,
  about: A,
  prompt: string,
  options: readonly T[],
): RootTurn<T> => ask({ kind: 'choose', law, about, prompt, seat: who.index, options }) as RootTurn<T>;

/** Asks chance for one of several options. */
export const askChance = <A extends AskedAbout, T extends OptionOf<A> & (string | number)>(
  law: string,
  about: A,
  prompt: string,
  options: readonly T[],
): RootTurn<T> => ask({ kind: 'pick', law, about, prompt, options }) as RootTurn<T>;

/** Asks a player to choose one of several options; a single option is returned without asking. */
export function* chooseOne<A extends AskedAbout, T extends OptionOf<A> & (string | number)>(
  who: Player,
  law: string,
  about: A,
  prompt: string,
  options: readonly T[],
): RootTurn<T> {
  const [only] = options;
  if (only !== undefined && options.length === 1) return only;
  return yield* askPlayer(who, law, about, prompt, options);
}

/** One of several by chance; a single one without a question. */
export function* byChance<A extends AskedAbout, T extends OptionOf<A> & (string | number)>(
  law: string,
  about: A,
  prompt: string,
  options: readonly T[],
): RootTurn<T | undefined> {
  const [only] = options;
  if (new Set(options).size <= 1) return only;
  return yield* askChance(law, about, prompt, options);
}

/** Asks a player for a number, listing the highest first; a single number is returned without asking. */
export function chooseCount(who: Player, law: string, prompt: string, least: number, most: number): RootTurn<number> {
  return chooseOne(who, law, 'count', prompt, numbers(least, most).reverse());
}

/** All numbers from the least to the most. */
export function numbers(least: number, most: number): number[] {
  const all: number[] = [];
  for (let n = least; n <= most; n++) all.push(n);
  return all;
}

/** How many of something lie in a place. */
export interface Share {
  readonly place: ClearingOrBurrow;
  readonly count: number;
}

/**
 * Asks, place by place, how many of `total` things come from (or go to) each; each place has room for `count`. A
 * question with one possible answer is not asked. The places must have room for all.
 *
 * @example yield* distribute(me, '6.5.4.II', 'wood from clearing', [{ place: 5, count: 2 }, { place: 9, count: 1 }], 2)
 */
export function* distribute(
  who: Player,
  law: string,
  prompt: string,
  places: readonly Share[],
  total: number,
): RootTurn<Share[]> {
  const shares: Share[] = [];
  let left = total;
  let later = countOf(places);
  for (const { place, count } of places) {
    later -= count;
    const [least, most] = [Math.max(0, left - later), Math.min(count, left)];
    const few = yield* chooseOne(who, law, 'count', `${prompt} ${place}`, numbers(least, most));
    if (few > 0) shares.push({ place, count: few });
    left -= few;
  }
  return shares;
}
