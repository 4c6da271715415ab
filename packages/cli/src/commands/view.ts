import { isLeft } from 'fp-ts/lib/Either.js';
import { type ExitCode, InputError, UsageError } from '../exit.ts';
import { STANDARD_INPUT } from '../files/read.ts';
import { refuseTaken } from '../files/inputs.ts';
import { writePage } from '../files/write-page.ts';
import { type GameOption, inputPath, openLog } from '../input/open-log.ts';
import { out } from '../show/out.ts';
import { exitFor, showProblems } from '../show/problems.ts';
import { analysisOf } from './analyze.ts';
import { pageOf } from '../viewer/page-of.ts';

type ViewOptions = GameOption & { readonly output?: string; readonly law?: boolean; readonly chances?: true };

/** `woodlog view`: the replay of a log as one HTML file, with its mistakes shown. */
export async function view(path: string | undefined, options: ViewOptions): Promise<ExitCode> {
  const { output = STANDARD_INPUT } = options;
  if (output === STANDARD_INPUT && process.stdout.isTTY) throw new UsageError('name a file to write with -o FILE');
  const log = await openLog(inputPath(path), options);
  if (output !== STANDARD_INPUT) refuseTaken(output);
  const chances = options.chances ? [...(await analysisOf(log)).lines] : [];
  const page = await pageOf(log, options.law !== false, chances);
  if (output === STANDARD_INPUT) await out([page]);
  else writePage(output, page);
  const played = log.reading.replay(undefined);
  if (isLeft(played)) {
    showProblems(log, log.reading.diagnostics);
    throw new InputError(`${log.name} has no table: ${played.left.message} [${played.left.violation}]`);
  }
  showProblems(log, played.right.diagnostics);
  return exitFor(log.reading.diagnostics);
}
