import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isLeft } from 'fp-ts/lib/Either.js';
import { bugAt } from '@woodlog/core/kernel';
import { type ExitCode, InputError, UsageError, exitCode } from '../exit.ts';
import { STANDARD_INPUT, nameOf } from '../files/read.ts';
import { writeFile } from '../files/write.ts';
import { refuseAdvancedSetup, refuseBudget, refuseExpansions } from '../games/bots.ts';
import { GAMES } from '../games/games.ts';
import type { PlayRequest } from '../games/play-adapter.ts';
import type { GameOption } from '../input/open-log.ts';
import { readSetup } from '../input/setup-file.ts';
import { play as playGame } from '../play.ts';
import { out } from '../show/out.ts';
import { isTerminal } from '../show/prompter.ts';

interface PlayOptions extends GameOption, Omit<PlayRequest, 'people'> {
  readonly seed?: string;
  readonly setup?: string;
  /** Which game of the seed. */
  readonly index?: number;
  readonly output?: string;
  readonly resume?: string;
  readonly real?: true;
  readonly free?: true;
  readonly brief?: true;
}

/**
 * `woodlog play`: a game of bots, its log on standard output. Without a seed it takes a new one, which the log names. With
 * people it is played turn by turn at the terminal.
 */
export async function play({ output: file, ...others }: PlayOptions): Promise<ExitCode> {
  const options: PlayOptions = { ...others, ...(file !== undefined && file !== STANDARD_INPUT && { output: file }) };
  // Nothing is said, and somebody is there to be asked.
  if (file === undefined && Object.keys(others).length === 0 && isTerminal() && process.stdout.isTTY)
    return (await import('../turn/new-game.ts')).newGame();
  const {
    game,
    seed = randomUUID(),
    index,
    setup: path,
    output,
    resume,
    real,
    free: _,
    brief: __,
    ...request
  } = options;
  if (resume !== undefined) return (await import('../turn/begin-game.ts')).resume(resume, options);
  if (output !== undefined && existsSync(output))
    throw new UsageError(`${nameOf(output)} is there already; --resume goes on with a game that was broken off`);
  refuseExpansions(request.expansions, game ?? 'root');
  refuseBudget(request.budget, game ?? 'root');
  refuseAdvancedSetup(request.advancedSetup, game ?? 'root');
  const adapter = await GAMES[game ?? 'root'].loadPlay();
  const setup = path === undefined ? adapter.setup({ ...request, people: true }) : await readSetup(path, game);
  const people = path === undefined && adapter.hasPeople(setup);
  if (people && index !== undefined) throw new UsageError('--index is for games of bots alone');
  if (people)
    return (await import('../turn/begin-game.ts')).begin(game ?? 'root', adapter, { setup, seed, index: 0 }, options);
  if (real) throw new UsageError('--real is for games with people, such as --bots C=mechanical-marquise,E=person');
  const played = await playGame(setup, seed, index).catch((error: unknown) => {
    throw bugAt(error, { seed });
  });
  if (isLeft(played)) {
    const { message } = played.left;
    throw path === undefined ? new UsageError(message) : new InputError(`${nameOf(path)}: ${message}`);
  }
  if (output === undefined) await out([played.right]);
  else writeFile(output, played.right);
  return exitCode.fine;
}
