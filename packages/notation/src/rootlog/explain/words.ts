import { AREA_NAMES, COLUMN_NAMES, PLACE_NAMES } from '@woodlog/core/root';
import { ownerOfPiece, sortOf } from '../print/words.ts';
import { cardName, itemName, landmarkName, ownerAdjective, ownerName, pieceName, plural, suitName } from './names.ts';

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Lists places in words: `clearings 3 and 11`. */
export const listedPlaces = (places: readonly string[]): string =>
  places.length > 1 && places.every((place) => place.startsWith('clearing '))
    ? `clearings ${listed(places.map((place) => place.slice(9)))}`
    : listed(places);

/** `the Eyrie`. */
export const theOwner = (owner: string): string => `the ${ownerName(owner)}`;

/** Something of an owner: `their hand`, `the Eyrie hand`. */
const owned = (owner: string, taker: string, thing: string): string =>
  owner === taker ? `their ${thing}` : `the ${ownerAdjective(owner)} ${thing}`;

/** `a warrior`, `an ego`. */
export const articled = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const several = (count: number, one: string, many: string): string => (count === 1 ? `one ${one}` : `${count} ${many}`);

/** So many of a component: `2 warriors` of the taker, `2 Eyrie warriors`, `one fox card`, `the Ferry`. */
export function thingText(count: number, what: string, taker: string): string {
  switch (sortOf(what)) {
    case 'card':
      return cardText(count, what);
    case 'item':
      return what === '%_' ? 'all items' : several(count, itemName(what.charAt(1)), `${itemName(what.charAt(1))}s`);
    case 'landmark':
      return `the ${landmarkName(what) ?? what}`;
    default:
      return pieceText(count, what, taker);
  }
}

function pieceText(count: number, what: string, taker: string): string {
  const owner = ownerOfPiece(what);
  const name = pieceName(owner, what.slice(owner.length));
  if (owner !== taker)
    return several(count, `${ownerAdjective(owner)} ${name}`, `${ownerAdjective(owner)} ${plural(name)}`);
  return count === 1 && plural(name) !== name ? articled(name) : several(count, name, plural(name));
}

function cardText(count: number, what: string): string {
  const [suit = '', name = ''] = what.split('#');
  if (name !== '') return count === 1 ? cardName(suit, name) : `${count} ${cardName(suit, name)} cards`;
  const kind = suit === '' ? 'card' : `${suitName(suit)} card`;
  return several(count, kind, `${kind}s`);
}

/** A place: `clearing 3`, `their hand`, `the Recruit column`. */
export function placeText(place: string, taker: string): string {
  const known = PLACE_NAMES[place];
  if (known !== undefined) return known;
  if (/^\d+$/.test(place)) return `clearing ${place}`;
  if (/^\d/.test(place)) return `the ${place.split('_').length === 2 ? 'path' : 'forest'} ${place}`;
  const [kind, rest = ''] = place.split(':');
  if (kind === 'supply') return owned(rest, taker, 'supply');
  if (kind === 'ruin') return `the ruin in clearing ${rest}`;
  const [owner = '', part] = place.split('$');
  if (part === undefined) return owned(owner, taker, 'hand');
  if (part === '') return owned(owner, taker, owner.startsWith('h_') ? 'card' : 'board');
  return part.startsWith('_') ? (COLUMN_NAMES[part.slice(1)] ?? place) : owned(owner, taker, AREA_NAMES[part] ?? part);
}

const PIECE = /\b[A-Z][wtbp](?:_[a-z])?\b/g;

/** What an action implies, with items, pieces and cards by their names: `the tea comes out of the item supply`. */
export const impliedInWords = <T extends { readonly what: string }>(implied: T): T => ({
  ...implied,
  what: implied.what
    .replace(
      /\b(\d+) of ([A-Z][wtbp](?:_[a-z])?) (?=to |back to )/g,
      (_, count: string, piece: string) => `${thingText(Number(count), piece, '')} ${count === '1' ? 'goes' : 'go'} `,
    )
    .replace(PIECE, the)
    .replace(/%[a-z]\b/g, the)
    .replace(/(?:\b[BFMR])?#[a-z@]+/g, the)
    .replace(/\$(_[rmxb])\b/g, (_, column: string) => placeText(`E$${column}`, 'E'))
    .replace(/that shows the /, 'that shows a '),
});

const the = (what: string): string => thingText(1, what, '').replace(/^one /, 'the ');
