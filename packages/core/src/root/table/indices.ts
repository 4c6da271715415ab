import type { ClearingOrBurrow } from '../data/vocabulary.ts';

declare const index: unique symbol;

type Index<Of extends string> = number & { readonly [index]: Of };

/** A row of the ledger: a place. The Burrow and the clearings come first, each at its own number. */
export type RowIndex = Index<'row'>;

/** A column of the ledger: a component. */
export type ColumnIndex = Index<'column'>;

export type PileIndex = Index<'pile'>;

/** For a place without a row. */
export const NO_ROW = -1 as RowIndex;
export const NO_PILE = -1 as PileIndex;
/** For a faction without such a piece. */
export const NO_COLUMN = -1 as ColumnIndex;

/** The row of a clearing, or of the Burrow (0). */
export const rowOfClearing = (clearing: ClearingOrBurrow): RowIndex => clearing as RowIndex;
