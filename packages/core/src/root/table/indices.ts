import type { ClearingOrBurrow } from '../data/vocabulary.ts';

declare const index: unique symbol;

type Index<Of extends string> = number & { readonly [index]: Of };

/** A row of the ledger: a place. The Burrow and the clearings have the first ones, each its own number. */
export type RowIndex = Index<'row'>;

/** A column of the ledger: a component. */
export type ColumnIndex = Index<'column'>;

export type PileIndex = Index<'pile'>;

/** Of a place that has none. */
export const NO_ROW = -1 as RowIndex;
export const NO_PILE = -1 as PileIndex;
/** Of a faction that has no such piece. */
export const NO_COLUMN = -1 as ColumnIndex;

/** The row of a clearing, or of the Burrow (0). */
export const rowOfClearing = (clearing: ClearingOrBurrow): RowIndex => clearing as RowIndex;
