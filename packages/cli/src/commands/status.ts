import { type ExitCode, exitCode } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { counted } from '@woodlog/core/kernel';
import { out } from '../show/out.ts';
import { visibleJson } from '../show/visible.ts';
import { faultsOf, lookInto } from '../simulate/folder.ts';
import { type Range, joined, printRange, rangeOfShare, sizeOf, sizeOfAll } from '../simulate/ranges.ts';
import { readRun } from '../simulate/run-file.ts';
import { shardName } from '../simulate/shard.ts';

interface StatusOptions {
  readonly json?: true;
}

/**
 * `woodlog status`: what a run's folder holds, and what is missing. Exits with 1 if a file is damaged or a kept log is
 * missing.
 */
export async function status(folder: string, { json }: StatusOptions): Promise<ExitCode> {
  const run = await readRun(folder);
  let failed = 0;
  const state = await lookInto(folder, run, ({ rows }) => {
    for (const { reason } of rows) if (reason === 'failed') failed++;
  });
  const { kept, missing } = state;
  const bad = faultsOf(state);
  const { seed, hash, games, part, parts } = run;
  const range = rangeOfShare(games, { part, parts });
  const total = sizeOf(range);
  const there = sizeOfAll(kept);
  if (json) {
    const counts = { total, there, missing: sizeOfAll(missing), failed };
    const files = { kept: kept.map(withFile), missing: missing.map(withFile), bad };
    await out([`${JSON.stringify({ folder, seed, hash, games, part, parts, ...counts, files })}\n`]);
  } else {
    const whole = parts === 1 ? '' : `, part ${part} of ${parts} of ${games} games`;
    const lines = [
      `${nameOf(folder)}: ${there} of ${total} games are there${whole}; seed ${visibleJson(seed)}`,
      ...joined(kept).map((one) => `  there    ${printRange(one)}`),
      ...joined(missing).map((one) => `  missing  ${printRange(one)}`),
      ...bad.map(({ file, problem }) => `  ${file} ${problem}`),
      ...(failed > 0 ? [`  ${counted(failed, 'game')} failed; logs are in ${nameOf(folder)}/logs`] : []),
    ];
    await out([`${lines.join('\n')}\n`]);
  }
  return bad.length > 0 ? exitCode.input : exitCode.fine;
}

const withFile = (range: Range): object => ({ file: shardName(range), ...range, games: sizeOf(range) });
