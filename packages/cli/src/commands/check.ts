import { showDiagnostics } from '@woodlog/notation/kernel';
import { diagnosticsOf } from '../check.ts';
import type { ExitCode } from '../exit.ts';
import { forEachFile } from '../input/for-each-file.ts';
import { type GameOption, inputPaths, openLog } from '../input/open-log.ts';
import { talkColours } from '../show/colours.ts';
import { countText, diagnosticsText } from '../show/diagnostics.ts';
import { out, say } from '../show/out.ts';
import { exitFor } from '../show/problems.ts';

type CheckOptions = GameOption & { readonly json?: true; readonly law?: boolean };

/** `woodlog check`: all there is to say about logs, as a compiler shows it, or a line of JSON a log. */
export function check(paths: readonly string[], options: CheckOptions): Promise<ExitCode> {
  return forEachFile(inputPaths(paths), (path) => checkOne(path, options));
}

async function checkOne(path: string, options: CheckOptions): Promise<ExitCode> {
  const { name, game, text, reading } = await openLog(path, options);
  const { diagnostics, lines } = await diagnosticsOf(game, text, reading, options.law !== false);
  if (options.json) {
    const json = {
      file: path,
      game,
      diagnostics: showDiagnostics(text, diagnostics),
      ...(lines !== null && { lines }),
    };
    await out([`${JSON.stringify(json)}\n`]);
  } else {
    say(diagnosticsText({ name, text, diagnostics }, talkColours()) || `${name}: ${countText(diagnostics)}`);
  }
  return exitFor(diagnostics);
}
