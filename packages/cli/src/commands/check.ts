import { counted } from '@woodlog/core/kernel';
import { type AuditedLine, type Diagnostic, showDiagnostics } from '@woodlog/notation/kernel';
import { diagnosticsOf } from '../check.ts';
import { GAMES } from '../games/games.ts';
import { type ExitCode, UsageError, exitCode } from '../exit.ts';
import { STANDARD_INPUT } from '../files/read.ts';
import { replaceFile } from '../files/replace.ts';
import { applyCertain } from '../fix.ts';
import { forEachFile } from '../input/for-each-file.ts';
import { type GameOption, inputPaths, openLog } from '../input/open-log.ts';
import { talkColours } from '../show/colours.ts';
import { countText, diagnosticsText } from '../show/diagnostics.ts';
import { out, say } from '../show/out.ts';
import { type CheckedFile, sarifOf } from '../show/sarif.ts';
import type { Edition } from '@woodlog/core/root-law';
import { exitFor } from '../show/problems.ts';

type CheckOptions = GameOption & {
  readonly json?: true;
  readonly law?: boolean | Edition;
  readonly summary?: true;
  readonly sarif?: true;
  readonly fix?: true;
  readonly dryRun?: true;
};

/** `woodlog check`: reports mistakes in logs, for people or as one line of JSON a log. */
export function check(given: readonly string[], options: CheckOptions): Promise<ExitCode> {
  const paths = inputPaths(given);
  if (options.dryRun && !options.fix) throw new UsageError('--dry-run goes with --fix');
  if (options.fix && paths.includes(STANDARD_INPUT))
    throw new UsageError('standard input cannot be written back: leave --fix out');
  if (options.sarif) return checkAsSarif(paths, options);
  return forEachFile(paths, (path) => (options.fix ? fixOne(path, options) : checkOne(path, options)));
}

/** Applies the certain fixes to a log and reports the rest. */
async function fixOne(path: string, options: CheckOptions): Promise<ExitCode> {
  const opened = await openLog(path, options);
  const { load, loadAudit } = GAMES[opened.game];
  const adapter = await load();
  const said = async (text: string): Promise<readonly Diagnostic[]> =>
    (await diagnosticsOf({ ...(loadAudit && { loadAudit }) }, text, adapter.read(text), options.law ?? true))
      .diagnostics;
  const { text, done, left } = await applyCertain(opened.text, said);
  const { name } = opened;
  for (const { line, title, written } of done)
    say(`${name}:${line}: ${options.dryRun ? 'would ' : ''}${title}${written === '' ? '' : ` (was \`${written}\`)`}`);
  if (done.length > 0 && !options.dryRun) replaceFile(path, text);
  say(`${name}: ${counted(done.length, 'fix', 'fixes')} ${options.dryRun ? 'to apply' : 'applied'}`);
  say(diagnosticsText({ name, text, diagnostics: left }, talkColours()) || `${name}: ${countText(left)}`);
  return exitFor(left);
}

async function checkAsSarif(paths: readonly string[], options: CheckOptions): Promise<ExitCode> {
  const files: CheckedFile[] = [];
  const code = await forEachFile(paths, async (path) => {
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

/** A line for each player: how many lines have each verdict, and which are illegal. */
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
