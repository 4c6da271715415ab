import { type ExitCode, exitCode } from '../exit.ts';
import { exitCodeOf } from '../failure.ts';
import { say } from '../show/out.ts';

/** Does the same with each file, unreadable ones aside, and returns the worst exit code. */
export async function forEachFile(
  paths: readonly string[],
  doOne: (path: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  let worst: ExitCode = exitCode.fine;
  for (const path of paths) {
    const code = await refused(() => doOne(path));
    if (code > worst) worst = code;
  }
  return worst;
}

async function refused(action: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await action();
  } catch (error) {
    const code = exitCodeOf(error);
    if (code === null) throw error;
    say(`error: ${(error as Error).message}`);
    return code;
  }
}
