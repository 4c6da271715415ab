/** The kind of a component, by its notation. */
export type Sort = 'card' | 'item' | 'landmark' | 'pawn' | 'piece';

/**
 * The kind of a component, by its notation.
 *
 * @example sortOf('F#anvil') // 'card'
 */
export function sortOf(what: string): Sort {
  if (what.includes('#')) return 'card';
  if (what.startsWith('%')) return 'item';
  // Owners are capital letters, `h_` before them for hirelings; only landmarks begin with a word.
  if (what > 'a' && what[1] !== '_') return 'landmark';
  return what.endsWith('p') && what.length <= 4 ? 'pawn' : 'piece';
}

/** The owner of a piece: its letter, or `h_` and a letter. */
export const ownerOfPiece = (what: string): string => (what.startsWith('h_') ? what.slice(0, 3) : what.slice(0, 1));
