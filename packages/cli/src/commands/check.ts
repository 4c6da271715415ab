import { showDiagnostics } from '@woodlog/notation/kernel';
import { diagnosticsOf } from '../check.ts';
import { GAMES } from '../games/games.ts';
import { type ExitCode, exitCode } from '../exit.ts';
import { forEachFile } from '../input/for-each-file.ts';
import { type GameOption, inputPaths, openLog } from '../input/open-log.ts';
import { talkColours } from '../show/colours.ts';
import { countText, diagnosticsText } from '../show/diagnostics.ts';
import { out, say } from '../show/out.ts';
import { type CheckedFile, sarifOf } from '../show/sarif.ts';
import type { AuditedLine, Edition } from '../turn/turn-adapter.ts';
import { exitFor } from '../show/problems.ts';

type CheckOptions = GameOption & {
  readonly json?: true;
  readonly law?: boolean | Edition;
  readonly summary?: true;
  readonly sarif?: true;
};

/** `woodlog check`: all there is to say about logs, as a compiler shows it, or a line of JSON a log. */
export function check(paths: readonly string[], options: CheckOptions): Promise<ExitCode> {
  return options.sarif
    ? checkAsSarif(paths, options)
    : forEachFile(inputPaths(paths), (path) => checkOne(path, options));
}

async function checkAsSarif(paths: readonly string[], options: CheckOptions): Promise<ExitCode> {
  const files: CheckedFile[] = [];
  const code = await forEachFile(inputPaths(paths), async (path) => {
    const { game, text, reading } = await openLog(path, options);
    const { diagnostics } = await diagnosticsOf(GAMES[game], text, reading, options.law ?? true);
    files.push({ path, text, diagnostics });
    return exitFor(diagnostics);
  });
  await out([`${JSON.stringify(sarifOf(files, code <= exitCode.input), null, 2)}\n`]);
  return code;
}

async function checkOne(path: string, options: CheckOptions): Promise<ExitCode> {
  const { name, game, text, reading } = await openLog(path, options);
  const { diagnostics, lines } = await diagnosticsOf(GAMES[game], text, reading, options.law ?? true);
  if (options.json) {
    const json = {
      file: path,
      game,
      diagnostics: showDiagnostics(text, diagnostics),
      ...(lines !== null && { lines }),
    };
    await out([`${JSON.stringify(json)}\n`]);
  } else if (options.summary) {
    await out(lines === null ? [`${name}: not held to the law\n`] : summaryOf(name, lines));
  } else {
    say(diagnosticsText({ name, text, diagnostics }, talkColours()) || `${name}: ${countText(diagnostics)}`);
  }
  return exitFor(diagnostics);
}

const VERDICTS = ['legal', 'legal-if', 'illegal', 'slip', 'undecided'] as const;

/** A line a player: how many of the player's lines have each verdict, and which are illegal. */
function summaryOf(name: string, lines: readonly AuditedLine[]): string[] {
  const players = [...new Set(lines.map(({ taker }) => taker))];
  return players.map((player) => {
    const own = lines.filter(({ taker }) => taker === player);
    const counts = VERDICTS.flatMap((verdict) => {
      const count = own.filter((line) => line.verdict === verdict).length;
      return count === 0 ? [] : [`${count} ${verdict}`];
    });
    const illegal = own.filter(({ verdict }) => verdict === 'illegal');
    const where = illegal.map(({ line, law }) => `line ${line} (${law})`).join(', ');
    return `${name}: ${player}: ${counts.join(', ')}${where === '' ? '' : `; illegal: ${where}`}\n`;
  });
}
