import { type ExitCode, UsageError, exitCode } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { readSetup } from '../input/setup-file.ts';
import { counted, oneOrMany } from '@woodlog/core/kernel';
import { gamesProgress } from '../show/games-progress.ts';
import { out, say } from '../show/out.ts';
import { type Signals, hearSignals } from '../show/signals.ts';
import { visible, visibleJson } from '../show/visible.ts';
import { lookInto, rangesOf, refuseBad, tidy } from '../simulate/folder.ts';
import { otherVersion } from '../simulate/other-version.ts';
import type { PlayedRow } from '../simulate/play-row.ts';
import { sizeOfAll } from '../simulate/ranges.ts';
import { type RunRequest, runOf } from '../simulate/request.ts';
import { type RunOptions, playRun } from '../simulate/run.ts';
import { ownAsked } from '../players/line-up.ts';
import { USUAL_SECONDS } from '../players/own-players.ts';
import { quoted } from '../show/quoted.ts';
import { restoreLogs } from '../simulate/restore-logs.ts';
import { beginRun, goOnLine, hasRun, readRun, recordSpeed } from '../simulate/run-file.ts';
import type { RunFile } from '../simulate/run-of-games.ts';
import { type Counter, counter, summaryText } from '../simulate/summary.ts';

interface SimulateOptions extends RunRequest {
  readonly out: string;
  readonly setup?: string;
  readonly jobs?: number;
  readonly json?: true;
  /** Seconds that a custom player has for each answer. */
  readonly playerSeconds?: number;
}

/** Failures that are printed one by one. */
const MOST_LISTED = 10;

/** `woodlog simulate`: plays many games into a folder of shards. Keeps what the folder has already. */
export async function simulate({
  out: folder,
  jobs,
  json,
  playerSeconds = USUAL_SECONDS,
  ...asked
}: SimulateOptions): Promise<ExitCode> {
  const run = await beginRun(folder, await runAsked(folder, asked));
  tidy(folder);
  const count = counter();
  const { missing, bad, lost } = await lookInto(folder, run, ({ rows }) => {
    for (const row of rows) count.add(row);
  });
  refuseBad(folder, bad);
  const own = run.configuration.players === undefined ? undefined : { seconds: playerSeconds };
  await restoreLogs(folder, run, lost, own);
  const kept = count.summary().games;
  const start = performance.now();
  const signals = await playMissing({ folder, run, missing, jobs, ...(own && { own }) }, count);
  const summary = count.summary();
  const gamesPerSecond = rateOf(summary.games - kept, performance.now() - start);
  const total = sizeOfAll(rangesOf(run));
  if (signals.stop.aborted && summary.games < total) {
    say(`stopped: ${summary.games} of ${total} games are kept; ${goOnLine(folder)} goes on`);
    return signals.die();
  }
  if (gamesPerSecond !== null) recordSpeed(folder, run, gamesPerSecond);
  if (json)
    await out([`${JSON.stringify({ folder, seed: run.seed, hash: run.hash, kept, ...summary, gamesPerSecond })}\n`]);
  else
    await out([
      `${summaryText(summary)}${rateText(gamesPerSecond)}\n${nameOf(folder)}: seed ${visibleJson(run.seed)}\n`,
    ]);
  return summary.failed > 0 ? exitCode.bug : exitCode.fine;
}

/** Games a second, to three digits; null if none was played. */
const rateOf = (games: number, milliseconds: number): number | null =>
  games === 0 ? null : Number(((1000 * games) / Math.max(1, milliseconds)).toPrecision(3));

const rateText = (rate: number | null): string => (rate === null ? '' : `; ${rate} games a second`);

/** Plays the missing games and shows progress. Returns what custom players printed meanwhile. */
async function playMissing(
  { folder, run, ...toPlay }: Pick<RunOptions, 'folder' | 'run' | 'missing' | 'jobs' | 'own'>,
  count: Counter,
): Promise<Signals> {
  const progress = gamesProgress(sizeOfAll(rangesOf(run)), count.summary().games);
  const signals = hearSignals();
  let failures = 0;
  let lostTurns = 0;
  try {
    await playRun({
      folder,
      run,
      ...toPlay,
      signal: signals.stop,
      onPlayed(played) {
        progress.add(played.length);
        for (const { row, lost = [] } of played) {
          for (const { seat, trouble } of lost) {
            if (lostTurns++ >= MOST_LISTED) break;
            progress.clear();
            say(`game ${row.index}: ${seat} lost a turn: ${visible(trouble)}`);
          }
        }
        for (const { failure } of played) {
          if (failure === undefined || failures++ >= MOST_LISTED) continue;
          progress.clear();
          tellFailure(folder, failure);
        }
      },
      written(shard) {
        for (const { row } of shard) count.add(row);
      },
    });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const { games } = count.summary();
    const kept = `${counted(games, 'game')} ${oneOrMany(games, 'is', 'are')} kept`;
    throw new UsageError(`${error.message}; ${kept}, ${goOnLine(folder)} goes on`);
  } finally {
    progress.end();
    signals.end();
  }
  return signals;
}

/** The run that the flags ask for; without flags, the one in the folder. The folder's seed is the default. */
async function runAsked(folder: string, { setup, ...request }: Omit<SimulateOptions, 'out'>): Promise<RunFile> {
  const there = hasRun(folder) ? await readRun(folder) : undefined;
  if (there !== undefined && setup === undefined && Object.keys(request).every((flag) => flag === 'player'))
    return withOwn(folder, await sameVersion(folder, there), request.player ?? []);
  if (setup !== undefined && request.player !== undefined)
    throw new UsageError('--player names seats of --bots; leave --setup out');
  const file = setup === undefined ? undefined : { path: setup, setup: await readSetup(setup, request.game) };
  return runOf(request, file, request.seed ?? there?.seed);
}

/** A run to resume. Its custom players must be named again, since a run file never starts code. */
function withOwn(folder: string, run: RunFile, words: readonly string[]): RunFile {
  const { players = {} } = run.configuration;
  const own = ownAsked(words);
  const odd = Object.keys({ ...players, ...own }).find((seat) => players[seat] !== own[seat]);
  if (odd === undefined) return run;
  const again = Object.entries(players).map(([seat, word]) => ` --player ${quoted(`${seat}=${word}`)}`);
  throw new UsageError(
    again.length === 0
      ? `${nameOf(folder)} has no players of your own`
      : `${nameOf(folder)} has players of your own. If you trust their code, name them again: ${goOnLine(folder)}${again.join('')}`,
  );
}

/** A run to resume, if this version of Woodlog and its rules wrote it. */
async function sameVersion(folder: string, run: RunFile): Promise<RunFile> {
  const other = await otherVersion(run);
  if (other !== null) throw new UsageError(`${nameOf(folder)} ${other}`);
  return run;
}

function tellFailure(folder: string, { index, message, again, log }: NonNullable<PlayedRow['failure']>): void {
  const kept = log === undefined ? '' : `\n  log: ${nameOf(folder)}/${log}`;
  say(`game ${index} failed: ${visible(message)}\n  again: ${again}${kept}`);
}
