import type { Violation } from '../../kernel/index.ts';
import type { Pile } from '../cards/pile.ts';
import type { ColumnIndex, RowIndex } from '../table/indices.ts';
import type { Field, Table } from '../table/table.ts';

/** An effect that the notation leaves unsaid. */
export interface Implied {
  /** The section that causes it: `10.2.3`, `D61`. */
  readonly law: string;
  /** In plain English. */
  readonly what: string;
}

/**
 * What an action changes: a journal entry. Postings move counted components; piles and fields are replaced as a whole.
 * It includes what the notation leaves unsaid, and lists it with its source.
 */
export interface Plan {
  /** Five numbers for each posting: from row, from column, to row, to column, count. */
  readonly postings: readonly number[];
  /** New piles, by pile. */
  readonly pileIndexes: readonly number[];
  readonly piles: readonly Pile[];
  readonly fields: readonly Field[];
  readonly values: readonly Table[Field][];
  readonly implied: readonly Implied[];
  /** What is wrong with the action; a lenient reading continues anyway. */
  readonly slips: readonly Violation[];
}

export const POSTING = 5;

/** A number of components that go from one row to another. */
export interface Posting {
  readonly from: RowIndex;
  readonly to: RowIndex;
  readonly column: ColumnIndex;
  readonly count: number;
}

export function postingsOf({ postings }: Plan): Posting[] {
  const found: Posting[] = [];
  for (let i = 0; i < postings.length; i += POSTING) {
    const [from, column, to, , count] = postings.slice(i, i + POSTING) as [
      RowIndex,
      ColumnIndex,
      RowIndex,
      ColumnIndex,
      number,
    ];
    found.push({ from, to, column, count });
  }
  return found;
}

/** Carries out a plan: the only writer of tables. */
export function enact(table: Table, plan: Plan): void {
  const { piles } = table;
  const { pileIndexes, fields } = plan;
  post(table, plan, 1);
  for (let i = 0; i < pileIndexes.length; i++) piles[pileIndexes[i]!] = plan.piles[i]!;
  for (let i = 0; i < fields.length; i++) write(table, fields[i]!, plan.values[i]!);
}

/** Undoes the last plan; `before` has the piles and fields as they were. */
export function undo(table: Table, plan: Plan, before: Readonly<Table>): void {
  const { piles } = table;
  post(table, plan, -1);
  for (const pile of plan.pileIndexes) piles[pile] = before.piles[pile] as Pile;
  for (const field of plan.fields) write(table, field, before[field]);
}

function post({ rows }: Table, { postings }: Plan, sign: 1 | -1): void {
  for (let i = 0; i < postings.length; i += POSTING) {
    const count = postings[i + 4]! * sign;
    rows[postings[i]!]![postings[i + 1]!]! -= count;
    rows[postings[i + 2]!]![postings[i + 3]!]! += count;
  }
}

function write<F extends Field>(table: Table, field: F, value: Table[Field]): void {
  table[field] = value as Table[F];
}
