import { type Word, bare, wordOf } from '../lexicon.ts';

/** A piece of a step: a known word, a number, a place, a mark, or what nobody knows. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly word?: Word;
  readonly number?: number;
  readonly place?: readonly [number, number];
}

/** Characters of a name: a limit keeps a hostile line of quotes linear. */
export const MOST_NAME = 400;
/** A number of more digits is none. */
const MOST_DIGITS = 9;

// A place is one piece; a name in quotes is one; a symbol is one with the invisible marks after it.
const PIECE =
  /(?:🗺\u{fe0f}?\s*)?[([]\s*(\d{1,4})\s*,\s*(\d{1,4})\s*[)\]]|"(?:[^"\\]|\\.){0,400}"|[A-Za-z]+(?:-[A-Za-z]+)*|\d+|[^\s\w][\u{fe0e}\u{fe0f}\u{200d}]*|\S/gu;

/** The pieces of a stretch of text, in order. Blanks part them. */
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
      // Marks that show nothing are not a piece.
      else if (bare(all).trim() !== '') pieces.push(span);
    }
  }
  return pieces;
}
