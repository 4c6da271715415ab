import type { ClearingOrBurrow } from '@woodlog/core/root';
import type { Player, TargetChoice } from '@woodlog/core/root-law';
import type { BotTurn } from './bot.ts';
import { highestPriority, setupPriority } from './priority.ts';

/** A measure of targets: the lowest value comes first. */
export interface Key<T> {
  (turn: BotTurn, item: T): number;
  /** The section of the tie-break, reported when it breaks a tie. */
  readonly law?: string;
  /** What it prefers, in words: `most enemy pieces`. */
  readonly words?: string;
}

/** A quantity of a clearing or a player. */
export interface Measure<T> {
  (turn: BotTurn, item: T): number;
  /** What it counts, in words: `enemy pieces`. */
  readonly words?: string;
}

/** A measure with words. */
export const counting = <T>(words: string, measure: Measure<T>): Measure<T> =>
  Object.assign((turn: BotTurn, item: T) => measure(turn, item), { words });

/** The largest quantity first; `words` name it if the measure does not. */
export const most = <T>(measure: Measure<T>, words = measure.words): Key<T> =>
  worded((turn, item) => -measure(turn, item), words && `most ${words}`);

export const fewest = <T>(measure: Measure<T>, words = measure.words): Key<T> =>
  worded((turn, item) => measure(turn, item), words && `fewest ${words}`);

/** Those with a property before those without; `words` name it: `with an open slot`. */
export const first = <T>(has: (turn: BotTurn, item: T) => boolean, words?: string): Key<T> =>
  worded((turn, item) => (has(turn, item) ? 0 : 1), words);

const worded = <T>(key: Key<T>, words: string | undefined): Key<T> =>
  words === undefined ? key : Object.assign(key, { words });

/** A tie-break with a section of its own. */
export const tie = <T>(law: string, key: Key<T>): Key<T> =>
  Object.assign((turn: BotTurn, item: T) => key(turn, item), { law, ...(key.words && { words: key.words }) });

/**
 * The first of these by the keys, each breaking the ties of those before it; undefined if there is none. The caller
 * passes legal ones only, so this is the first legal one in order of priority (B.2.3).
 */
export function best<T>(turn: BotTurn, items: readonly T[], keys: readonly Key<T>[]): T | undefined {
  let left: readonly T[] = items;
  for (const key of keys) {
    if (left.length <= 1) break;
    const before = left;
    left = lowest(turn, left, key);
    const [chosen, another] = left;
    if (turn.watcher !== null && chosen !== undefined && another === undefined)
      turn.watcher.onChoice?.(choiceOf(chosen, before, key));
  }
  return left[0];
}

/** The choice of one of these, with the key that decided it. */
function choiceOf<T>(chosen: T, among: readonly T[], { law, words }: Key<T>): TargetChoice {
  const over = among.filter((item) => item !== chosen).map(nameOf);
  return { chosen: nameOf(chosen), over, by: words ?? null, law: law ?? null };
}

const nameOf = (target: unknown): string =>
  typeof target === 'object' && target !== null && 'letter' in target ? `${target.letter}` : `${target}`;

function lowest<T>(turn: BotTurn, items: readonly T[], key: Key<T>): T[] {
  if (key.law !== undefined) turn.cite(key.law);
  let low = Number.POSITIVE_INFINITY;
  let found: T[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    const value = key(turn, item);
    if (value < low) {
      low = value;
      found = [item];
    } else if (value === low) found.push(item);
  }
  return found;
}

/** All of these in the order of the keys, each key computed once; ties keep their order. */
export function rank<T>(turn: BotTurn, items: readonly T[], keys: readonly Key<T>[]): T[] {
  const ranked = items.map((item) => ({ item, values: keys.map((key) => key(turn, item)) }));
  ranked.sort((a, b) => {
    for (let k = 0; k < keys.length; k++) if (a.values[k] !== b.values[k]) return a.values[k]! - b.values[k]!;
    return 0;
  });
  return ranked.map(({ item }) => item);
}

/** The final tie-breaks: of clearings (B.2.1), of players (B.2.2). */
const OF_CLEARINGS = tie('B.2.1', counting('highest priority', highestPriority));
const OF_PLAYERS = tie('B.2.2', counting('highest setup priority', setupPriority));

/**
 * The clearing that the keys target; the highest priority breaks remaining ties (B.2.1).
 *
 * @example target(turn, orderedClearings(turn), most(enemyPieces), fewest(ownWarriors), lowestPriority)
 */
export function target<C extends ClearingOrBurrow>(
  turn: BotTurn,
  clearings: readonly C[],
  ...keys: readonly Key<C>[]
): C | undefined {
  return best(turn, clearings, [...keys, OF_CLEARINGS]);
}

/** The clearings in the order in which they are targets: for a bot that continues until it can act (B.2.3). */
export function targets<C extends ClearingOrBurrow>(
  turn: BotTurn,
  clearings: readonly C[],
  ...keys: readonly Key<C>[]
): C[] {
  return rank(turn, clearings, [...keys, OF_CLEARINGS]);
}

/** The player that the keys target; the highest setup priority breaks remaining ties (B.2.2). */
export function targetPlayer(
  turn: BotTurn,
  players: readonly Player[],
  ...keys: readonly Key<Player>[]
): Player | undefined {
  return best(turn, players, [...keys, OF_PLAYERS]);
}
