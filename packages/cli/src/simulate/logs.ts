import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { GAMES } from '../games/games.ts';
import { readBytes } from '../files/read-bytes.ts';
import type { RunConfiguration } from './configuration.ts';

/** The folder of logs in the run's folder. */
export const LOGS = 'logs';

/** Half of a SHA-256: enough against accidents. */
const DIGITS = 32;

/** The hashes of a shard's logs, by game index. */
export type LogHashes = ReadonlyMap<number, string>;

export const logHash = (log: string | Uint8Array): string =>
  createHash('sha256').update(log).digest('hex').slice(0, DIGITS);

/** @example logFile(17, '.rootlog') // 'logs/game-17.rootlog' */
export const logFile = (index: number, ending: string): string => join(LOGS, `game-${index}${ending}`);

/** @example printLogHashes(new Map([[17, 'ab'], [20, 'cd']])) // '17:ab 20:cd' */
export const printLogHashes = (logs: LogHashes): string =>
  [...logs].map(([index, hash]) => `${index}:${hash}`).join(' ');

export function parseLogHashes(text: string): LogHashes {
  const words = text === '' ? [] : text.split(' ');
  return new Map(
    words.map((word) => {
      const [index = '', hash = ''] = word.split(':');
      return [Number(index), hash];
    }),
  );
}

export interface LostLog {
  readonly index: number;
  readonly file: string;
  readonly hash: string;
}

/** Logs of a folder that have changed since they were written. */
export interface LogFaults {
  readonly lost: readonly LostLog[];
  readonly bad: readonly { readonly file: string; readonly problem: string }[];
}

/** Reads the logs of a shard and compares them with their hashes. */
export function lookAtLogs(folder: string, { game }: RunConfiguration, logs: LogHashes): LogFaults {
  const lost: LostLog[] = [];
  const bad: { file: string; problem: string }[] = [];
  for (const [index, hash] of logs) {
    const file = logFile(index, GAMES[game].ending);
    const read = readBytes(join(folder, file));
    if ('bytes' in read) {
      if (logHash(read.bytes) !== hash) bad.push({ file, problem: 'is not the log that the run kept' });
    } else if (read.code === 'ENOENT') lost.push({ index, file, hash });
    else bad.push({ file, problem: `cannot be read: ${read.reason}` });
  }
  return { lost, bad };
}
