import type { Component } from '../action.ts';
import type { Clearing } from '../data/vocabulary.ts';
import type { PlaceName } from '../place-name.ts';
import type { ColumnKind } from './component.ts';
import { layoutOf } from './layout.ts';
import type { Table } from './table.ts';

/** A number of components of one kind in one place. */
export interface Counted {
  /** Its name in Rootlog. */
  readonly name: Component;
  readonly kind: ColumnKind;
  /** Faction or hireling; empty for landmarks, ruins and items. */
  readonly owner: string;
  /** The name without its owner: `w`, `b_s`, `t`. */
  readonly piece: string;
  readonly count: number;
}

export interface PlaceContents {
  /** Pieces, items and a faction's own cards, in the order of the table's columns. */
  readonly pieces: readonly Counted[];
  /** Cards of the deck, as far as they are known; on a board with a separate stack, only the crafted ones. */
  readonly cards: readonly Component[];
  /** The cards of a separate stack: the Alliance's supporters (8.2.3). */
  readonly stack: readonly Component[];
  readonly quests: readonly Component[];
}

/**
 * Returns the contents of a place by its name: `5`, `E$`, `supply:C`; empty for an unknown place. The suspense place
 * `?` has what a lenient replay had to invent (D5).
 *
 * @example contentsIn(table, '5').pieces.find(({ name }) => name === 'Cw')?.count
 */
export function contentsIn(table: Readonly<Table>, name: PlaceName): PlaceContents {
  const layout = layoutOf(table.setup);
  const place = layout.placeOf.get(name) ?? layout.places.find((one) => one.name === name);
  if (place === undefined) return { pieces: [], cards: [], stack: [], quests: [] };
  const pile = (index: number, { spellings } = layout.cards): Component[] =>
    (table.piles[index] ?? []).map((card) => spellings[card] ?? '#');
  const sign = place.kind === 'suspense' ? -1 : 1;
  const ownOnly = place.kind === 'supply' && place.owner !== '';
  const pieces = (table.rows[place.row] ?? []).flatMap((count, index): Counted[] => {
    const column = layout.columns[index];
    if (count === 0 || column === undefined || (ownOnly && column.owner !== place.owner)) return [];
    const { name: what, kind, owner } = column;
    return [{ name: what, kind, owner, piece: what.slice(owner.length), count: sign * count }];
  });
  return {
    pieces,
    cards: pile(place.crafted),
    stack: place.crafted === place.pile ? [] : pile(place.pile),
    quests: pile(place.quests, layout.quests),
  };
}

/** Whether a clearing has a ruin, and how many items are hidden under it (D11). */
export function ruinAt(
  table: Readonly<Table>,
  clearing: Clearing,
): { readonly stands: boolean; readonly items: number } {
  const layout = layoutOf(table.setup);
  const row = table.rows[layout.placeOfRow[clearing]?.ruinRow ?? -1] ?? [];
  return { stands: (row[layout.ruin] ?? 0) > 0, items: row[layout.hiddenItem] ?? 0 };
}
