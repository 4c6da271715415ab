import { ownerOfPiece, sortOf } from '../print/words.ts';
import { cardName, itemName, landmarkName, ownerAdjective, ownerName, pieceName, plural, suitName } from './names.ts';

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The same for places: `clearings 3 and 11`. */
export const listedPlaces = (places: readonly string[]): string =>
  places.length > 1 && places.every((place) => place.startsWith('clearing '))
    ? `clearings ${listed(places.map((place) => place.slice(9)))}`
    : listed(places);

/** `the Eyrie`. */
export const theOwner = (owner: string): string => `the ${ownerName(owner)}`;

/** Something of an owner: `own hand`, `the Eyrie hand`. */
const owned = (owner: string, taker: string, thing: string): string =>
  owner === taker ? `own ${thing}` : `the ${ownerAdjective(owner)} ${thing}`;

const several = (count: number, one: string, many: string): string => (count === 1 ? `one ${one}` : `${count} ${many}`);

/** So many of a component: `2 of own warriors`, `one fox card`, `the Ferry`. */
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
  return count === 1 ? `one own ${name}` : `${count} of own ${plural(name)}`;
}

function cardText(count: number, what: string): string {
  const [suit = '', name = ''] = what.split('#');
  if (name !== '') return count === 1 ? cardName(suit, name) : `${count} cards ${cardName(suit, name)}`;
  const kind = suit === '' ? 'card' : `${suitName(suit)} card`;
  return several(count, kind, `${kind}s`);
}

const COLUMNS: Readonly<Record<string, string>> = {
  r: 'the Recruit column',
  m: 'the Move column',
  x: 'the Battle column',
  b: 'the Build column',
  F: 'the fox column',
  M: 'the mouse column',
  R: 'the rabbit column',
  B: 'the bird column',
  l: 'the Lost Souls',
  1: 'the first column of the retinue',
  2: 'the second column of the retinue',
  3: 'the third column of the retinue',
  e: 'the ego track',
  i: 'the Id',
};

const AREAS: Readonly<Record<string, string>> = { s: 'satchel', d: 'damaged items', t: 'item tracks' };

const PLACES: Readonly<Record<string, string>> = {
  0: 'the Burrow',
  '*': 'the discard pile',
  Q: 'the quests',
  draw: 'the draw pile',
  discard: 'the discard pile',
  dominance: 'the available dominance cards',
  items: 'the item supply',
  out: 'the game',
  coffin: 'the Coffin Makers',
  '?': 'nowhere known',
};

/** A place: `clearing 3`, `own hand`, `the Recruit column`. */
export function placeText(place: string, taker: string): string {
  const known = PLACES[place];
  if (known !== undefined) return known;
  if (/^\d+$/.test(place)) return `clearing ${place}`;
  if (/^\d/.test(place)) return `the ${place.split('_').length === 2 ? 'path' : 'forest'} ${place}`;
  const [kind, rest = ''] = place.split(':');
  if (kind === 'supply') return owned(rest, taker, 'supply');
  if (kind === 'ruin') return `the ruin in clearing ${rest}`;
  const [owner = '', part] = place.split('$');
  if (part === undefined) return owned(owner, taker, 'hand');
  if (part === '') return owned(owner, taker, owner.startsWith('h_') ? 'card' : 'board');
  return part.startsWith('_') ? (COLUMNS[part.slice(1)] ?? place) : owned(owner, taker, AREAS[part] ?? part);
}
