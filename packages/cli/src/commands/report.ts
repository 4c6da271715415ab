import { type ExitCode, UsageError, exitCode } from '../exit.ts';
import type { GameId } from '../games/game-ids.ts';
import { STANDARD_INPUT, nameOf } from '../files/read.ts';
import { refuseTaken } from '../files/inputs.ts';
import { writeOutput } from '../files/write.ts';
import { writePage } from '../files/write-page.ts';
import { compare } from '../report/compare.ts';
import { compareText } from '../report/compare-text.ts';
import { named } from '../report/named.ts';
import { comparePage } from '../report/page/compare-page.ts';
import { reportPage } from '../report/page/page.ts';
import { printGaps, readRunOf } from '../report/read-run.ts';
import { playersCsv } from '../report/logs/csv.ts';
import { type ReadLogs, logPaths, readLogs } from '../report/logs/read-logs.ts';
import { type Report, reportOf, reportOfLogs } from '../report/report.ts';
import { reportText } from '../report/text.ts';
import { outColours } from '../show/colours.ts';
import { counted } from '@woodlog/core/kernel';
import { jsonText } from '../show/json.ts';
import { out, say } from '../show/out.ts';
import { visible } from '../show/visible.ts';

interface ReportOptions {
  readonly output?: string;
  readonly json?: true;
  /** Two runs, or two line-ups of one run. */
  readonly compare?: readonly string[];
  /** For logs: the file for a table with a row for each player. */
  readonly export?: string;
  readonly game?: GameId;
}

/** `woodlog report`: the statistics of a run, or the difference of two line-ups, as text, page or JSON. */
export async function report(
  folders: readonly string[],
  { compare: asked, export: table, game, ...options }: ReportOptions,
): Promise<ExitCode> {
  if (options.output === STANDARD_INPUT) throw new UsageError('-o is a file: standard output has the summary');
  if (table === STANDARD_INPUT) throw new UsageError('--export is a file: standard output has the summary');
  if (asked !== undefined) return reportComparison(folders, asked, options);
  if (folders.length === 0) throw new UsageError('name the folder of a run, or folders of its parts');
  const logs = logPaths(folders, game);
  if (logs !== null) return reportLogs(await readLogs(logs, game), table, options);
  if (table !== undefined) throw new UsageError('--export is for logs: the rows of a run are in its Parquet files');
  const read = await readRunOf(folders);
  const made = await reportOf(read, folders);
  if (read.gaps.length > 0) say(`note: ${printGaps(read.gaps)}`);
  return giveReport(options, made);
}

async function reportLogs(
  read: ReadLogs,
  table: string | undefined,
  options: Pick<ReportOptions, 'output' | 'json'>,
): Promise<ExitCode> {
  for (const file of [table, options.output]) if (file !== undefined) refuseTaken(file);
  for (const { file, problem } of read.leftOut) say(`note: ${nameOf(file)} is left out: ${visible(problem)}`);
  if (table !== undefined) {
    writeOutput(table, playersCsv(read.logs));
    say(`${nameOf(table)}: one row per player of ${counted(read.logs.length, 'log')}`);
  }
  return giveReport(options, reportOfLogs(read));
}

function giveReport(options: Pick<ReportOptions, 'output' | 'json'>, made: Report): Promise<ExitCode> {
  const report = named(made);
  return give(
    options,
    made,
    () => reportPage(report),
    () => reportText(report, outColours()),
  );
}

async function reportComparison(
  folders: readonly string[],
  asked: readonly string[],
  options: Pick<ReportOptions, 'output' | 'json'>,
): Promise<ExitCode> {
  const [one, other] = asked;
  if (one === undefined || other === undefined || asked.length > 2)
    throw new UsageError(`--compare: name two runs or two line-ups, not ${asked.length}`);
  const made = await compare(folders, [one, other]);
  return give(
    options,
    made,
    () => comparePage(made),
    () => compareText(made, outColours()),
  );
}

/** Writes the page, if asked for, and prints the result. */
async function give(
  { output, json }: Pick<ReportOptions, 'output' | 'json'>,
  made: object,
  page: () => string,
  text: () => string,
): Promise<ExitCode> {
  if (output !== undefined) writePage(output, page());
  await out(json ? jsonText(made) : [text()]);
  return exitCode.fine;
}
