import { placeText, thingText } from '@woodlog/core/root';

const PIECE = /\b[A-Z][wtbp](?:_[a-z])?\b/g;

/** What an action implies, with items, pieces and cards by their names: `the tea comes out of the item supply`. */
export const impliedInWords = <T extends { readonly what: string }>(implied: T): T => ({
  ...implied,
  what: implied.what
    .replace(
      /\b(\d+) of ([A-Z][wtbp](?:_[a-z])?) (?=to |back to )/g,
      (_, count: string, piece: string) => `${thingText(Number(count), piece, '')} ${count === '1' ? 'goes' : 'go'} `,
    )
    .replace(PIECE, the)
    .replace(/%[a-z]\b/g, the)
    .replace(/(?:\b[BFMR])?#[a-z@]+/g, the)
    .replace(/\$(_[rmxb])\b/g, (_, column: string) => placeText(`E$${column}`, 'E'))
    .replace(/that shows the /, 'that shows a '),
});

const the = (what: string): string => thingText(1, what, '').replace(/^one /, 'the ');
