import type { ColumnIndex } from './indices.ts';

/** What a column counts. */
export type ColumnKind = 'warrior' | 'pawn' | 'building' | 'token' | 'landmark' | 'ruin' | 'item' | 'own-card';

/** A counted component: a piece, a landmark, an item on one side, or a faction's own card. */
export interface Column {
  readonly index: ColumnIndex;
  /** Its name in Rootlog: `Cw`, `Pt_b`, `ferry`, `%s`, `%se`, `B#vizier`; `%` is an unseen item. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** The faction or hireling that owns it; empty for landmarks, ruins and items. */
  readonly owner: string;
  /** The column that it counts as in its supply: face down, value hidden (D1). */
  readonly home: ColumnIndex;
  /** The faces that a face-down piece of this class may have. */
  readonly faces: readonly ColumnIndex[];
  /** The Law removes it from the game (6.2.2, 11.2.5.I, M.4.3). */
  readonly removedForGood: boolean;
}

/** An item type: its two columns. */
export interface ItemColumns {
  readonly refreshed: ColumnIndex;
  readonly exhausted: ColumnIndex;
}

/** What a spelling in an action stands for at this table. */
export type Thing =
  | { readonly is: 'piece'; readonly column: ColumnIndex }
  | { readonly is: 'own-card'; readonly column: ColumnIndex }
  | { readonly is: 'item'; readonly item: ItemColumns }
  | { readonly is: 'all-items' }
  /** A card of the deck or a quest, as far as it is known; -1 if that stock has no such card. */
  | { readonly is: 'card'; readonly card: number; readonly quest: number };
