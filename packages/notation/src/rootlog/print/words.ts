import { ownerOfPiece, sortOf } from '@woodlog/core/root';

/** The small spellings that actions are made of, as the player whose line it is leaves them short. */

/** A count, left out when it is one. */
export const printCount = (count: number): string => (count === 1 ? '' : String(count));

/** Something that begins with its owner (`Cw`, `C$_r`), whose letter is left out if it is the taker's own. */
export const printOwned = (spelling: string, taker: string): string =>
  spelling.startsWith(taker) ? spelling.slice(taker.length) : spelling;

/** A place: boards lose the taker's letter, hands keep it (`C` is a hand). */
export const printPlace = (place: string, taker: string): string =>
  place.includes('$') ? printOwned(place, taker) : place;

/** Where a part goes if nothing is written after the arrow. */
export function defaultEnd(what: string): string {
  const sort = sortOf(what);
  if (sort === 'card') return 'discard';
  return sort === 'item' || sort === 'landmark' ? 'out' : `supply:${ownerOfPiece(what)}`;
}

export function defaultStart(what: string, taker: string): string | null {
  const sort = sortOf(what);
  if (sort === 'card') return 'draw';
  if (sort === 'item') return `${taker}$`;
  return sort === 'piece' ? `supply:${ownerOfPiece(what)}` : null;
}
