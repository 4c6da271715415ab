import { type Clearing, type Item, ITEMS } from '../../data/vocabulary.ts';
import { matchingSuits } from '../../law/cards.ts';
import type { RootTurn } from '../../law/questions.ts';
import { lose } from '../../law/score.ts';
import { chooseOne } from '../../law/choose.ts';
import { mayHave, spendCardFor } from '../../turn/hand.ts';
import type { Choice, Outcome, Turn } from '../../law/step.ts';
import { isCharacter } from './character.ts';
import { exhaust, fillTracks, usableItems } from './items.ts';
import { pawnClearing } from './pawn.ts';
import type { Deed } from '../../law/deed.ts';

/** What a turn of a Vagabond remembers between two steps. */
export interface VagabondMemory {
  /** Aids since the last improvement, by faction (9.2.9.I.a). */
  readonly aids: Record<string, number>;
  slipped: boolean;
  /** What his character does at most once in a turn has been done (V.7.2, V.10.2, V.12.2). */
  special: boolean;
  /** Points to lose after the current action (V.12.2). */
  debt: number;
}

export type VagabondTurn = Turn<VagabondMemory>;

/** Items that an action exhausts; `any` leaves the choice to him. */
export type Price = readonly (Item | 'any')[];

export const TORCH: Price = ['r'];

/** A card stands for an item (V.12.2). */
const COERCE = 'coerce';

/**
 * Whether the Jailor may spend a card in place of an item. `cards` is the number of cards of that suit that the action
 * needs as well.
 */
function mayCoerce(turn: VagabondTurn, cards: number): boolean {
  const { me, memory } = turn;
  if (memory.special || !isCharacter(turn, me, 'jailor')) return false;
  const clearing = pawnClearing(turn, me);
  return clearing !== null && mayHave(turn, me, { suits: matchingSuits(turn, clearing) }, 1 + cards);
}

/** The items that he can exhaust, in the order of `ITEMS`. */
const purseOf = (turn: VagabondTurn): readonly number[] => usableItems(turn, turn.me);

function affords(purse: readonly number[], price: Price, wild: number): boolean {
  let all = 0;
  let missing = 0;
  for (let index = 0; index < ITEMS.length; index++) {
    const has = purse[index] ?? 0;
    all += has;
    let needed = 0;
    for (const one of price) if (one === ITEMS[index]) needed += 1;
    if (needed > has) missing += needed - has;
  }
  return missing <= wild && price.length <= all + wild;
}

/** Whether he can pay a price. `cards` is the number of cards of the clearing's suit that the action needs as well. */
export function canPay(turn: VagabondTurn, price: Price, cards = 0): boolean {
  const purse = purseOf(turn);
  return affords(purse, price, 0) || (affords(purse, price, 1) && mayCoerce(turn, cards));
}

/** Exhausts the items of a price, with his choices (9.2.5). */
export function* pay(turn: VagabondTurn, law: string, price: Price, cards = 0): RootTurn {
  for (const [index, wanted] of price.entries()) {
    const later = price.slice(index + 1);
    const purse = purseOf(turn);
    const wild = mayCoerce(turn, cards) ? 1 : 0;
    const options: (Item | typeof COERCE)[] = ITEMS.filter((item, at) => {
      const has = wanted === 'any' || wanted === item ? (purse[at] ?? 0) : 0;
      return has > 0 && affords(purse.with(at, has - 1), later, wild);
    });
    if (wild > 0 && affords(purse, later, 0)) options.push(COERCE);
    const chosen = yield* chooseOne(turn.me, law, 'item', 'item to exhaust', options);
    if (chosen === COERCE) yield* coerce(turn);
    else yield* exhaust(turn.me, chosen);
  }
}

function* coerce(turn: VagabondTurn): RootTurn {
  const { me, memory } = turn;
  const clearing = pawnClearing(turn, me);
  if (clearing === null) return;
  turn.cite('V.12.2');
  memory.special = true;
  memory.debt = 1;
  yield* spendCardFor(turn, 'V.12.2', clearing);
}

/** His clearing, if he can pay a price; `cards` as for `canPay`. */
export const clearingToPay = (turn: VagabondTurn, price: Price, cards?: number): Clearing | null =>
  canPay(turn, price, cards) ? pawnClearing(turn, turn.me) : null;

type Play = () => RootTurn<Outcome> | RootTurn;

/**
 * An action of Daylight (9.5). Its price is paid first; one that pays by itself gives none. What it gains goes to the tracks,
 * and a coerced one costs a point (V.12.2).
 */
export function action(turn: VagabondTurn, option: Deed, play: Play, price: Price = []): Choice {
  return { option, play: () => settle(turn, option.law, price, play) };
}

/** Pays for an action and carries it out, and then what follows every action. */
function* settle(turn: VagabondTurn, law: string, price: Price, play: Play): RootTurn<Outcome> {
  yield* pay(turn, law, price);
  const outcome = yield* play() as RootTurn<Outcome>;
  yield* fillTracks(turn, turn.me);
  const { debt } = turn.memory;
  turn.memory.debt = 0;
  yield* lose(turn, turn.me, debt);
  return outcome;
}
