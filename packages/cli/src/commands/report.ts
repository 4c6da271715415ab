import { type ExitCode, UsageError, exitCode } from '../exit.ts';
import { STANDARD_INPUT, nameOf } from '../files/read.ts';
import { writeFile } from '../files/write.ts';
import { reportPage } from '../report/page/page.ts';
import { printGaps, readRunOf } from '../report/read-run.ts';
import { reportOf } from '../report/report.ts';
import { reportText } from '../report/text.ts';
import { outColours } from '../show/colours.ts';
import { jsonText } from '../show/json.ts';
import { out, say } from '../show/out.ts';

interface ReportOptions {
  readonly output?: string;
  readonly json?: true;
}

/** `woodlog report`: what the games of a run say, as a text, a page or JSON. */
export async function report(folders: readonly string[], { output, json }: ReportOptions): Promise<ExitCode> {
  if (output === STANDARD_INPUT) throw new UsageError('-o is a file: standard output has the summary');
  const read = await readRunOf(folders);
  const made = await reportOf(read, folders);
  if (read.gaps.length > 0) say(`note: ${printGaps(read.gaps)}`);
  if (output !== undefined) {
    const page = reportPage(made);
    writeFile(output, page);
    say(`${nameOf(output)}: ${Math.ceil(Buffer.byteLength(page) / 1024)} KB; open it in a browser`);
  }
  await out(json ? jsonText(made) : [reportText(made, outColours())]);
  return exitCode.fine;
}
