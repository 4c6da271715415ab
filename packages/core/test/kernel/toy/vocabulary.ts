import type { Questions } from '../../../src/kernel/index.ts';

// High Bid, a small card game that has one of everything: hidden cards, dice, chance, choices.
//
//   T.1  At the start of your turn draw a card, if there is one. Others do not see it.
//   T.2  You may bid 1 to 3. Roll a die: if it shows the bid or more, score the bid.
//   T.3  If you bid and did not score, lose a card of your hand by chance.
//   T.4  If you bid and did score, discard a card of your choice.
//   T.5  Then pass. The game ends when somebody has 8 points or the deck is empty; most points win.

export const CARDS = [1, 2, 3, 4, 5, 6] as const;
export type Card = (typeof CARDS)[number];

export const BIDS = [1, 2, 3] as const;
export type Bid = (typeof BIDS)[number];

export const DIE = [1, 2, 3, 4, 5, 6] as const;

/** A card is named in a draw only by whoever may see it. */
export interface Draw {
  readonly type: 'draw';
  readonly seat: number;
  readonly card?: Card;
}
/** The roll is part of the action, so a log replays without a seed. */
export interface PlaceBid {
  readonly type: 'bid';
  readonly seat: number;
  readonly bid: Bid;
  readonly roll: number;
}
export interface Discard {
  readonly type: 'discard';
  readonly seat: number;
  readonly card: Card;
}
export interface Pass {
  readonly type: 'pass';
  readonly seat: number;
}
export type ToyAction = Draw | PlaceBid | Discard | Pass;

export interface Hand {
  /** Cards that are known, sorted. */
  known: Card[];
  /** How many are not. */
  hidden: number;
}

export interface ToyState {
  /** The seat whose turn it is. */
  turn: number;
  phase: 'draw' | 'bid' | 'discard' | 'pass';
  deck: number;
  /** Points that end the game. */
  goal: number;
  hands: Hand[];
  discard: Card[];
  scores: number[];
}

export interface ToyQuestions extends Questions {
  draw: { card: Card };
  pick: { option: Card };
  choose: { option: Bid | Card | 'pass' };
}
