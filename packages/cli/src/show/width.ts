import { eastAsianWidth } from 'get-east-asian-width';

/** Combining marks, joiners and other characters without width. */
const NOTHING = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

/** Columns of a text on a terminal: two for wide characters, none for marks. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 0x7f) width++;
    else if (!NOTHING.test(character)) width += eastAsianWidth(code);
  }
  return width;
}
