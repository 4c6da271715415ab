import { jobsOf } from './jobs.ts';
import type { LogHashes } from './logs.ts';
import { players } from './players.ts';
import type { OwnSettings } from '../players/own-players.ts';
import type { PlayedRow } from './play-row.ts';
import { type Range, sizeOf } from './ranges.ts';
import { writeDecisions } from './decisions-file.ts';
import { writeRounds } from './rounds-file.ts';
import type { RunFile } from './run-of-games.ts';
import { writeShard } from './shard.ts';

/** Games handed out at a time: few, so that jobs end at about the same time. */
const BATCH = 5;

interface OpenShard {
  readonly range: Range;
  readonly played: PlayedRow[];
  left: number;
}

export interface RunOptions {
  readonly folder: string;
  readonly run: RunFile;
  /** Ranges to be played, one shard each. */
  readonly missing: readonly Range[];
  /** By default, as many as there are cores. */
  readonly jobs: number | undefined;
  /** Stops when this is aborted. */
  readonly signal: AbortSignal;
  /** For runs with custom players. */
  readonly own?: OwnSettings;
  /** Called with played games, as they finish. */
  readonly onPlayed: (played: readonly PlayedRow[]) => void;
  readonly written: (shard: readonly PlayedRow[], range: Range) => void;
}

/**
 * Plays the missing ranges of a run and writes their shards, each as soon as its games are finished. Throws a
 * `UsageError` if something cannot be written; earlier files stay. Stops early when aborted.
 */
export async function playRun({
  folder,
  run,
  missing,
  jobs,
  signal,
  onPlayed,
  written,
  own,
}: RunOptions): Promise<void> {
  if (missing.length === 0) return;
  const { configuration, seed, keepLogs, keepDecisions = 0 } = run;
  const toPlay = {
    configuration,
    seed,
    logs: { folder, share: keepLogs },
    keepDecisions,
    ...(own !== undefined && { own }),
  };
  const group = await players(toPlay, jobsOf(jobs, countBatches(missing)));
  const batches = batchesOf(missing);
  try {
    await Promise.race([Promise.all(Array.from({ length: group.hands }, work)), aborted(signal)]);
  } finally {
    await group.end();
  }

  async function work(): Promise<void> {
    for (const { shard, range } of batches) {
      const played = await group.play(range);
      if (signal.aborted) return;
      onPlayed(played);
      shard.left -= played.length;
      for (const [i, one] of played.entries()) shard.played[range.first - shard.range.first + i] = one;
      if (shard.left > 0) continue;
      writeShard(
        folder,
        run,
        shard.range,
        shard.played.map(({ row }) => row),
        {
          logs: logsOf(shard.played),
          rounds: writeRounds(folder, shard.range, shard.played),
          decisions: writeDecisions(folder, shard.range, shard.played),
        },
      );
      written(shard.played, shard.range);
    }
  }
}

const logsOf = (played: readonly PlayedRow[]): LogHashes =>
  new Map(played.flatMap(({ row, log }) => (log === undefined ? [] : [[row.index, log]])));

/** A few games at a time, in order; all jobs take from one list. */
function* batchesOf(missing: readonly Range[]): Generator<{ readonly shard: OpenShard; readonly range: Range }> {
  for (const range of missing) {
    const shard: OpenShard = { range, played: [], left: sizeOf(range) };
    for (let first = range.first; first <= range.last; first += BATCH)
      yield { shard, range: { first, last: Math.min(range.last, first + BATCH - 1) } };
  }
}

const countBatches = (missing: readonly Range[]): number =>
  missing.reduce((all, range) => all + Math.ceil(sizeOf(range) / BATCH), 0);

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
