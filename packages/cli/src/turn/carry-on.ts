import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type ExitCode, InputError, UsageError, exitCode } from '../exit.ts';
import { STANDARD_INPUT, nameOf } from '../files/read.ts';
import { writeFile } from '../files/write.ts';
import { type GameId, GAMES } from '../games/games.ts';
import type { Reading } from '../games/game-adapter.ts';
import type { GameToPlay, PlayAdapter, PlayRequest } from '../games/play-adapter.ts';
import { type GameOption, openLog } from '../input/open-log.ts';
import { out, say } from '../show/out.ts';
import { isTerminal, withPerson } from '../show/prompter.ts';
import { PLAIN } from '../show/paint.ts';
import { quoted } from '../show/quoted.ts';
import { othersText, winnersText } from '../show/standings.ts';
import { visible } from '../show/visible.ts';
import { type LineChance, commentOf, readHead, withHead } from './log-head.ts';
import { namingSeed, positionOf, refusal } from './position.ts';
import type { Prompter } from './prompter.ts';
import { missingText } from './reply.ts';

/** A game under way. */
interface UnderWay {
  readonly game: GameId;
  readonly text: string;
  /** The file that has the log after every turn; without, it is put out at the end. */
  readonly file: string | undefined;
  /** Decides what is left to chance; without, cards and dice are asked for. */
  readonly chance: LineChance | undefined;
  /** The seed, if neither the command nor the file names it. */
  readonly made: string | undefined;
  /** What bots that search have for a move; as usual without. */
  readonly budget: PlayRequest['budget'];
  /** Whether what people type is held to the law. */
  readonly lawful?: boolean;
  /** Whether a bot's turn is one line of notation, and not told step by step. */
  readonly brief?: boolean;
}

interface BeginOptions extends Pick<PlayRequest, 'budget'> {
  readonly output?: string;
  readonly real?: true;
  readonly free?: true;
  readonly brief?: true;
}

interface ResumeOptions extends GameOption, Pick<PlayRequest, 'budget'> {
  readonly seed?: string;
  readonly real?: true;
  readonly free?: true;
  readonly brief?: true;
}

/** `woodlog play --resume FILE`: a game goes on from where its log ends. */
export async function resume(path: string, options: ResumeOptions): Promise<ExitCode> {
  if (path === STANDARD_INPUT) throw new UsageError('--resume wants a file: the game is written back to it');
  const log = await openLog(path, options);
  const { next } = await positionOf(log, { budget: options.budget });
  if (next === null) throw new InputError(`${log.name}: the game is over [turn/over]`);
  const { game, text } = log;
  const face = await GAMES[game].loadPlay();
  const { chance, made } = chanceOf(text, options);
  return carryOn({
    game,
    text: withHead(text, face, chance),
    file: path,
    chance,
    made,
    budget: options.budget,
    lawful: !options.free,
    brief: options.brief === true,
  });
}

/** Chance by the seed asked for, by that which the first line of the log names, or by a new one, which is told. */
function chanceOf(text: string, { seed: asked, real }: ResumeOptions): Pick<UnderWay, 'chance' | 'made'> {
  if (real) return { chance: undefined, made: undefined };
  const named = asked === undefined ? readHead(text) : { seed: asked, index: 0 };
  if (named !== null) return { chance: named, made: undefined };
  const made = randomUUID();
  say(`chance by --seed ${made}`);
  return { chance: { seed: made, index: 0 }, made };
}

/** A new game with people, who type their turns at the terminal. */
export async function begin(
  id: GameId,
  face: PlayAdapter,
  game: GameToPlay,
  { output, real, free, brief, budget }: BeginOptions,
): Promise<ExitCode> {
  if (!isTerminal())
    throw new UsageError('people play at a terminal; without one let a bot sit there, or in Root a puppet: E=puppet');
  const chance = real ? undefined : { seed: game.seed, index: game.index };
  const text = face.opening(game, commentOf(face, chance));
  const position = (await GAMES[id].loadTurn()).position(text);
  if (isLeft(position)) throw new UsageError(position.left.message);
  return carryOn({
    game: id,
    text,
    file: output,
    chance,
    made: chance?.seed,
    budget,
    lawful: !free,
    brief: brief === true,
  });
}

/** The end of a game: who won, and how all others stand. */
function endText(reading: Reading): string {
  const played = reading.replay(undefined);
  const standings = isLeft(played) ? [] : played.right.standings();
  const others = othersText(standings);
  return `${winnersText(standings) ?? 'Nobody has won'}${others === null ? '' : `; ${others}`}`;
}

async function carryOn(begun: UnderWay): Promise<ExitCode> {
  if (isTerminal()) return withPerson((prompter) => playOn(begun, prompter));
  if (begun.chance === undefined) throw new UsageError('--real asks a person at a terminal');
  return playOn(begun, null);
}

/** Plays a game turn by turn to its end, or until somebody is missing. */
export async function playOn(begun: UnderWay, prompter: Prompter | null): Promise<ExitCode> {
  const { game, file, chance, made, budget, lawful, brief = false } = begun;
  const face = await GAMES[game].loadTurn();
  const notation = await GAMES[game].load();
  const name = file === undefined ? 'the game' : nameOf(file);
  let { text } = begun;
  let missing: string | null = null;
  if (file !== undefined && !existsSync(file)) writeFile(file, text);
  for (;;) {
    const position = face.position(text);
    if (isLeft(position)) throw refusal(name, position.left);
    const { next } = position.right;
    if (next === null) break;
    // Somebody who leaves while bots play is heard in between.
    await setImmediate();
    const isAbsent = prompter === null ? next.person : prompter.isGone();
    if (isAbsent) {
      missing = `it is the turn of ${next.taker} (${visible(next.player)})`;
      break;
    }
    const request = {
      ...(chance && { ...chance, dealsPeople: true }),
      ...(budget !== undefined && { budget }),
      ...(lawful && { lawful }),
      stepwise: !brief,
    };
    if (!next.person && !brief) prompter?.say(`\n${visible(next.player)} (${next.taker})`);
    const played = await namingSeed(position.right.play(request, prompter), made);
    if (isLeft(played)) throw refusal(name, played.left);
    if ('pending' in played.right) {
      missing = `${next.taker} (${visible(next.player)}): ${missingText(played.right)}`;
      break;
    }
    const before = text;
    text = notation.read(`${before.trimEnd()}\n${played.right.text}`).fmt();
    const { winners } = played.right;
    if (!next.person && prompter !== null) {
      prompter.say(face.tell?.(before, text).join('\n') ?? played.right.text.trim());
      if (!brief) prompter.say(face.picture?.(text, prompter.colours ?? PLAIN) ?? '');
    }
    if (winners !== null) prompter?.say(endText(notation.read(text)));
    if (file !== undefined) writeFile(file, text);
  }
  if (file === undefined) await out([text]);
  if (missing === null) return exitCode.fine;
  say(file === undefined ? missing : `${missing}; woodlog play --resume ${quoted(file)} goes on from there`);
  return exitCode.missing;
}
