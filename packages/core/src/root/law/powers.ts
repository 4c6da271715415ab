import { LANDMARK_SHEETS } from '../data/landmarks.ts';
import type { Landmark } from '../data/vocabulary.ts';
import type { FactionSheet } from '../data/factions/faction-sheet.ts';
import { FACTION_SHEETS } from '../data/factions/sheets.ts';
import type { Column } from '../table/component.ts';
import type { Layout } from '../table/layout.ts';
import type { ColumnIndex } from '../table/indices.ts';

/** A faction or hireling, and the columns of its pieces that count for rule. */
export interface Power {
  readonly owner: string;
  /** Warriors and buildings (2.5). */
  readonly columns: readonly ColumnIndex[];
  /** Its tokens, which count with the Soup Kitchens. */
  readonly tokens: readonly ColumnIndex[];
}

/** The card by which tokens count for rule, too (ROOT-97). */
export const SOUP_KITCHENS = 'B#soup';

/** Those who can rule at a table. */
export interface Powers {
  /** The factions by seat, then the hirelings. */
  readonly all: readonly Power[];
  /** The seat that rules in ties (7.2.2), -1 if none at this table does. */
  readonly ofTies: number;
  /** The seat that owns the Burrow (12.2.2). */
  readonly ofBurrow: number;
  /** The seat whose buildings, gardens, rule by themselves (10.2.4). */
  readonly ofGardens: number;
  readonly gardens: readonly ColumnIndex[];
  /** The seat whose warriors others can hire (11.2.7.III). */
  readonly ofMercenaries: number;
  readonly mercenaries: readonly ColumnIndex[];
  /** Whether the deck has the Soup Kitchens. */
  readonly hasKitchens: boolean;
  /** All buildings, whoever owns them, and items: what fills slots. */
  readonly buildings: readonly ColumnIndex[];
  readonly items: readonly ColumnIndex[];
  /** The landmarks that add a slot to their clearing. */
  readonly treetops: readonly ColumnIndex[];
  /** All warriors, whoever owns them: what can lie among the Riverfolk's funds. */
  readonly warriors: readonly ColumnIndex[];
}

const known = new WeakMap<Layout, Powers>();

/** The layout that was asked for last. */
let last: { readonly layout: Layout; readonly powers: Powers } | null = null;

/** Those who can rule at this table; worked out once. */
export function powersOf(layout: Layout): Powers {
  if (last !== null && last.layout === layout) return last.powers;
  let powers = known.get(layout);
  if (powers === undefined) {
    const columnsWhere = (is: (column: Column) => boolean): ColumnIndex[] =>
      layout.columns.filter(is).map(({ index }) => index);
    const owners = [...layout.seats.map(({ faction }) => faction), ...layout.hirelings];
    const all = owners.map((owner) => ({
      owner,
      columns: columnsWhere((one) => one.owner === owner && (one.kind === 'warrior' || one.kind === 'building')),
      tokens: columnsWhere((one) => one.owner === owner && one.kind === 'token'),
    }));
    const seatWhose = (is: (sheet: FactionSheet) => boolean): number =>
      layout.seats.findIndex(({ faction }) => is(FACTION_SHEETS[faction]));
    const ofGardens = seatWhose((sheet) => sheet.rulesByBuilding === true);
    const ofMercenaries = seatWhose((sheet) => sheet.hirable === true);
    powers = {
      all,
      ofTies: seatWhose((sheet) => sheet.rulesTies === true),
      ofBurrow: seatWhose((sheet) => sheet.rulesBurrow === true),
      ofGardens,
      gardens: columnsWhere(({ owner, kind }) => owner === all[ofGardens]?.owner && kind === 'building'),
      ofMercenaries,
      mercenaries: columnsWhere(({ owner, kind }) => owner === all[ofMercenaries]?.owner && kind === 'warrior'),
      hasKitchens: layout.cards.spellings.includes(SOUP_KITCHENS),
      buildings: columnsWhere(({ kind }) => kind === 'building'),
      items: columnsWhere(({ kind }) => kind === 'item'),
      treetops: columnsWhere(({ name }) => LANDMARK_SHEETS[name as Landmark]?.slots === 1),
      warriors: columnsWhere(({ kind }) => kind === 'warrior'),
    };
    known.set(layout, powers);
  }
  last = { layout, powers };
  return powers;
}

/** How many pieces of these columns lie in a row. */
export function countPieces(row: readonly number[], columns: readonly ColumnIndex[]): number {
  let pieces = 0;
  for (const column of columns) pieces += row[column] ?? 0;
  return pieces;
}
