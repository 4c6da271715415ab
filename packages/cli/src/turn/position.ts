import { isLeft } from 'fp-ts/lib/Either.js';
import { type Violation, bugAt } from '@woodlog/core/kernel';
import { InputError, UsageError, exitCode } from '../exit.ts';
import { GAMES } from '../games/games.ts';
import type { Opened } from '../input/open-log.ts';
import { exitFor, showProblems } from '../show/problems.ts';
import { quoted } from '../show/quoted.ts';
import { visible } from '../show/visible.ts';
import { type Position, type TurnOption, strangeOption } from './turn-adapter.ts';

/** The position at the end of a log; prints the log's problems. Throws what ends the command. */
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

/** Flags that cannot be played are wrong usage; anything else is the fault of log or answers. */
export function refusal(name: string, { violation: code, message, law }: Violation): UsageError | InputError {
  const [area, option] = code.split('/');
  if (area === 'request') return new UsageError(`--${option}: ${visible(message)}`);
  const section = law === undefined ? '' : ` (${law})`;
  return new InputError(`${name}: ${visible(message)}${section} [${code}]`);
}

/** Exceptions while playing are bugs: the command that reproduces them names the seed that was made up. */
export const namingSeed = <T>(playing: Promise<T>, seed: string | undefined): Promise<T> =>
  playing.catch((error: unknown) => {
    throw bugAt(error, seed === undefined ? {} : { seed });
  });
