import { isBlank } from '../../kernel/characters.ts';
import type { CommentNode } from '../../kernel/tree.ts';
import { END, SIGN, endsLine } from './codes.ts';
import type { Reader } from './reader.ts';

/** Whether a comment follows, after `//`. */
const startsComment = (r: Reader): boolean => r.next() === SIGN.slash && r.at(1) === SIGN.slash;

/** Whether prose follows, after a lone hyphen, as in the document's own examples: `w_w->12 - a new Warlord`. */
export const startsProse = (r: Reader): boolean =>
  r.next() === SIGN.minus && isBlank(r.at(1)) && r.pos > 0 && isBlank(r.at(-1));

/** Where the prose after a lone hyphen begins in a text; without one, the end. */
export function proseIn(text: string): number {
  for (let at = text.indexOf('-', 1); at > 0; at = text.indexOf('-', at + 1))
    if (isBlank(text.charCodeAt(at - 1)) && isBlank(text.charCodeAt(at + 1))) return at;
  return text.length;
}

/** Reads a comment, if present: after `//`, or prose after a lone hyphen. */
export function readComment(r: Reader): CommentNode | null {
  const prose = startsProse(r);
  if (!prose && !startsComment(r)) return null;
  const start = r.pos;
  r.pos = lineEnd(r);
  if (prose) r.dialect(start, '//');
  return { start, end: r.pos, text: trimmed(r.text, start + (prose ? 1 : 2), r.pos) };
}

/** Where the line ends, without trailing blanks. */
export function lineEnd({ codes, pos }: Reader): number {
  let end = pos;
  while (!endsLine(codes[end] ?? END)) end++;
  while (end > pos && isBlank(codes[end - 1] ?? END)) end--;
  return end;
}

/** The text between two offsets, trimmed. */
export function trimmed(text: string, start: number, end: number): string {
  let from = start;
  while (from < end && isBlank(text.charCodeAt(from))) from++;
  let to = end;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}
