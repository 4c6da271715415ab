import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type ExitCode, InputError, UsageError, exitCode } from '../exit.ts';
import { STANDARD_INPUT } from '../files/read.ts';
import { tidyBeside } from '../files/write-aside.ts';
import type { GameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import type { GameToPlay, PlayAdapter, PlayRequest } from '../games/play-adapter.ts';
import { type GameOption, openLog } from '../input/open-log.ts';
import { say } from '../show/out.ts';
import { isTerminal, withPerson } from '../show/prompter.ts';
import { wrap } from '../show/wrap.ts';
import { type UnderWay, playOn } from './carry-on.ts';
import { type Manner, commentOf, isRealTable, readHead, readAnswers, readManner, withHead } from './log-head.ts';
import { positionOf } from './position.ts';
import type { Prompter } from './prompter.ts';
import { withUndo } from './undo-answers.ts';

interface BeginOptions extends Manner, Pick<PlayRequest, 'budget'> {
  readonly output?: string;
  readonly real?: true;
}

interface ResumeOptions extends GameOption, Manner, Pick<PlayRequest, 'budget'> {
  readonly seed?: string;
  readonly real?: true;
}

/** `woodlog play --resume FILE`: continues a game at the end of its log. */
export async function resume(path: string, options: ResumeOptions): Promise<ExitCode> {
  if (path === STANDARD_INPUT) throw new UsageError('--resume wants a file: the game is written back to it');
  const opened = await openLog(path, options);
  tidyBeside(path);
  const { text: finished, answers } = readAnswers(opened.text);
  const log = { ...opened, text: finished };
  const real = options.real === true || (options.seed === undefined && isRealTable(finished));
  const { next } = await positionOf(log, { budget: options.budget });
  if (next === null) throw new InputError(`${log.name}: the game is over [turn/over]`);
  const { game, text } = log;
  const adapter = await GAMES[game].loadPlay();
  const { chance, made } = chanceOf(text, { ...options, ...(real && { real }) });
  const kept = readManner(text);
  const manner = { free: options.free ?? kept.free ?? false, brief: options.brief ?? kept.brief ?? false };
  return carryOn({
    game,
    text: withHead(text, commentOf(adapter, chance, manner), game),
    file: path,
    chance,
    made,
    budget: options.budget,
    ...manner,
    answers,
  });
}

/**
 * Chance by the seed asked for, else by the one that the log's first line names, else by a new one, which is printed.
 */
function chanceOf(text: string, { seed: asked, real }: ResumeOptions): Pick<UnderWay, 'chance' | 'made'> {
  if (real) return { chance: undefined, made: undefined };
  const named = asked === undefined ? readHead(text) : { seed: asked, index: 0 };
  if (named !== null) return { chance: named, made: undefined };
  const made = randomUUID();
  say(`chance by --seed ${made}`);
  return { chance: { seed: made, index: 0 }, made };
}

/** Starts a game with people, who type their turns at the terminal. */
export async function begin(
  id: GameId,
  adapter: PlayAdapter,
  game: GameToPlay,
  options: BeginOptions,
  prompter?: Prompter,
): Promise<ExitCode> {
  const { output, real, free = false, brief = false, budget } = options;
  if (!isTerminal())
    throw new UsageError(
      'people play at a terminal; without one let a bot sit there, or in Root a player at random: E=random',
    );
  const { askDraft } = adapter;
  if (askDraft !== undefined && prompter === undefined)
    return withPerson((person) => begin(id, adapter, game, options, person));
  const toPlay = askDraft && prompter ? await withUndo(prompter, (session) => askDraft(game, session)) : game;
  if (toPlay === null) {
    say('no game was begun');
    return exitCode.missing;
  }
  const chance = real ? undefined : { seed: game.seed, index: game.index };
  const text = adapter.opening(toPlay, commentOf(adapter, chance, { free, brief }));
  const turns = await GAMES[id].loadTurn();
  const position = turns.position(text);
  if (isLeft(position)) throw new UsageError(position.left.message);
  const preparation = real ? turns.prepare?.(text) : null;
  if (preparation) say(wrap(`\n${preparation}`, process.stderr.columns || 80));
  const made = chance?.seed;
  const begun = { game: id, text, file: output, chance, made, budget, free, brief };
  return carryOn(begun, prompter);
}

async function carryOn(begun: UnderWay, prompter?: Prompter): Promise<ExitCode> {
  const withPage = { ...begun, page: true };
  if (prompter !== undefined) return playOn(withPage, prompter);
  if (isTerminal()) return withPerson((person) => playOn(withPage, person));
  if (begun.chance === undefined) throw new UsageError('--real asks a person at a terminal');
  return playOn(begun, null);
}
