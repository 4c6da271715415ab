import { join } from 'node:path';
import { InputError } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { say } from '../show/out.ts';
import { counted } from '@woodlog/core/kernel';
import type { OwnSettings } from '../players/own-players.ts';
import type { LostLog } from './logs.ts';
import { folderPlayer } from './folder-player.ts';
import type { RunFile } from './run-of-games.ts';

/**
 * Plays games again whose kept logs are missing, and writes them. Throws an `InputError` for a log that differs, such
 * as that of a merged part with other player names.
 */
export async function restoreLogs(
  folder: string,
  run: RunFile,
  lost: readonly LostLog[],
  own?: OwnSettings,
): Promise<void> {
  if (lost.length === 0) return;
  const { configuration, seed, keepLogs } = run;
  const player = await folderPlayer({ configuration, seed, logs: { folder, share: keepLogs }, ...(own && { own }) });
  try {
    for (const { index, file, hash } of lost) {
      if (player.play(index).log !== hash)
        throw new InputError(
          `${nameOf(join(folder, file))} was lost, and playing game ${index} again gives another log: copy it from the part of the run that had it`,
        );
    }
  } finally {
    player.end();
  }
  say(`note: ${counted(lost.length, 'lost log')} written again`);
}
