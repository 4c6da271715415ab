import type { RunConfiguration } from './configuration.ts';
import type { ShardOf } from './shard.ts';

/** `run.json`: the run that the shards of a folder belong to. */
export interface RunFile extends ShardOf {
  readonly seed: string;
  readonly games: number;
  /** Games in a file, except files at the ends. */
  readonly chunk: number;
  /** The part of the run in this folder; 1 of 1 is all of it. */
  readonly part: number;
  readonly parts: number;
  /** The share of games, from 0 to 1, whose logs are kept. */
  readonly keepLogs: number;
  /** The share of games whose choices are kept; none without. */
  readonly keepDecisions?: number;
  readonly configuration: RunConfiguration;
  /** Hashes of the modules of custom players when the run began, for information. */
  readonly modules?: Readonly<Record<string, string>>;
}
