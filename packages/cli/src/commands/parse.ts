import type { ExitCode } from '../exit.ts';
import { type GameOption, inputPath, openLog } from '../input/open-log.ts';
import { jsonText } from '../show/json.ts';
import { out } from '../show/out.ts';
import { outline } from '../show/outline.ts';
import { exitFor, showProblems } from '../show/problems.ts';

/** `woodlog parse`: a log's meaning as an outline or as JSON. */
export async function parse(
  path: string | undefined,
  options: GameOption & { readonly json?: true },
): Promise<ExitCode> {
  const log = await openLog(inputPath(path), options);
  const json = log.reading.json();
  await out(options.json ? jsonText(json) : outline(json));
  showProblems(log, log.reading.diagnostics);
  return exitFor(log.reading.diagnostics);
}
