import { dirname } from 'node:path';
import { type ExitCode, UsageError, exitCode } from '../exit.ts';
import { STANDARD_INPUT } from '../files/read.ts';
import type { Style } from '../games/game-adapter.ts';
import type { GameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import { replaceFile } from '../files/replace.ts';
import { tidyBeside } from '../files/write-aside.ts';
import { forEachFile } from '../input/for-each-file.ts';
import { type GameOption, inputPaths, openLog } from '../input/open-log.ts';
import { out, say } from '../show/out.ts';
import { exitFor, showProblems } from '../show/problems.ts';

type FmtOptions = GameOption & Style & { readonly check?: true; readonly write?: true };

const MARK = '\ufeff';

/** `woodlog fmt`: logs in canonical form, on standard output or back into their files. */
export async function fmt(given: readonly string[], options: FmtOptions): Promise<ExitCode> {
  const paths = inputPaths(given);
  if (options.write && paths.includes(STANDARD_INPUT))
    throw new UsageError('standard input cannot be written back: leave --write out');
  if (paths.length > 1 && !options.write && !options.check)
    throw new UsageError('several files need --write or --check');
  if (options.write) for (const path of new Map(paths.map((one) => [dirname(one), one])).values()) tidyBeside(path);
  return forEachFile(paths, (path) => fmtOne(path, options));
}

/** Refuses a style that the log's game does not have. */
async function refuseStyles(game: GameId, options: Style): Promise<void> {
  const { styles } = await GAMES[game].load();
  for (const [style, flag] of [
    ['symbols', '--symbols'],
    ['turnBoard', '--turn-board'],
  ] as const) {
    if (options[style] !== undefined && !styles.includes(style))
      throw new UsageError(`${flag} is not for ${GAMES[game].name}`);
  }
}

async function fmtOne(path: string, options: FmtOptions): Promise<ExitCode> {
  const log = await openLog(path, options);
  const { name, text, reading } = log;
  await refuseStyles(log.game, options);
  const plain = reading.fmt(options);
  const canonical = text.startsWith(MARK) && !plain.startsWith(MARK) ? MARK + plain : plain;
  const exit = exitFor(reading.diagnostics);
  if (options.check) {
    if (canonical !== text) await out([`${path}\n`]);
    showProblems(log, reading.diagnostics);
    return canonical === text ? exit : exitCode.input;
  }
  if (!options.write) await out([canonical]);
  else if (canonical !== text) {
    replaceFile(path, canonical);
    say(`${name}: rewritten`);
  }
  showProblems(log, reading.diagnostics);
  return exit;
}
