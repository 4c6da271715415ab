import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { type ExitCode, UsageError, exitCode } from '../exit.ts';
import { listFolder } from '../files/list-folder.ts';
import { nameOf } from '../files/read.ts';
import { makeFolder, removeLeftovers, writeAside } from '../files/write-aside.ts';
import type { GameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import type { GameOption } from '../input/open-log.ts';
import { coverageOf } from '../sample/coverage.ts';
import { plannedGames } from '../sample/plan.ts';
import { type Sample, playPlanned } from '../sample/play-planned.ts';
import { type Index, type IndexedLog, readme } from '../sample/readme.ts';
import { SIGHTS } from '../sample/things.ts';
import { counted, oneOrMany } from '@woodlog/core/kernel';
import { gamesProgress } from '../show/games-progress.ts';
import { jsonText } from '../show/json.ts';
import { quoted } from '../show/quoted.ts';
import { say } from '../show/out.ts';

interface SampleOptions extends GameOption {
  readonly out: string;
  readonly games?: number;
  readonly seed?: string;
  readonly force?: true;
}

/** The default number of games: enough to show every component and a few more. */
const USUAL_GAMES: Readonly<Record<GameId, number>> = { root: 24, carcassonne: 6, 'fuzzy-knights': 8 };

/** `woodlog sample`: a folder of logs that between them show everything, with an index. */
export async function sample({ game = 'root', out: folder, ...options }: SampleOptions): Promise<ExitCode> {
  const { games = USUAL_GAMES[game], seed = randomUUID(), force } = options;
  openFolder(folder, force === true);
  const adapter = await GAMES[game].loadPlay();
  const progress = gamesProgress(games);
  const logs: IndexedLog[] = [];
  try {
    for (const [n, planned] of plannedGames(game, adapter, seed, games).entries()) {
      const played = await playPlanned(game, planned, `${seed}-${n + 1}`);
      logs.push(writeLog(game, folder, n, played));
      progress.add(1);
    }
  } finally {
    progress.end();
  }
  const { things, never } = SIGHTS[game];
  const coverage = coverageOf(things(adapter), logs);
  const index: Index = { woodlog: manifest.version, game, seed, logs, coverage, never };
  // Last, so that the index never names a missing log.
  writeAside(join(folder, 'README.md'), readme(index));
  writeAside(join(folder, 'index.json'), [...jsonText(index)].join(''));
  const missing = coverage.filter(({ log }) => log === null).length;
  const lack =
    missing === 0 ? '' : `; it also lists ${missing} of ${coverage.length} features that so few logs do not show`;
  say(
    `${nameOf(folder)}: ${counted(games, 'log')}; README.md says what ${oneOrMany(games, 'it', 'each')} shows${lack}`,
  );
  return exitCode.fine;
}

/** Makes the folder. A non-empty one needs `--force`; only leftovers of killed commands are deleted. */
function openFolder(folder: string, force: boolean): void {
  makeFolder(folder);
  removeLeftovers(folder);
  if (force || listFolder(folder).length === 0) return;
  throw new UsageError(`${nameOf(folder)} is not empty; --force writes into it, over files of the same names`);
}

function writeLog(game: GameId, folder: string, n: number, { seed, text, ...played }: Sample): IndexedLog {
  const { bots, map, deck, budget, expansions, seats } = played;
  const number = String(n + 1).padStart(3, '0');
  const words = [number, map, deck, `${seats.length}-players${GAMES[game].ending}`];
  const file = words.filter((word) => word !== undefined).join('-');
  writeAside(join(folder, file), text);
  const flags = Object.entries({ seed, bots, map, deck, budget, expansions }).flatMap(([flag, word]) =>
    word === undefined ? [] : [`--${flag} ${quoted(String(word))}`],
  );
  const command = ['woodlog play', ...(game === 'root' ? [] : [`--game ${game}`]), ...flags].join(' ');
  return { file, ...played, command };
}
