import { statSync } from 'node:fs';
import { join } from 'node:path';
import { InputError, UsageError } from '../../exit.ts';
import { listFolder } from '../../files/list-folder.ts';
import { nameOf } from '../../files/read.ts';
import { gameOfEnding } from '../../games/choose.ts';
import type { GameId } from '../../games/game-ids.ts';
import { GAMES } from '../../games/games.ts';
import { openLog } from '../../input/open-log.ts';
import { hasRun } from '../../simulate/run-file.ts';
import type { Figures } from '../figures.ts';
import { tally } from '../tally.ts';
import { type LogRow, logRow } from './log-row.ts';

export interface CountedLog extends LogRow {
  readonly file: string;
}

export interface ReadLogs {
  readonly game: GameId;
  readonly logs: readonly CountedLog[];
  /** Logs that were not counted, and why. */
  readonly leftOut: readonly { readonly file: string; readonly problem: string }[];
  readonly figures: Figures;
}

/** The logs in files and folders; null if the folders hold runs. Throws a `UsageError` for both at once. */
export function logPaths(paths: readonly string[], game: GameId | undefined): readonly string[] | null {
  const kinds = paths.map(kindOf);
  if (kinds.every((kind) => kind === 'run')) return null;
  const run = paths.find((_, i) => kinds[i] === 'run');
  if (run !== undefined)
    throw new UsageError(`${nameOf(run)} is not a log: a report is either of runs or of logs, not of both`);
  return paths.flatMap((path, i) => (kinds[i] === 'folder' ? logsIn(path, game) : [path]));
}

/** A missing path counts as a run, unless it has a log's ending. */
function kindOf(path: string): 'run' | 'folder' | 'log' {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined) return gameOfEnding(path) === undefined ? 'run' : 'log';
  if (!there.isDirectory()) return 'log';
  return hasRun(path) || !hasLogs(path) ? 'run' : 'folder';
}

const hasLogs = (folder: string): boolean => listFolder(folder).some((name) => gameOfEnding(name) !== undefined);

const logsIn = (folder: string, game: GameId | undefined): readonly string[] =>
  listFolder(folder)
    .filter((name) => {
      const own = gameOfEnding(name);
      return own !== undefined && (game ?? own) === own;
    })
    .map((name) => join(folder, name));

/** Reads people's logs one after another. Throws an `InputError` if none can be counted, or they are of two games. */
export async function readLogs(paths: readonly string[], asked: GameId | undefined): Promise<ReadLogs> {
  const logs: CountedLog[] = [];
  const leftOut: { file: string; problem: string }[] = [];
  const counts = tally(false);
  let game: GameId | undefined;
  for (const file of paths) {
    const opened = await openLog(file, asked === undefined ? {} : { game: asked });
    game ??= opened.game;
    if (opened.game !== game)
      throw new InputError(
        `${nameOf(file)} is a log of ${GAMES[opened.game].name}, the first is of ${GAMES[game].name}: a report is of one game; --game ${game} takes its logs of a folder alone`,
      );
    const counted = logRow(game, logs.length, opened.reading);
    if ('problem' in counted) leftOut.push({ file, problem: counted.problem });
    else {
      logs.push({ file, ...counted });
      counts.add(counted.row, counted.byRound);
    }
  }
  if (game === undefined || logs.length === 0)
    throw new InputError(
      [
        'none of these logs has a game to count',
        ...leftOut.map(({ file, problem }) => `${nameOf(file)}: ${problem}`),
      ].join('\n  '),
    );
  return { game, logs, leftOut, figures: counts.figures() };
}
