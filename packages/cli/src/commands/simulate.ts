import { type ExitCode, InputError, UsageError, exitCode } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { readSetup } from '../input/setup-file.ts';
import { counted } from '../show/counted.ts';
import { out, say } from '../show/out.ts';
import { quoted } from '../show/quoted.ts';
import { visible, visibleJson } from '../show/visible.ts';
import { lookInto, rangesOf, tidy } from '../simulate/folder.ts';
import { otherVersion } from '../simulate/other-version.ts';
import type { PlayedRow } from '../simulate/play-row.ts';
import { progressLine } from '../simulate/progress.ts';
import { sizeOfAll } from '../simulate/ranges.ts';
import { type RunRequest, runOf } from '../simulate/request.ts';
import { playRun } from '../simulate/run.ts';
import { type RunFile, beginRun, hasRun, readRun } from '../simulate/run-file.ts';
import { counter, summaryText } from '../simulate/summary.ts';

interface SimulateOptions extends RunRequest {
  readonly out: string;
  readonly setup?: string;
  readonly jobs?: number;
  readonly json?: true;
}

/** Failures that are told one by one. */
const MOST_TOLD = 10;

/** `woodlog simulate`: many games into a folder of shards. What is there already is kept. */
export async function simulate({ out: folder, jobs, json, ...asked }: SimulateOptions): Promise<ExitCode> {
  const run = await beginRun(folder, await runAsked(folder, asked));
  tidy(folder);
  const count = counter();
  const state = await lookInto(folder, run, (rows) => {
    for (const row of rows) count.add(row);
  });
  if (state.bad.length > 0) {
    for (const { file, problem } of state.bad) say(`${nameOf(folder)}/${file} ${problem}`);
    const [are, them] = state.bad.length === 1 ? ['is', 'it'] : ['are', 'them'];
    const files = counted(state.bad.length, 'file');
    throw new InputError(`${files} ${are} not as this run left ${them}: remove ${them}, and run it again`);
  }
  const total = sizeOfAll(rangesOf(run));
  const before = count.summary().games;
  const progress = progressLine(total, before);
  const again = `woodlog simulate --out ${quoted(folder)}`;
  const stop = new AbortController();
  const signals = onSignals(() => stop.abort());
  let failures = 0;
  try {
    await playRun({
      folder,
      run,
      missing: state.missing,
      jobs,
      signal: stop.signal,
      told(played) {
        progress.add(played.length);
        for (const one of played) if (one.failure !== undefined && failures++ < MOST_TOLD) tellFailure(folder, one);
      },
      written(shard) {
        for (const { row } of shard) count.add(row);
      },
    });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}; ${count.summary().games} games are kept, ${again} goes on`);
  } finally {
    progress.end();
    signals.end();
  }
  const summary = count.summary();
  if (stop.signal.aborted && summary.games < total) {
    say(`stopped: ${summary.games} of ${total} games are kept; ${again} goes on`);
    return signals.die();
  }
  if (json) await out([`${JSON.stringify({ folder, seed: run.seed, hash: run.hash, kept: before, ...summary })}\n`]);
  else await out([`${summaryText(summary)}\n${nameOf(folder)}: seed ${visibleJson(run.seed)}\n`]);
  return summary.failed > 0 ? exitCode.bug : exitCode.fine;
}

/** The run that the flags ask for. Without any it is the one in the folder, whose seed is also taken if none is given. */
async function runAsked(folder: string, { setup, ...request }: Omit<SimulateOptions, 'out'>): Promise<RunFile> {
  const there = hasRun(folder) ? await readRun(folder) : undefined;
  if (there !== undefined && setup === undefined && Object.keys(request).length === 0)
    return sameVersion(folder, there);
  const file = setup === undefined ? undefined : { path: setup, setup: await readSetup(setup, request.game) };
  return runOf(request, file, request.seed ?? there?.seed);
}

/** A run to go on with, if it is of this very woodlog and its rules. */
async function sameVersion(folder: string, run: RunFile): Promise<RunFile> {
  const other = await otherVersion(run);
  if (other !== null) throw new UsageError(`${nameOf(folder)} ${other}`);
  return run;
}

function tellFailure(folder: string, { failure }: PlayedRow): void {
  const { index, message, again, log } = failure!;
  say(
    `game ${index} failed: ${visible(message)}\n  again: ${again}${log === undefined ? '' : `\n  log: ${nameOf(folder)}/${log}`}`,
  );
}

/** Hears the signals that end a command, once: the second time they end it at once. */
function onSignals(heard: () => void): { end(): void; die(): ExitCode } {
  let name: NodeJS.Signals | undefined;
  const hear = (signal: NodeJS.Signals): void => {
    name = signal;
    heard();
  };
  process.once('SIGINT', hear);
  process.once('SIGTERM', hear);
  const end = (): void => {
    process.off('SIGINT', hear);
    process.off('SIGTERM', hear);
  };
  return {
    end,
    die() {
      // So that whoever sent the signal sees that it was obeyed.
      if (name !== undefined) process.kill(process.pid, name);
      return exitCode.usage;
    },
  };
}
