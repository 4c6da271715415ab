import { isBlank } from '../../kernel/characters.ts';

/** What follows the last unit of the text. */
export const END = 0;

/** Signs of the notation by their codes. Letters stand in `letters.ts`. */
export const SPACE = 32;
export const HASH = 35;
export const DOLLAR = 36;
export const PERCENT = 37;
export const AMPERSAND = 38;
export const OPEN = 40;
export const CLOSE = 41;
export const PLUS = 43;
export const COMMA = 44;
export const SLASH = 47;
export const COLON = 58;
export const AT = 64;
export const CARET = 94;
export const UNDERSCORE = 95;

/** The arrow that word processors make of `->`, and the dashes that they make of its `-`. */
export const ARROW = 0x80;
export const DASH = 0x81;
const BLANK = 0xa0;
const OTHER = 0xff;

/** How far beyond the end the reader may look, at most. */
const LOOKAHEAD = 16;

declare const TextEncoder: new () => {
  encodeInto(text: string, bytes: Uint8Array): { readonly written: number };
};
const encoder = new TextEncoder();

/**
 * A text as an array with one byte for each UTF-16 unit, since an array is read faster than a string. ASCII stands for
 * itself; of the rest the reader knows blanks, arrows and dashes, and everything else is the same to it. Zeros follow
 * the text, so that one can look ahead; a zero in the text itself is no end.
 */
export function codesOf(text: string): Uint8Array {
  const codes = new Uint8Array(text.length + LOOKAHEAD);
  const { written } = encoder.encodeInto(text, codes);
  if (written === text.length && codes.indexOf(END) === text.length) return codes;
  codes.fill(END);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    codes[i] = unit < 0x80 && unit !== END ? unit : codeOf(unit);
  }
  return codes;
}

function codeOf(unit: number): number {
  if (unit === 0x2192 || unit === 0x27f6) return ARROW;
  if (unit === 0x2013 || unit === 0x2014) return DASH;
  return isBlank(unit) ? BLANK : OTHER;
}
