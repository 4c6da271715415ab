// A worker thread of simulate: the pool calls `playRange` in it.
import { Tinypool } from 'tinypool';
import { UsageError } from '../exit.ts';
import { folderPlayer } from './folder-player.ts';
import type { PlayedRow, RunToPlay } from './play-row.ts';
import type { Range } from './ranges.ts';

const player = folderPlayer(Tinypool.workerData as RunToPlay);

/** Plays a few games. Errors in writing logs come back as text, since error classes do not cross threads. */
export async function playRange({ first, last }: Range): Promise<readonly PlayedRow[] | string> {
  const { play } = await player;
  try {
    return Array.from({ length: last - first + 1 }, (_, i) => play(first + i));
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
