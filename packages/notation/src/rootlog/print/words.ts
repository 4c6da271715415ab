import { ownerOfPiece, sortOf } from '@woodlog/core/root';

/** Small parts of actions, shortened as in a line of the taker. */

/** A count, omitted if it is one. */
export const printCount = (count: number): string => (count === 1 ? '' : String(count));

/** Something that begins with its owner (`Cw`, `C$_r`), without the letter if it is the taker's own. */
export const printOwned = (spelling: string, taker: string): string =>
  spelling.startsWith(taker) ? spelling.slice(taker.length) : spelling;

/** A place: boards lose the taker's letter, hands keep it (`C` is a hand). */
export const printPlace = (place: string, taker: string): string =>
  place.includes('$') ? printOwned(place, taker) : place;

/** Where a part goes if nothing follows the arrow. */
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
