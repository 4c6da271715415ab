import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type Either, isLeft, left } from 'fp-ts/lib/Either.js';
import { type Violation, bugAt } from '@woodlog/core/kernel';
import { play as playGame } from '../any-game.ts';
import { type ExitCode, InputError, UsageError, exitCode } from '../exit.ts';
import { STANDARD_INPUT, nameOf } from '../files/read.ts';
import { writeFile } from '../files/write.ts';
import { refuseAdvancedSetup, refuseBudget, refuseExpansions } from '../games/bots.ts';
import { GAMES } from '../games/games.ts';
import type { GameToPlay, PlayAdapter, PlayRequest } from '../games/play-adapter.ts';
import type { GameOption } from '../input/open-log.ts';
import { readSetup } from '../input/setup-file.ts';
import { indexViolation, playToLog } from '../play.ts';
import { playersIn } from '../players/line-up.ts';
import { moduleHashes } from '../players/module-hashes.ts';
import { type OwnWords, wordsAt } from '../players/own-player.ts';
import { OwnPlayers, USUAL_SECONDS } from '../players/own-players.ts';
import { out, say } from '../show/out.ts';
import { visible } from '../show/visible.ts';
import { isTerminal } from '../show/prompter.ts';

interface PlayOptions extends GameOption, Omit<PlayRequest, 'people'> {
  readonly seed?: string;
  readonly setup?: string;
  readonly index?: number;
  readonly output?: string;
  readonly resume?: string;
  readonly real?: true;
  readonly free?: true;
  readonly brief?: true;
  /** `SEAT=PLAYER`, one for each seat. */
  readonly player?: readonly string[];
  /** Seconds that a custom player has for each answer. */
  readonly playerSeconds?: number;
}

/**
 * `woodlog play`: plays a game and prints its log. Without a seed it picks one, which the log names. With people it
 * goes turn by turn at the terminal.
 */
export async function play({ output: file, ...others }: PlayOptions): Promise<ExitCode> {
  const options: PlayOptions = { ...others, ...(file !== undefined && file !== STANDARD_INPUT && { output: file }) };
  // No flags, and a person at the terminal: ask for a setup.
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
    player = [],
    playerSeconds = USUAL_SECONDS,
    ...request
  } = options;
  if (resume !== undefined) return (await import('../turn/begin-game.ts')).resume(resume, options);
  if (output !== undefined && existsSync(output))
    throw new UsageError(`${nameOf(output)} is there already; --resume goes on with a game that was broken off`);
  refuseExpansions(request.expansions, game ?? 'root');
  refuseBudget(request.budget, game ?? 'root');
  refuseAdvancedSetup(request.advancedSetup, game ?? 'root');
  const adapter = await GAMES[game ?? 'root'].loadPlay();
  if (player.length > 0 && path !== undefined)
    throw new UsageError('--player names seats of --bots; leave --setup out');
  const asked =
    player.length === 0
      ? { bots: request.bots, own: {} }
      : playersIn(request.bots, player, adapter.printBots(adapter.setup({}).seats));
  const withBots = asked.bots === undefined ? request : { ...request, bots: asked.bots };
  const setup = path === undefined ? adapter.setup({ ...withBots, people: true }) : await readSetup(path, game);
  const people = path === undefined && adapter.hasPeople(setup);
  if (people && index !== undefined) throw new UsageError('--index is for games of bots alone');
  if (people && player.length > 0)
    throw new UsageError('--player is for games without people at the prompt; let bots or players take all seats');
  if (people)
    return (await import('../turn/begin-game.ts')).begin(game ?? 'root', adapter, { setup, seed, index: 0 }, options);
  if (real) throw new UsageError('--real is for games with people, such as --bots C=mechanical-marquise,E=person');
  const played = await (Object.keys(asked.own).length > 0
    ? playWithOwn(adapter, { setup, seed, index: index ?? 0 }, asked.own, playerSeconds)
    : playGame(setup, seed, index)
  ).catch((error: unknown) => {
    if (error instanceof UsageError) throw error;
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

/** A game with custom players. The log's first line names them; reading it starts none of them. */
async function playWithOwn(
  adapter: PlayAdapter,
  game: GameToPlay,
  own: OwnWords,
  seconds: number,
): Promise<Either<Violation, string>> {
  const odd = indexViolation(game.index) ?? adapter.problem(game.setup);
  if (odd !== null) return left(odd);
  moduleHashes(own);
  const seats = adapter.seatNames(game.setup.seats);
  const players = new OwnPlayers(game.setup.game, { seconds });
  const note = `, players ${Object.entries(own)
    .map(([seat, word]) => `${seat}=${word}`)
    .join(' ')}`;
  const tell = (seat: number, trouble: string): void => say(`${seats[seat]} lost a turn: ${visible(trouble)}`);
  try {
    return players.during(wordsAt(own, seats, 0), tell, ({ players: at }) =>
      playToLog(adapter, game, at, visible(note)),
    );
  } finally {
    players.end();
  }
}
