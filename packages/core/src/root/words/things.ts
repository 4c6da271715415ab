import { AREA_NAMES, COLUMN_NAMES, PLACE_NAMES } from '../data/names.ts';
import { articled, several } from './lists.ts';
import { cardName, itemName, landmarkName, ownerAdjective, pieceName, plural, suitName } from './names.ts';
import { ownerOfPiece, sortOf } from './sorts.ts';

/** Something of an owner: `their hand`, `the Eyrie hand`. */
const owned = (owner: string, taker: string, thing: string): string =>
  owner === taker ? `their ${thing}` : `the ${ownerAdjective(owner)} ${thing}`;

/** A number of components, counted: `one warrior` of the taker, `2 Eyrie warriors`, `one fox card`, `the Ferry`. */
export function countedThing(count: number, what: string, taker: string): string {
  switch (sortOf(what)) {
    case 'card':
      return cardText(count, what);
    case 'item':
      return what === '%_' ? 'all items' : several(count, itemName(what.charAt(1)));
    case 'landmark':
      return `the ${landmarkName(what) ?? what}`;
    default:
      return several(count, ...pieceNames(what, taker));
  }
}

/**
 * A number of components: as `countedThing`, but one of the taker's own pieces is `a warrior`.
 *
 * @example thingText(2, 'Ew', 'C') // '2 Eyrie warriors'
 */
export function thingText(count: number, what: string, taker: string): string {
  const isPiece = count === 1 && ['piece', 'pawn'].includes(sortOf(what)) && ownerOfPiece(what) === taker;
  const [one, many] = isPiece ? pieceNames(what, taker) : ['', ''];
  return one === many ? countedThing(count, what, taker) : articled(one);
}

/** The name of a piece, of one and of several; the taker's own go without an owner. */
function pieceNames(what: string, taker: string): [one: string, many: string] {
  const owner = ownerOfPiece(what);
  const name = pieceName(owner, what.slice(owner.length));
  const whose = owner === taker ? '' : `${ownerAdjective(owner)} `;
  return [`${whose}${name}`, `${whose}${plural(name)}`];
}

function cardText(count: number, what: string): string {
  const [suit = '', name = ''] = what.split('#');
  if (name !== '') return count === 1 ? cardName(suit, name) : `${count} ${cardName(suit, name)} cards`;
  return several(count, suit === '' ? 'card' : `${suitName(suit)} card`);
}

/**
 * A place: `clearing 3`, `their hand`, `the Recruit column`.
 *
 * @example placeText('E$', 'C') // 'the Eyrie board'
 */
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
