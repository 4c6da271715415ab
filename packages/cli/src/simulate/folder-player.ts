import { join } from 'node:path';
import { makeFolder, writeAside } from '../files/write-aside.ts';
import { GAMES } from '../games/games.ts';
import { OwnPlayers } from '../players/own-players.ts';
import { LOGS, logFile, logHash } from './logs.ts';
import { type LogKeeper, type PlayedRow, type RunToPlay, rowPlayer } from './play-row.ts';

/** Plays games of a run by index, and keeps logs in the run's folder. */
export interface FolderPlayer {
  play(index: number): PlayedRow;
  /** Ends the custom players, whose threads would keep the process alive. */
  end(): void;
}

export async function folderPlayer(run: RunToPlay): Promise<FolderPlayer> {
  const { configuration, logs, own } = run;
  const { ending, loadPlay } = GAMES[configuration.game];
  const keeper = logs === undefined ? null : keeperIn(logs, ending);
  const adapter = await loadPlay();
  if (own === undefined || configuration.players === undefined)
    return { play: rowPlayer(run, adapter, keeper), end() {} };
  const players = new OwnPlayers(configuration.game, own);
  const play = rowPlayer(run, adapter, keeper, (words, onLost, plays) => players.during(words, onLost, plays));
  return { play, end: () => players.end() };
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
