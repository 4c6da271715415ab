import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../files/reason.ts';
import { writeAside } from '../files/write-aside.ts';
import { visible } from '../show/visible.ts';
import { COLUMN_NAMES } from './columns.ts';
import { type Labels, decodeRows, encodeRows } from './parquet.ts';
import { type Range, printRange, sizeOf } from './ranges.ts';
import type { GameRow } from './row.ts';

/** What all shards of a run have in common. */
export interface ShardOf {
  /** The hash of configuration, seed and versions. */
  readonly hash: string;
  /** Of the game's rules and notation. */
  readonly versions: string;
  /** Of woodlog. */
  readonly woodlog: string;
}

const DIGITS = 9;

/** @example shardName({ first: 0, last: 999 }) // 'games-000000000-000000999.parquet' */
export const shardName = ({ first, last }: Range): string =>
  `games-${String(first).padStart(DIGITS, '0')}-${String(last).padStart(DIGITS, '0')}.parquet`;

/** The games that a file is called for, or null if it is not called as a shard is. */
export function parseShardName(name: string): Range | null {
  const [, first, last] = /^games-(\d+)-(\d+)\.parquet$/.exec(name) ?? [];
  const range = { first: Number(first), last: Number(last) };
  return first !== undefined && range.first <= range.last && shardName(range) === name ? range : null;
}

/** Over the fingerprints of final tables, in the order of the games. */
const checksumOf = (rows: readonly GameRow[]): string =>
  sha256(rows.map(({ fingerprint }) => `${fingerprint}\n`).join(''));

/** Over all that the rows say. */
const contentOf = (rows: readonly GameRow[]): string =>
  sha256(rows.map((row) => `${JSON.stringify(COLUMN_NAMES.map((name) => row[name]))}\n`).join(''));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What a shard says of itself in its metadata. */
const labelsOf = ({ hash, versions, woodlog }: ShardOf, { first, last }: Range, rows: readonly GameRow[]): Labels => ({
  'woodlog.version': woodlog,
  'woodlog.versions': versions,
  'woodlog.configuration': hash,
  'woodlog.first': String(first),
  'woodlog.last': String(last),
  'woodlog.rows': String(rows.length),
  'woodlog.checksum': checksumOf(rows),
  'woodlog.content': contentOf(rows),
});

/** Writes a range's rows into a folder. Throws a `UsageError` if it cannot be written; nothing is left there then. */
export function writeShard(folder: string, of: ShardOf, range: Range, rows: readonly GameRow[]): void {
  writeAside(join(folder, shardName(range)), encodeRows(rows, labelsOf(of, range, rows)));
}

/** A shard that was read, or what is wrong with it. */
export type ShardRead = { readonly rows: readonly GameRow[] } | { readonly problem: string };

/** Reads a shard and checks all that it says of itself: whose it is, its range, its rows and their checksums. */
export async function readShard(folder: string, range: Range, of: ShardOf): Promise<ShardRead> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, shardName(range)));
  } catch (error) {
    return { problem: `cannot be read: ${reasonOf(error)}` };
  }
  let read: Awaited<ReturnType<typeof decodeRows>>;
  try {
    read = await decodeRows(bytes);
  } catch (error) {
    return {
      problem: `is torn or no Parquet file of games (${visible(error instanceof Error ? error.message : String(error))})`,
    };
  }
  const { rows, labels } = read;
  if (labels['woodlog.configuration'] === undefined) return { problem: 'is not one of ours' };
  if (labels['woodlog.configuration'] !== of.hash)
    return {
      problem: `is of another run: its configuration is ${visible(labels['woodlog.configuration'])}, not ${of.hash}`,
    };
  if (rows.length !== sizeOf(range)) return { problem: `has ${rows.length} rows, not ${sizeOf(range)}` };
  if (rows.some(({ index }, i) => index !== range.first + i))
    return { problem: `has other games than ${printRange(range)}` };
  const expected = labelsOf(of, range, rows);
  const odd = Object.keys(expected).find((label) => labels[label] !== expected[label]);
  return odd === undefined
    ? { rows }
    : { problem: `is damaged: its ${odd.slice('woodlog.'.length)} does not fit its rows` };
}
