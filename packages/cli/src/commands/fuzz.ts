import { randomUUID } from 'node:crypto';
import { type ExitCode, InputError, exitCode } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { makeFolder } from '../files/write-aside.ts';
import { tryValue } from '../fuzz/case.ts';
import { readCorpus } from '../fuzz/corpus.ts';
import { Coverage } from '../fuzz/coverage.ts';
import { loadFuzz } from '../fuzz/games.ts';
import { anyKind } from '../fuzz/kind.ts';
import { readRegression, writeRegression } from '../fuzz/regression.ts';
import type { FuzzRequest } from '../fuzz/request.ts';
import type { FoundFault } from '../fuzz/run.ts';
import { summaryText } from '../fuzz/summary.ts';
import { watchedRun } from '../fuzz/watch.ts';
import type { GameOption } from '../input/open-log.ts';
import { counted } from '@woodlog/core/kernel';
import { jsonText } from '../show/json.ts';
import { out, say } from '../show/out.ts';
import { progressLine } from '../show/progress.ts';
import { quoted } from '../show/quoted.ts';
import { visible } from '../show/visible.ts';

interface FuzzOptions extends GameOption {
  readonly seed?: string;
  readonly time?: number;
  readonly runs?: number;
  readonly at?: number;
  readonly corpus?: readonly string[];
  readonly out?: string;
  readonly replay?: string;
  readonly json?: true;
}

const USUAL_MS = 60_000;
const USUAL_FOLDER = 'fuzz-failures';

/** `woodlog fuzz`: looks for faults in Woodlog; exits with 3 if there is one. */
export async function fuzz(options: FuzzOptions): Promise<ExitCode> {
  if (options.replay !== undefined) return replayFile(options.replay);
  const { game, seed = randomUUID(), at, time, corpus = [] } = options;
  const runs = options.runs ?? (at === undefined || time !== undefined ? undefined : 1);
  const request: FuzzRequest = {
    game,
    seed,
    from: at ?? 0,
    runs: runs ?? null,
    ms: time ?? (runs === undefined ? USUAL_MS : null),
    corpus: await readCorpus(corpus),
  };
  if (options.out !== undefined) makeFolder(options.out);
  say(`seed ${visible(seed)}`);
  const faults: object[] = [];
  const progress = progressLine();
  const summary = await watchedRun(request, {
    found(fault) {
      progress.clear();
      faults.push(tell(fault, seed, options));
    },
    tried: (done) => progress.show(`${counted(done, 'case')}, ${counted(faults.length, 'fault')}`),
  });
  progress.clear();
  const ending = faults.length === 0 ? 'no faults' : counted(faults.length, 'fault');
  if (options.json) await out(jsonText({ seed, ...summary, faults }));
  else await out([summary === null ? '' : `${summaryText(summary)}\n`, `${ending}\n`]);
  return faults.length === 0 ? exitCode.fine : exitCode.bug;
}

/** Saves a fault, says how to reproduce it, and prints it as `--json` has it. */
function tell(fault: FoundFault, seed: string, { game, corpus = [], out: folder = USUAL_FOLDER }: FuzzOptions): object {
  const { at, kind, law, how } = fault;
  const words = [
    ...(game === undefined ? [] : ['--game', game]),
    ...corpus.flatMap((path) => ['--corpus', path]),
    ...['--seed', seed, '--at', String(at)],
  ];
  const single = `woodlog fuzz ${words.map(quoted).join(' ')}`;
  say(`fault: ${fault.game}, ${kind}: ${law}: ${visible(how)}`);
  say(`  case ${at}: ${single}`);
  // When a case never returned, its value is unknown.
  const file = 'value' in fault ? writeRegression(folder, fault.game, kind, fault) : undefined;
  const command = file === undefined ? single : `woodlog fuzz --replay ${quoted(file)}`;
  if (file !== undefined) say(`  again: ${command}`);
  return { game: fault.game, kind, law, how, at, ...(file !== undefined && { file }), command, case: single };
}

/** Tries the value of a regression file. */
async function replayFile(path: string): Promise<ExitCode> {
  const { game, kind: name, value } = await readRegression(path);
  // A placeholder, so that all kinds are loaded.
  const [adapter] = await loadFuzz(game, { root: [' '], carcassonne: [' '], 'fuzzy-knights': [' '] });
  const kind = name === null && adapter ? anyKind(adapter.text) : adapter?.kinds.find((one) => one.name === name);
  if (kind === undefined) throw new InputError(`${nameOf(path)}: there is no kind ${visible(name ?? '')}`);
  const broken = tryValue(kind, value, new Coverage());
  if (broken === null) {
    say(`${nameOf(path)}: no fault`);
    return exitCode.fine;
  }
  say(`${nameOf(path)}: ${broken.law}: ${visible(broken.how)}`);
  return exitCode.bug;
}
