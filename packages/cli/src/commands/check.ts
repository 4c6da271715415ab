import { showDiagnostics } from '@woodlog/notation/kernel';
import type { ExitCode } from '../exit.ts';
import { type GameId, GAMES } from '../games/games.ts';
import { forEachFile } from '../input/for-each-file.ts';
import { type GameOption, inputPaths, openLog } from '../input/open-log.ts';
import { talkColours } from '../show/colours.ts';
import { countText, diagnosticsText } from '../show/diagnostics.ts';
import { out, say } from '../show/out.ts';
import { exitFor } from '../show/problems.ts';
import type { Audit } from '../turn/turn-adapter.ts';

type CheckOptions = GameOption & { readonly json?: true; readonly law?: boolean };

/** `woodlog check`: all there is to say about logs, as a compiler shows it, or a line of JSON a log. */
export function check(paths: readonly string[], options: CheckOptions): Promise<ExitCode> {
  return forEachFile(inputPaths(paths), (path) => checkOne(path, options));
}

async function checkOne(path: string, options: CheckOptions): Promise<ExitCode> {
  const { name, game, text, reading } = await openLog(path, options);
  const audit = options.law === false ? null : await auditOf(game, text);
  const diagnostics = [...reading.check(), ...(audit?.diagnostics ?? [])].sort((a, b) => a.start - b.start);
  if (options.json) {
    const json = {
      file: path,
      game,
      diagnostics: showDiagnostics(text, diagnostics),
      ...(audit !== null && { lines: audit.lines }),
    };
    await out([`${JSON.stringify(json)}\n`]);
  } else {
    say(diagnosticsText({ name, text, diagnostics }, talkColours()) || `${name}: ${countText(diagnostics)}`);
  }
  return exitFor(diagnostics);
}

/** What the law says to the log, in games and at tables whose turns it knows. */
async function auditOf(game: GameId, text: string): Promise<Audit | null> {
  return (await GAMES[game].loadTurn()).audit?.(text) ?? null;
}
