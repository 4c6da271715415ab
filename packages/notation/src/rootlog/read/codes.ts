import { isBlank } from '../../kernel/characters.ts';

/** The code after the end of the text. */
export const END = 0;

/** The signs that the reader distinguishes, by their codes: the only table of them. */
export const SIGN = {
  lineFeed: 10,
  return: 13,
  space: 32,
  hash: 35,
  dollar: 36,
  percent: 37,
  ampersand: 38,
  apostrophe: 39,
  open: 40,
  close: 41,
  star: 42,
  plus: 43,
  comma: 44,
  minus: 45,
  slash: 47,
  colon: 58,
  semicolon: 59,
  less: 60,
  equals: 61,
  greater: 62,
  question: 63,
  at: 64,
  caret: 94,
  underscore: 95,
  /** The arrow that word processors make of `->`, and the dashes that they make of its `-`. */
  arrow: 0x80,
  dash: 0x81,
  /** A blank that is not ASCII. */
  blank: 0xa0,
  /** Everything else that is not ASCII. */
  other: 0xff,
} as const;

/** The fixed letters of the grammar; those of factions, suits, pieces and items are data. */
export const LETTER = {
  J: 74,
  Q: 81,
  S: 83,
  T: 84,
  X: 88,
  Z: 90,
  a: 97,
  d: 100,
  e: 101,
  f: 102,
  h: 104,
  r: 114,
  s: 115,
  t: 116,
} as const;

const DIGIT_0 = 48;
const DIGIT_9 = 57;
const UPPER_A = 65;
const UPPER_Z = 90;
const LOWER_A = 97;
const LOWER_Z = 122;
/** The first code that is not ASCII. */
const BEYOND = 0x80;

export const isDigit = (code: number): boolean => code >= DIGIT_0 && code <= DIGIT_9;
export const isUpper = (code: number): boolean => code >= UPPER_A && code <= UPPER_Z;
export const isLower = (code: number): boolean => code >= LOWER_A && code <= LOWER_Z;
export const isLetter = (code: number): boolean => isLower(code) || isUpper(code);

/** Whether a line or the text ends here. */
export const endsLine = (code: number): boolean => code === SIGN.lineFeed || code === SIGN.return || code === END;

export const digitOf = (code: number): number => code - DIGIT_0;

/** How far beyond the end the reader may look. */
const LOOKAHEAD = 16;

declare const TextEncoder: new () => {
  encodeInto(text: string, bytes: Uint8Array): { readonly written: number };
};
const encoder = new TextEncoder();

/**
 * A text as an array with one byte for each UTF-16 unit, since arrays are faster to read than strings. ASCII stands for
 * itself. Of the rest, only blanks, arrows and dashes are distinguished. Zeros follow the text to allow looking ahead;
 * a zero in the text itself does not end it.
 */
export function codesOf(text: string): Uint8Array {
  const codes = new Uint8Array(text.length + LOOKAHEAD);
  const { written } = encoder.encodeInto(text, codes);
  if (written === text.length && codes.indexOf(END) === text.length) return codes;
  codes.fill(END);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    codes[i] = unit < BEYOND && unit !== END ? unit : codeOf(unit);
  }
  return codes;
}

const ARROWS = '\u2192\u27f6';
const DASHES = '\u2013\u2014';

function codeOf(unit: number): number {
  const letter = String.fromCharCode(unit);
  if (ARROWS.includes(letter)) return SIGN.arrow;
  if (DASHES.includes(letter)) return SIGN.dash;
  return isBlank(unit) ? SIGN.blank : SIGN.other;
}
