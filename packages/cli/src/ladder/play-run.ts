import type { OwnSettings } from '../players/own-players.ts';
import type { GamesProgress } from '../show/games-progress.ts';
import { lookInto, refuseBad, tidy } from '../simulate/folder.ts';
import type { PlayedRow } from '../simulate/play-row.ts';
import type { GameRow } from '../simulate/row.ts';
import { playRun } from '../simulate/run.ts';
import { beginRun } from '../simulate/run-file.ts';
import type { RunFile } from '../simulate/run-of-games.ts';
import type { Cost } from './cost.ts';

/** Plays a run's missing games, like `simulate`, and returns all rows; fewer if stopped. */
export async function playedRows(
  folder: string,
  asked: RunFile,
  jobs: number | undefined,
  signal: AbortSignal,
  progress: GamesProgress,
  cost: Cost,
  own?: OwnSettings,
): Promise<readonly GameRow[]> {
  const run = await beginRun(folder, asked);
  tidy(folder);
  const rows: GameRow[] = [];
  const { missing, bad } = await lookInto(folder, run, (shard) => {
    rows.push(...shard.rows);
  });
  refuseBad(folder, bad);
  progress.add(rows.length);
  if (missing.length === 0) return rows;
  const options = {
    folder,
    run,
    missing,
    jobs,
    signal,
    ...(own !== undefined && { own }),
    onPlayed: (played: readonly PlayedRow[]) => progress.add(played.length),
    written(shard: readonly PlayedRow[]) {
      for (const { row } of shard) rows.push(row);
    },
  };
  await cost.during(() => playRun(options));
  return rows;
}
