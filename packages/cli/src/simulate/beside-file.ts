import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readBytes } from '../files/read-bytes.ts';
import { makeFolder, writeAside } from '../files/write-aside.ts';
import { type Columns, decodeTable, encodeTable } from './parquet.ts';
import { type Range, printDigits } from './ranges.ts';

/** A table beside the rows of games, with one file for each range. */
export interface BesideTable<Name extends string = string> {
  /** The folder of its files in the run's folder, and the first word of their names. */
  readonly name: Name;
  readonly columns: Columns;
}

/** @example besideFile({ name: 'rounds' }, { first: 0, last: 999 }) // 'rounds/rounds-000000000-000000999.parquet' */
export const besideFile = ({ name }: BesideTable, range: Range): string =>
  join(name, `${name}-${printDigits(range)}.parquet`);

/** Writes the rows of a range, and returns the hash of the file; without rows there is no file, and it is empty. */
export function writeBeside(table: BesideTable, folder: string, range: Range, rows: readonly object[]): string {
  if (rows.length === 0) return '';
  const bytes = encodeTable(table.columns, rows, {});
  makeFolder(join(folder, table.name));
  writeAside(join(folder, besideFile(table, range)), bytes);
  return hashOf(bytes);
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What is wrong with the file of a range that has this hash, or null. */
export function besideProblem(
  table: BesideTable,
  folder: string,
  range: Range,
  hash: string,
): 'missing' | { readonly problem: string } | null {
  if (hash === '') return null;
  const read = readBytes(join(folder, besideFile(table, range)));
  if ('bytes' in read) return hashOf(read.bytes) === hash ? null : { problem: 'is not the file that the run wrote' };
  return read.code === 'ENOENT' ? 'missing' : { problem: `cannot be read: ${read.reason}` };
}

/** The rows of a range, from a file that has been checked; empty without a file. */
export async function readBeside(
  table: BesideTable,
  folder: string,
  range: Range,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const read = readBytes(join(folder, besideFile(table, range)));
  return 'bytes' in read ? (await decodeTable(read.bytes, table.columns)).rows : [];
}
