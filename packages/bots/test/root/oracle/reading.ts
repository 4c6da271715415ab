import { CLEARINGS } from '@woodlog/core/root';
import type { TurnState } from '@woodlog/core/root-law';
import { type Board, matches } from './board.ts';

/** Options by section and kind: `6.5.4 build` has `what=Cb_s at=5`. */
export type Expected = Record<string, string[]>;

type Detail = Readonly<Record<string, unknown>>;

export const key = (detail: Detail): string =>
  Object.keys(detail)
    .filter((name) => !['kind', 'law', 'requires'].includes(name))
    .sort()
    .map((name) => `${name}=${detail[name]}`)
    .join(' ');

/** Of some options a part makes no difference, or is not read a second time. */
const ALIKE: Readonly<Record<string, readonly [RegExp, string]>> = {
  '15.5.2.I move': [/card=(.)#\S+/, 'card=$1'],
  '15.4.1 encamp': [/ ?what=\S+/, ''],
};

export const alike = (name: string, option: string): string => {
  const [part, instead] = ALIKE[name] ?? [/$^/, ''];
  return option.replace(part, instead);
};

export interface Here {
  readonly b: Board;
  readonly now: TurnState;
  readonly me: string;
  /** The hand without cards that lie revealed. */
  readonly hand: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: each faction has a memory of its own.
  readonly memory: any;
}

export type Reading = (here: Here) => Expected;

export const SUITS = ['F', 'M', 'R'];
const STARTS = [0, ...CLEARINGS];

export const movesOf = ({ b, now: { flags }, me }: Here, from: readonly number[] = STARTS): string[] =>
  from.flatMap((start) =>
    b.has(start, `${me}w`) ? b.reach(me, start, flags).map((to) => key({ from: start, to })) : [],
  );

export const battlesOf = ({ b, me }: Here, at: readonly number[] = CLEARINGS): string[] =>
  at.flatMap((clearing) => b.battles(me, clearing).map((defender) => key({ at: clearing, defender })));

export const holdsFor = ({ b, hand }: Here, clearing: number): boolean =>
  hand.some((card) => matches(card, b.suit(clearing)));

/** 4.1: cards whose icons can be paid, each piece once, an item only if it is there, no effect twice. */
export function craftable({ b, me, hand }: Here, left: (suit: string) => number): string[] {
  return [...new Set(hand)].filter((spelling) => {
    const card = b.deckCard(spelling);
    if (card === undefined || card.cost.length === 0) return false;
    const asked = (icon: string): number => card.cost.filter((one) => one === icon).length;
    if (SUITS.some((suit) => asked(suit) > Math.max(0, left(suit)))) return false;
    if (card.cost.length > SUITS.reduce((sum, suit) => sum + Math.max(0, left(suit)), 0)) return false;
    if (card.item !== null && (b.at('items')[`%${card.item}`] ?? 0) === 0) return false;
    return card.kind !== 'persistent' || !b.hasCrafted(me, spelling);
  });
}

/** The pieces that can still be activated, by suit. */
export const craftOf = (here: Here): string[] => {
  const { b, now, me } = here;
  const pieces = (suit: string): number =>
    CLEARINGS.filter((at) => b.suit(at) === suit)
      .flatMap((at) => b.craftingPieces(me).map((piece) => b.count(at, piece)))
      .reduce((sum, count) => sum + count, 0);
  return craftable(here, (suit) => pieces(suit) - (now.flags.activated[suit] ?? 0)).map((card) => key({ card }));
};
