import { type Word, bare, wordOf } from '../lexicon.ts';

/** A piece of a step: a known word, a number, a place, a mark, or unknown text. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly word?: Word;
  readonly number?: number;
  readonly place?: readonly [number, number];
}

/** Characters of a name: the limit keeps hostile lines of quotes linear. */
export const MOST_NAME = 400;
/** More digits are not a number. */
const MOST_DIGITS = 9;

// A place is one piece, as are a quoted name and a symbol with the invisible marks after it.
const PIECE =
  /(?:🗺\u{fe0f}?\s*)?[([]\s*(\d{1,4})\s*,\s*(\d{1,4})\s*[)\]]|"(?:[^"\\]|\\.){0,400}"|[A-Za-z]+(?:-[A-Za-z]+)*|\d+|[^\s\w][\u{fe0e}\u{fe0f}\u{200d}]*|\S/gu;

/** The pieces of a stretch of text, in order, separated by blanks. */
export function scan(text: string, start: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  PIECE.lastIndex = 0;
  const stretch = text.slice(start, end);
  for (const match of stretch.matchAll(PIECE)) {
    const [all, x, y] = match;
    const from = start + match.index;
    const span = { start: from, end: from + all.length, text: all };
    if (x !== undefined) pieces.push({ ...span, place: [Number(x), Number(y)] });
    else if (/^\d+$/.test(all)) pieces.push({ ...span, number: all.length > MOST_DIGITS ? Number.NaN : Number(all) });
    else {
      const word = wordOf(all);
      if (word) pieces.push({ ...span, word });
      // Invisible marks alone are not a piece.
      else if (bare(all).trim() !== '') pieces.push(span);
    }
  }
  return pieces;
}
