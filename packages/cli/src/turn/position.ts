import { isLeft } from 'fp-ts/lib/Either.js';
import { type Violation, bugAt } from '@woodlog/core/kernel';
import { InputError, UsageError, exitCode } from '../exit.ts';
import { GAMES } from '../games/games.ts';
import type { Opened } from '../input/open-log.ts';
import { exitFor, showProblems } from '../show/problems.ts';
import { quoted } from '../show/quoted.ts';
import { visible } from '../show/visible.ts';
import { type Position, type TurnOption, strangeOption } from './turn-adapter.ts';

/** The position that a log ends in, with what is wrong in it shown. Throws what ends the command. */
export async function positionOf(log: Opened, options: Partial<Record<TurnOption, unknown>>): Promise<Position> {
  const adapter = await GAMES[log.game].loadTurn();
  const strange = strangeOption(adapter, options);
  if (strange !== undefined) {
    const known = adapter.options.map((option) => `--${option}`).join(', ');
    throw new UsageError(`${GAMES[log.game].name} has no --${strange}; its options are ${known}`);
  }
  const position = adapter.position(log.text);
  if (isLeft(position)) {
    showProblems(log, log.reading.diagnostics);
    throw refusal(log.name, position.left);
  }
  showProblems(log, position.right.diagnostics);
  if (exitFor(log.reading.diagnostics) !== exitCode.fine) {
    throw new InputError(
      `${log.name} has errors: the position it ends in is not sure; woodlog check ${quoted(log.path)} shows all of them`,
    );
  }
  return position.right;
}

/** What was asked for on the command line is wrong usage; the rest is the log's or the answers' fault. */
export function refusal(name: string, { violation: code, message, law }: Violation): UsageError | InputError {
  const [area, option] = code.split('/');
  if (area === 'request') return new UsageError(`--${option}: ${visible(message)}`);
  const section = law === undefined ? '' : ` (${law})`;
  return new InputError(`${name}: ${visible(message)}${section} [${code}]`);
}

/** What is thrown while a turn is played is a bug: the line that shows it again names the seed, if one was made up. */
export const namingSeed = <T>(playing: Promise<T>, seed: string | undefined): Promise<T> =>
  playing.catch((error: unknown) => {
    throw bugAt(error, seed === undefined ? {} : { seed });
  });
