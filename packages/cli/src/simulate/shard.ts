import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readBytes } from '../files/read-bytes.ts';
import { writeAside } from '../files/write-aside.ts';
import { visible } from '../show/visible.ts';
import { columnNamesOf } from './columns.ts';
import { type LogHashes, parseLogHashes, printLogHashes } from './logs.ts';
import { BrokenSeal, type DecodedRows, type Labels, decodeRows, encodeRows } from './parquet.ts';
import { type Range, printDigits, printRange, sizeOf } from './ranges.ts';
import type { GameRow } from './row.ts';

/** What all shards of a run share. They also record the rest of `run.json`, to restore it. */
export interface ShardOf {
  /** The hash of configuration, seed and versions. */
  readonly hash: string;
  /** The versions of the game's rules and notation. */
  readonly versions: string;
  readonly woodlog: string;
}

/** @example shardName({ first: 0, last: 999 }) // 'games-000000000-000000999.parquet' */
export const shardName = (range: Range): string => `games-${printDigits(range)}.parquet`;

/** The games that a file is named for, or null if it is not named like a shard. */
export function parseShardName(name: string): Range | null {
  const [, first, last] = /^games-(\d+)-(\d+)\.parquet$/.exec(name) ?? [];
  const range = { first: Number(first), last: Number(last) };
  return first !== undefined && range.first <= range.last && shardName(range) === name ? range : null;
}

/** Of the fingerprints of final tables, in the order of the games. */
const checksumOf = (rows: readonly GameRow[]): string =>
  sha256(rows.map(({ fingerprint }) => `${fingerprint}\n`).join(''));

const contentOf = (rows: readonly GameRow[], columns: readonly (keyof GameRow)[]): string =>
  sha256(rows.map((row) => `${JSON.stringify(columns.map((name) => row[name]))}\n`).join(''));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const LOG_HASHES = 'woodlog.logs';
const ROUNDS_HASH = 'woodlog.rounds';
const DECISIONS_HASH = 'woodlog.decisions';
const RUN = 'woodlog.run';

/** What a shard says about itself in its metadata, without the files beside it. */
const labelsOf = (
  { hash, versions, woodlog }: ShardOf,
  { first, last }: Range,
  rows: readonly GameRow[],
  columns = columnNamesOf(rows),
): Labels => ({
  'woodlog.version': woodlog,
  'woodlog.versions': versions,
  'woodlog.configuration': hash,
  'woodlog.first': String(first),
  'woodlog.last': String(last),
  'woodlog.rows': String(rows.length),
  'woodlog.checksum': checksumOf(rows),
  'woodlog.content': contentOf(rows, columns),
});

/** The files beside the rows of a shard. */
export interface Beside {
  readonly logs: LogHashes;
  /** The hash of the file with scores by round; empty without one. */
  readonly rounds: string;
  /** The hash of the file with choices; empty without one. */
  readonly decisions: string;
}

/**
 * Writes a range's rows into a folder, after the files beside them: an existing shard is complete. Throws a
 * `UsageError` if it cannot be written; then leaves nothing.
 */
export function writeShard(
  folder: string,
  of: ShardOf,
  range: Range,
  rows: readonly GameRow[],
  { logs, rounds, decisions }: Beside = { logs: new Map(), rounds: '', decisions: '' },
): void {
  const labels = {
    ...labelsOf(of, range, rows),
    [LOG_HASHES]: printLogHashes(logs),
    [ROUNDS_HASH]: rounds,
    ...(decisions !== '' && { [DECISIONS_HASH]: decisions }),
    [RUN]: JSON.stringify(of),
  };
  writeAside(join(folder, shardName(range)), encodeRows(rows, labels));
}

export interface Shard {
  readonly rows: readonly GameRow[];
  /** Null in a file of an older version, which does not say. */
  readonly beside: Beside | null;
}

/** A shard that was read, or what is wrong with it. */
export type ShardRead = Shard | { readonly problem: string };

/** Reads a shard and checks everything it says about itself: its run, its range, its rows and their checksums. */
export async function readShard(folder: string, range: Range, of: ShardOf): Promise<ShardRead> {
  const decoded = await readRows(join(folder, shardName(range)));
  if ('problem' in decoded) return decoded;
  const { rows, labels, columns } = decoded;
  if (labels['woodlog.configuration'] === undefined) return { problem: 'is not one of ours' };
  if (labels['woodlog.configuration'] !== of.hash)
    return {
      problem: `is of another run: its configuration is ${visible(labels['woodlog.configuration'])}, not ${of.hash}`,
    };
  if (rows.length !== sizeOf(range)) return { problem: `has ${rows.length} rows, not ${sizeOf(range)}` };
  if (rows.some(({ index }, i) => index !== range.first + i))
    return { problem: `has other games than ${printRange(range)}` };
  const expected = labelsOf(of, range, rows, columns);
  const odd = Object.keys(expected).find((label) => labels[label] !== expected[label]);
  if (odd !== undefined) return { problem: `is damaged: its ${odd.slice('woodlog.'.length)} does not fit its rows` };
  const { [LOG_HASHES]: logs, [ROUNDS_HASH]: rounds, [DECISIONS_HASH]: decisions = '' } = labels;
  const beside = logs === undefined || rounds === undefined ? null : { logs: parseLogHashes(logs), rounds, decisions };
  return { rows, beside };
}

async function readRows(path: string): Promise<DecodedRows | { readonly problem: string }> {
  const read = readBytes(path);
  if (!('bytes' in read)) return { problem: `cannot be read: ${read.reason}` };
  try {
    return await decodeRows(read.bytes);
  } catch (error) {
    const message = visible(error instanceof Error ? error.message : String(error));
    return {
      problem:
        error instanceof BrokenSeal ? `is damaged: ${message}` : `is torn or no Parquet file of games (${message})`,
    };
  }
}

/** The text of `run.json` recorded in a shard, if the shard is complete and has it. */
export async function runTextOf(folder: string, range: Range): Promise<string | null> {
  const decoded = await readRows(join(folder, shardName(range)));
  return ('problem' in decoded ? undefined : decoded.labels[RUN]) ?? null;
}
