import { type SchemaElement, parquetMetadata, parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import {
  type Column,
  COLUMN_NAMES,
  COLUMNS,
  OLD_COLUMN_NAMES,
  OWN_COLUMN_NAMES,
  columnNamesOf,
  isRow,
} from './columns.ts';
import type { GameRow } from './row.ts';
import { OPEN_SEAL, seal, sealState } from './seal.ts';

/** Texts beside the rows of a file. */
export type Labels = Readonly<Record<string, string>>;

export type Columns = Readonly<Record<string, Column>>;

const TYPES = {
  int32: { type: 'INT32' },
  int64: { type: 'INT64' },
  double: { type: 'DOUBLE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
} as const;

/** A list is a group with a repeated group of elements, as the Parquet format requires. */
const schemaOf = (columns: Columns): SchemaElement[] => [
  { name: 'row', num_children: Object.keys(columns).length },
  ...Object.entries(columns).flatMap(([name, { type, list, nullable }]): SchemaElement[] => {
    const value = { ...TYPES[type], repetition_type: nullable ? 'OPTIONAL' : 'REQUIRED' } as const;
    if (!list) return [{ name, ...value }];
    return [
      { name, repetition_type: 'REQUIRED', converted_type: 'LIST', num_children: 1 },
      { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
      { name: 'element', ...value },
    ];
  }),
];

/** A table as the bytes of a Parquet file with a checksum: the same rows and labels give the same bytes. */
export function encodeTable<Row extends object>(columns: Columns, rows: readonly Row[], labels: Labels): Uint8Array {
  const columnData = Object.entries(columns).map(([name, { type }]) => {
    const values = rows.map((row) => row[name as keyof Row] as unknown);
    return { name, data: type === 'int64' ? values.map((value) => BigInt(value as number)) : values };
  });
  const kvMetadata = [...Object.entries(labels), OPEN_SEAL].map(([key, value]) => ({ key, value }));
  const schema = schemaOf(columns);
  return seal(new Uint8Array(parquetWriteBuffer({ columnData, schema, kvMetadata, createdBy: 'woodlog' })));
}

/** Rows as the bytes of a Parquet file. */
export const encodeRows = (rows: readonly GameRow[], labels: Labels): Uint8Array =>
  encodeTable(columnsNamed(columnNamesOf(rows)), rows, labels);

/** A schema as far as it matters here: its columns and their types. */
const schemaText = (schema: readonly SchemaElement[]): string =>
  JSON.stringify(schema.map((of) => [of.name, of.type, of.repetition_type, of.converted_type, of.num_children]));

/** The contents of a file of games. */
export interface DecodedRows {
  readonly rows: GameRow[];
  readonly labels: Labels;
  /** The columns of the file; older files have fewer. */
  readonly columns: readonly (keyof GameRow)[];
}

/** The bytes of a file have changed since they were written. */
export class BrokenSeal extends Error {}

interface DecodedTable {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly labels: Labels;
}

/**
 * A file's rows and labels. Throws for bytes that are not a whole Parquet file with these columns. Does not decode
 * bytes with a wrong checksum, since the decoder may never end on them.
 */
export async function decodeTable(bytes: Uint8Array, columns: Columns, sealed = true): Promise<DecodedTable> {
  const state = sealState(bytes);
  if (state === 'broken') throw new BrokenSeal('the checksum of its bytes does not match');
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const metadata = parquetMetadata(file);
  if (schemaText(metadata.schema) !== schemaText(schemaOf(columns))) throw new OtherColumns();
  if (sealed && state === 'open') throw new BrokenSeal('the checksum of its bytes is missing');
  const { [OPEN_SEAL[0]]: _, ...labels } = Object.fromEntries(
    (metadata.key_value_metadata ?? []).map(({ key, value }) => [key, value ?? '']),
  );
  return { rows: await parquetReadObjects({ file, metadata, columns: Object.keys(columns) }), labels };
}

class OtherColumns extends Error {
  override readonly message = 'its columns are not those of games';
}

function columnsNamed(names: readonly (keyof GameRow)[]): Columns {
  return Object.fromEntries(names.map((name) => [name, COLUMNS[name]]));
}

/** The columns that a file of games may have, and whether such files have a checksum. */
const KNOWN_COLUMNS: readonly (readonly [readonly (keyof GameRow)[], sealed: boolean])[] = [
  [COLUMN_NAMES, true],
  [OWN_COLUMN_NAMES, true],
  [OLD_COLUMN_NAMES, false],
];

async function decodeKnown(
  bytes: Uint8Array,
): Promise<DecodedTable & { readonly columns: readonly (keyof GameRow)[] }> {
  for (const [columns, sealed] of KNOWN_COLUMNS) {
    try {
      return { ...(await decodeTable(bytes, columnsNamed(columns), sealed)), columns };
    } catch (error) {
      if (!(error instanceof OtherColumns)) throw error;
    }
  }
  throw new OtherColumns();
}

/** The rows and labels of a file of games. Files of older versions have fewer columns and no checksum. */
export async function decodeRows(bytes: Uint8Array): Promise<DecodedRows> {
  const { columns, ...read } = await decodeKnown(bytes);
  const rows = read.rows.map((values): GameRow => {
    const row: unknown = Object.fromEntries(
      (columns === OLD_COLUMN_NAMES ? COLUMN_NAMES : columns).map((name) => {
        const value = values[name] ?? null;
        return [name, typeof value === 'bigint' ? Number(value) : value];
      }),
    );
    if (!isRow(row, columns === OWN_COLUMN_NAMES ? columns : COLUMN_NAMES)) throw new Error('a row of it is no game');
    return row;
  });
  return { rows, labels: read.labels, columns };
}
