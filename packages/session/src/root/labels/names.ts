import { listed } from '@woodlog/core/kernel';
import {
  CONSPIRACY_SPACES,
  FACTION_NAMES,
  type Layout,
  MINISTERS,
  SUIT_NAMES,
  type SuitLetter,
  type Table,
  layoutOf,
  ownerName,
  suitOf,
  placeText,
  theOwner,
  thingText,
} from '@woodlog/core/root';

/** The words for things at one table, from the acting player's view. */
export interface Names {
  readonly layout: Layout;
  /** `clearing 5 (fox)`, `your hand`. */
  place(spot: string | number): string;
  /** `a sawmill`, `the sword`, `the Eyrie roost`. */
  thing(what: string): string;
  /** `the Eyrie`. */
  side(letter: string): string;
  /** `Anvil (fox)`, `a fox card`. */
  card(card: string): string;
  suit(letter: string): string;
  /** `the Recruit column`, `the fox column`. */
  column(column: string | number): string;
  /** `the Foremole`, `the hand card service`. */
  word(word: string): string;
}

/** The names for whoever's turn it is. */
export function namesOf(table: Readonly<Table>, taker: string): Names {
  const { setup } = table;
  const layout = layoutOf(setup);
  const place = (spot: string | number): string => {
    const name = String(spot);
    if (/^\d+_/.test(name)) return betweenText(name);
    const suit = /^([1-9]|1[0-2])$/.test(name) ? suitOf(setup, Number(name) as Parameters<typeof suitOf>[1]) : null;
    const text = placeText(name, taker);
    return suit == null ? text.replace(/^their /, 'your ') : `${text} (${SUIT_NAMES[suit]})`;
  };
  return {
    layout,
    place,
    thing: (what) =>
      thingText(1, what, taker).replace(/^one (?=(.))/, (_, next: string) =>
        what.startsWith('%') ? 'the ' : article(next),
      ),
    side: (letter) => (letter === taker ? 'you' : theOwner(letter)),
    card: cardLabel,
    suit: (letter) => SUIT_NAMES[letter as SuitLetter] ?? letter,
    column: (column) => placeText(`${taker}$_${column}`, taker),
    word: (word) => WORDS[word] ?? word.replaceAll('-', ' '),
  };
}

/** A forest or path by its clearings: `the forest between clearings 1, 2 and 5`. */
export function betweenText(name: string): string {
  const ends = name.split('_');
  return ends.length === 2
    ? `the path from clearing ${ends[0]} to ${ends[1]}`
    : `the forest between clearings ${listed(ends)}`;
}

/** Puts a text's forests and paths into words. */
export const withForests = (text: string): string =>
  text.replace(/(?:\bthe )?\b(?:forest |path )?(\d+(?:_\d+)+)\b/g, (_, name: string) => betweenText(name));

/** `Anvil (fox)`; `a fox card` without a name; leaders, ministers and characters by their names. */
export function cardLabel(card: string): string {
  const [suit = '', name = ''] = card.split('#');
  const text = thingText(1, card, '').replace(/^one (?=(.))/, (_, next: string) => article(next));
  if (name === '' || suit === '') return text;
  const suitName = SUIT_NAMES[suit as SuitLetter];
  return suitName === undefined || text.startsWith(`${suitName} `) ? text : `${text} (${suitName})`;
}

const article = (next: string): string => (/[aeiou]/i.test(next) ? 'an ' : 'a ');

/** A player's name for page and prompt: `Ann (Eyrie Dynasties)`. */
export const seatLabel = (player: string, letter: string): string =>
  FACTION_NAMES[letter] === undefined ? player : `${player} (${ownerName(letter)})`;

const WORDS: Readonly<Record<string, string>> = {
  h: 'hand card',
  r: 'riverboats',
  m: 'mercenaries',
  none: 'none',
  nothing: 'nothing',
  ...Object.fromEntries(MINISTERS.map(({ spelling, name }) => [spelling, name])),
  ...Object.fromEntries(Object.keys(CONSPIRACY_SPACES).map((name) => [name, name])),
};
