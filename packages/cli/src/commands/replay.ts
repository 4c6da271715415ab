import { isLeft } from 'fp-ts/lib/Either.js';
import { type ExitCode, InputError, UsageError } from '../exit.ts';
import { refuseTaken } from '../files/inputs.ts';
import { STANDARD_INPUT } from '../files/read.ts';
import { type GameOption, inputPath, openLog } from '../input/open-log.ts';
import { jsonText } from '../show/json.ts';
import { out } from '../show/out.ts';
import type { PictureOptions } from '../pictures/picture.ts';
import { exitFor, showProblems } from '../show/problems.ts';
import { winnersText } from '../show/standings.ts';

type ReplayOptions = GameOption & PictureOptions & { readonly turn?: number; readonly json?: true };

/**
 * `woodlog replay`: the table after a log, or after one of its turns. Ledger errors are shown, and the rest is played
 * as written.
 */
export async function replay(path: string | undefined, options: ReplayOptions): Promise<ExitCode> {
  const log = await openLog(inputPath(path), options);
  const played = log.reading.replay(options.turn);
  if (isLeft(played)) {
    showProblems(log, log.reading.diagnostics);
    throw new InputError(`${log.name} has no table: ${played.left.message} [${played.left.violation}]`);
  }
  const { turn, diagnostics } = played.right;
  if (options.turn !== undefined && options.turn > turn)
    throw new UsageError(`there is no turn ${options.turn}: ${log.name} ends with turn ${turn}`);
  const { svg, png, json } = options;
  for (const output of [svg, png]) if (output !== undefined && output !== STANDARD_INPUT) refuseTaken(output);
  if (json) await out(jsonText(played.right.json()));
  else {
    const { terminalText, writePicture } = await import('../pictures/picture.ts');
    if (svg !== undefined || png !== undefined) await writePicture(log, turn, { svg, png });
    else {
      const winners = winnersText(played.right.standings());
      await out([await terminalText(log, turn), played.right.tableText(), winners === null ? '' : `\n${winners}\n`]);
    }
  }
  showProblems(log, diagnostics);
  return exitFor(log.reading.diagnostics);
}
