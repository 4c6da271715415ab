import { type SchemaElement, parquetMetadata, parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { COLUMN_NAMES, COLUMNS, isRow } from './columns.ts';
import type { GameRow } from './row.ts';

/** Texts beside the rows of a file. */
export type Labels = Readonly<Record<string, string>>;

const TYPES = {
  int32: { type: 'INT32' },
  int64: { type: 'INT64' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
} as const;

/** A list is a group of a repeated group of elements, as the Parquet format wants it. */
const SCHEMA: SchemaElement[] = [
  { name: 'row', num_children: COLUMN_NAMES.length },
  ...COLUMN_NAMES.flatMap((name): SchemaElement[] => {
    const { type, list, nullable } = COLUMNS[name];
    const value = { ...TYPES[type], repetition_type: nullable ? 'OPTIONAL' : 'REQUIRED' } as const;
    if (!list) return [{ name, ...value }];
    return [
      { name, repetition_type: 'REQUIRED', converted_type: 'LIST', num_children: 1 },
      { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
      { name: 'element', ...value },
    ];
  }),
];

/** Rows as the bytes of a Parquet file: the same rows and labels give the same bytes. */
export function encodeRows(rows: readonly GameRow[], labels: Labels): Uint8Array {
  const columnData = COLUMN_NAMES.map((name) => {
    const values = rows.map((row) => row[name]);
    return { name, data: COLUMNS[name].type === 'int64' ? values.map((value) => BigInt(value as number)) : values };
  });
  const kvMetadata = Object.entries(labels).map(([key, value]) => ({ key, value }));
  return new Uint8Array(parquetWriteBuffer({ columnData, schema: SCHEMA, kvMetadata, createdBy: 'woodlog' }));
}

/** A schema so far as it matters here: which columns there are, and what they hold. */
const schemaText = (schema: readonly SchemaElement[]): string =>
  JSON.stringify(schema.map((of) => [of.name, of.type, of.repetition_type, of.converted_type, of.num_children]));

/** A file's rows and labels. Throws at bytes that are no whole Parquet file of such rows. */
export async function decodeRows(bytes: Uint8Array): Promise<{ readonly rows: GameRow[]; readonly labels: Labels }> {
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const metadata = parquetMetadata(file);
  if (schemaText(metadata.schema) !== schemaText(SCHEMA)) throw new Error('its columns are not those of games');
  const labels = Object.fromEntries((metadata.key_value_metadata ?? []).map(({ key, value }) => [key, value ?? '']));
  const read = await parquetReadObjects({ file, metadata, columns: [...COLUMN_NAMES] });
  const rows = read.map((values): GameRow => {
    const row: unknown = Object.fromEntries(
      COLUMN_NAMES.map((name) => [name, typeof values[name] === 'bigint' ? Number(values[name]) : values[name]]),
    );
    if (!isRow(row)) throw new Error('a row of it is no game');
    return row;
  });
  return { rows, labels };
}
