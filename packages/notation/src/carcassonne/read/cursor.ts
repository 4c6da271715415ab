import { isBlank, isLineEnd } from '../../kernel/characters.ts';

/** A position in a piece of the text. */
export interface Cursor {
  readonly text: string;
  pos: number;
  /** The first offset after the piece. */
  readonly end: number;
}

/** Numbers have at most four digits; more are a slip of the pen. */
const DIGITS = 4;

/** A blank, or the end of a line in the middle of a move. */
const isSpace = (code: number): boolean => isBlank(code) || isLineEnd(code);

export function skipBlanks(c: Cursor): void {
  while (c.pos < c.end && isSpace(c.text.charCodeAt(c.pos))) c.pos++;
}

/** The letter at the cursor, empty at the end. */
export function peek(c: Cursor): string {
  return c.pos < c.end ? c.text[c.pos]! : '';
}

/** Takes a letter if present, with blanks before it. */
export function take(c: Cursor, letter: string): boolean {
  const before = c.pos;
  skipBlanks(c);
  if (peek(c) === letter) {
    c.pos++;
    return true;
  }
  c.pos = before;
  return false;
}

export const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9' && letter.length === 1;

export const isLetter = (letter: string): boolean => letter >= 'A' && letter <= 'Z' && letter.length === 1;

/** Takes digits, with blanks before them; null if there are none, or too many. */
export function takeNumber(c: Cursor): number | null {
  const before = c.pos;
  skipBlanks(c);
  const start = c.pos;
  while (isDigit(peek(c))) c.pos++;
  const digits = c.pos - start;
  if (digits > 0 && digits <= DIGITS) return Number(c.text.slice(start, c.pos));
  c.pos = before;
  return null;
}

/** Signs that editors use for a minus: minus, hyphen, dashes. */
const DASHES = ['\u2212', '\u2010', '\u2011', '\u2012', '\u2013'] as const;

export interface Signed {
  readonly value: number;
  readonly signed: boolean;
  readonly dashed: boolean;
}

/** Takes a sign and digits: `-3`, `+5`, `4`. */
export function takeSigned(c: Cursor): Signed | null {
  const before = c.pos;
  const dashed = DASHES.some((dash) => take(c, dash));
  const minus = dashed || take(c, '-');
  const plus = !minus && take(c, '+');
  const value = takeNumber(c);
  if (value !== null) return { value: minus ? 0 - value : value, signed: minus || plus, dashed };
  c.pos = before;
  return null;
}

/** Takes letters and signs up to the next blank or one of the given letters. */
export function takeWord(c: Cursor, until: string): string {
  const start = c.pos;
  while (c.pos < c.end && !isSpace(c.text.charCodeAt(c.pos)) && !until.includes(c.text[c.pos]!)) c.pos++;
  return c.text.slice(start, c.pos);
}

/** The end of the piece without trailing blanks. */
export function endOfContent(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(text.charCodeAt(at - 1))) at--;
  return at;
}
