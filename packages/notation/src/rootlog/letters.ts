/**
 * Rootlog's letters as tables by character code: the reader looks up what a letter means, so it makes no strings of its
 * own.
 */
const CODES = 256;

/** A table by character code, with `none` for letters without a meaning. */
export function letterTable<T, None>(
  entries: Iterable<readonly [letter: string, value: T]>,
  none: None,
): readonly (T | None)[] {
  const table = new Array<T | None>(CODES).fill(none);
  for (const [letter, value] of entries) table[letter.charCodeAt(0)] = value;
  return table;
}

/** Suit letters by suit; the unknown suit has none. */
export const SUIT_LETTERS = ['', 'B', 'F', 'M', 'R'] as const;
export const SUIT_WORDS = ['', 'bird', 'fox', 'mouse', 'rabbit'] as const;

const suitAt = letterTable(
  SUIT_LETTERS.flatMap((letter, suit) => (letter === '' ? [] : [[letter, suit] as const])),
  -1,
);

/** The suit of a letter, 1 to 4, or -1. */
export const suitOf = (code: number): number => suitAt[code] ?? -1;

/** The letter of a suit that clearings can have, or null. */
export function clearingSuit(suit: number): 'F' | 'M' | 'R' | null {
  const letter = SUIT_LETTERS[suit];
  return letter === 'F' || letter === 'M' || letter === 'R' ? letter : null;
}
