import { eastAsianWidth } from 'get-east-asian-width';

/** Marks that sit on the letter before them, and joiners and the like that show nothing. */
const NOTHING = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

/** Columns that a text without control characters takes on a terminal: wide characters two, marks none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 0x7f) width++;
    else if (!NOTHING.test(character)) width += eastAsianWidth(code);
  }
  return width;
}
