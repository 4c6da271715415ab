import { join } from 'node:path';
import { makeFolder, writeAside } from '../files/write-aside.ts';
import { GAMES } from '../games/games.ts';
import { LOGS, logFile, logHash } from './logs.ts';
import { type LogKeeper, type PlayedRow, type RunToPlay, rowPlayer } from './play-row.ts';

/** Plays games of a run by their indices, and keeps logs in the folder of the run. */
export async function folderPlayer(run: RunToPlay): Promise<(index: number) => PlayedRow> {
  const { configuration, logs } = run;
  const { ending, loadPlay } = GAMES[configuration.game];
  return rowPlayer(run, await loadPlay(), logs === undefined ? null : keeperIn(logs, ending));
}

const keeperIn = ({ folder, share }: NonNullable<RunToPlay['logs']>, ending: string): LogKeeper => ({
  share,
  keep(index, log) {
    const file = logFile(index, ending);
    makeFolder(join(folder, LOGS));
    writeAside(join(folder, file), log);
    return { file, hash: logHash(log) };
  },
});
