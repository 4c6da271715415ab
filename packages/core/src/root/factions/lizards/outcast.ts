import { act } from '../../../kernel/index.ts';
import { CLEARING_SUITS, type ClearingSuit } from '../../data/vocabulary.ts';
import { chooseOne } from '../../law/choose.ts';
import type { Step, Turn } from '../../law/step.ts';
import { suitOfCard } from '../../law/cards.ts';
import { spellingOf } from '../../cards/descriptions.ts';

/** Cards of the Lost Souls by suit, without birds (10.4.1); `any` counts those of unknown suit. */
export type Souls = Record<ClearingSuit | 'any', number>;

export const noSouls = (): Souls => ({ F: 0, M: 0, R: 0, any: 0 });

/** Adds the cards that are in the Lost Souls now; the ledger discards them when the line begins (D63). */
export function countSouls({ state, layout }: Turn, souls: Souls): void {
  for (const card of state.piles[layout.lostSoulsPile] ?? []) {
    const suit = suitOfCard(spellingOf(layout.cards, card));
    if (suit !== 'B') souls[suit ?? 'any'] += 1;
  }
}

/** No suit has the most cards. */
const TIED = 'tied';

/** The suits that may have the most cards, and whether none may; a single answer if all cards are known. */
function mostCommon(souls: Souls): (ClearingSuit | typeof TIED)[] {
  const counts = CLEARING_SUITS.map((suit) => souls[suit]).sort((a, b) => b - a);
  const [first = 0, second = 0] = counts;
  const rivals = (suit: ClearingSuit): number =>
    Math.max(...CLEARING_SUITS.map((one) => (one === suit ? 0 : souls[one])));
  const suits = CLEARING_SUITS.filter((suit) => souls[suit] + souls.any > rivals(suit));
  return souls.any >= first - second ? [...suits, TIED] : suits;
}

/**
 * The outcast becomes the most common suit of the Lost Souls, hated if unchanged (10.4.1). They are discarded with it.
 */
export const adjustOutcast: Step<{ souls: Souls }> = {
  law: '10.4.1',
  name: 'Adjust the outcast',
  *play(turn) {
    const { state, memory, me } = turn;
    countSouls(turn, memory.souls);
    const before = state.outcast;
    const next = yield* chooseOne(me, '10.4.1', 'suit', 'suit with the most Lost Souls', mostCommon(memory.souls));
    turn.cite('10.4.2');
    const suit = next === TIED ? before : next;
    if (suit === null || (suit === before && state.hated)) return;
    yield* act({ kind: 'outcast', suit, hated: suit === before });
  },
};

/** The suit of the first outcast (10.3.3). */
export const chooseOutcast: Step = {
  law: '10.3.3',
  name: 'Choose the outcast',
  *play(turn) {
    const suit = yield* chooseOne(turn.me, '10.3.3', 'suit', 'suit of the outcast', CLEARING_SUITS);
    yield* act({ kind: 'outcast', suit, hated: false });
  },
};
