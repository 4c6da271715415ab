import type { ExitCode } from '../exit.ts';
import { type GameOption, inputPath, openLog } from '../input/open-log.ts';
import { explanation } from '../show/explanation.ts';
import { out } from '../show/out.ts';
import { exitFor, showProblems } from '../show/problems.ts';

/** `woodlog explain`: each action in plain English. */
export async function explain(path: string | undefined, options: GameOption): Promise<ExitCode> {
  const log = await openLog(inputPath(path), options);
  await out(explanation(log.reading.explain()));
  showProblems(log, log.reading.diagnostics);
  return exitFor(log.reading.diagnostics);
}
