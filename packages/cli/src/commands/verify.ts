import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type ExitCode, exitCode } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { out, say } from '../show/out.ts';
import { visible, visibleJson } from '../show/visible.ts';
import { otherVersion } from '../simulate/other-version.ts';
import { readRun } from '../simulate/run-file.ts';
import { type SampleSize, verifyRun } from '../simulate/verify.ts';

interface VerifyOptions {
  readonly games?: SampleSize;
  readonly seed?: string;
  readonly jobs?: number;
  readonly json?: true;
}

const USUAL_SAMPLE: SampleSize = { games: 100 };

/** `woodlog verify`: replays a sample of a run's games and compares. Exits with 1 if anything differs. */
export async function verify(folder: string, options: VerifyOptions): Promise<ExitCode> {
  const { games = USUAL_SAMPLE, seed = randomUUID(), jobs, json } = options;
  const run = await readRun(folder);
  const other = await otherVersion(run);
  if (other !== null) say(`${nameOf(folder)} ${other}`);
  const verified = await verifyRun(folder, run, { size: games, seed, jobs });
  const { there, played, differences, bad } = verified;
  if (json) await out([`${JSON.stringify({ folder, seed, ...verified })}\n`]);
  else {
    for (const { file, problem } of bad) say(`${nameOf(join(folder, file))} ${problem}`);
    for (const { index, columns, again } of differences) {
      const what = columns.map(
        (one) => `${one.column} is ${visibleJson(one.kept)}, replayed ${visibleJson(one.played)}`,
      );
      say(`game ${index} differs: ${what.join('; ')}\n  again: ${again}`);
    }
    const wrong = differences.length === 0 ? 'all match' : `${differences.length} differ`;
    await out([`${nameOf(folder)}: ${played} of ${there} games replayed, ${wrong} (sample ${visible(seed)})\n`]);
  }
  return differences.length + bad.length > 0 ? exitCode.input : exitCode.fine;
}
