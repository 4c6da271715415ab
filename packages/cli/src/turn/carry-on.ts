import { setImmediate } from 'node:timers/promises';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { Json } from '@woodlog/core/kernel';
import type { Session } from '@woodlog/session/kernel';
import { type ExitCode, exitCode } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { writeFile } from '../files/write.ts';
import type { GameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import type { PlayRequest } from '../games/play-adapter.ts';
import type { Face } from '../prompt/face.ts';
import { TablePrompt } from '../prompt/table-prompt.ts';
import { out, say } from '../show/out.ts';
import { quoted } from '../show/quoted.ts';
import { visible } from '../show/visible.ts';
import { editLog } from './edit-log.ts';
import { endText, makePage } from './game-over.ts';
import { type LineChance, type Manner, withAnswers } from './log-head.ts';
import { namingSeed, refusal } from './position.ts';
import type { Prompter } from './prompter.ts';

export interface UnderWay extends Manner {
  readonly game: GameId;
  readonly text: string;
  /** The file that gets the log after every answer; without it, the log is printed at the end. */
  readonly file: string | undefined;
  /** Determines chance; without it, cards and dice are asked for. */
  readonly chance: LineChance | undefined;
  /** The seed, if neither the command nor the file named it. */
  readonly made: string | undefined;
  /** The budget of searching bots. */
  readonly budget: PlayRequest['budget'];
  /** The answers in the unfinished turn. */
  readonly answers?: readonly Json[];
  /** Whether to make a replay page beside the file once the game is over. */
  readonly page?: boolean;
}

/** Plays a game to its end, or until a person leaves. */
export async function playOn(begun: UnderWay, prompter: Prompter | null): Promise<ExitCode> {
  const { game, file, chance, made, budget, free = false, brief = false, page = false, answers = [] } = begun;
  const face = await GAMES[game].loadFace();
  const notation = await GAMES[game].load();
  const name = file === undefined ? 'the game' : nameOf(file);
  const opened = face.play.openSession(begun.text, {
    ...(chance && { chance }),
    ...(free && { free }),
    ...(budget !== undefined && { budget }),
  });
  if (isLeft(opened)) throw refusal(name, opened.left);
  const save = ({ log, answers: given }: Session): void => {
    if (file !== undefined) writeFile(file, withAnswers(log, given, game));
  };
  const begin = withAnswersThatFit(face, opened.right, answers);
  // From here on, the first line says how the game is played.
  save(begin);
  const edit = async (session: Session): Promise<Session | null> => {
    const changed =
      prompter === null ? null : await editLog(file, () => save({ ...session, answers: [] }), prompter, notation);
    const after = changed === null ? null : face.play.openSession(changed, session);
    if (after !== null && !isLeft(after)) return after.right;
    save(session);
    return null;
  };
  const play =
    prompter === null ? botsAlone(face, begin, save) : atPrompt(face, begin, prompter, { save, edit, brief });
  const { session, missing } = await namingSeed(play, made);
  const text = missing === null ? (face.finish?.(session.log) ?? session.log) : session.log;
  if (missing === null && file !== undefined) writeFile(file, text);
  if (missing === null && prompter !== null) {
    prompter.say(endText(notation.read(text)));
    if (file !== undefined && page) await makePage(game, file, prompter);
  }
  if (file === undefined) await out([missing === null ? text : withAnswers(text, session.answers, game)]);
  if (missing === null) return exitCode.fine;
  say(file === undefined ? missing : `${missing}; woodlog play --resume ${quoted(file)} continues it`);
  return exitCode.missing;
}

interface PlayedOn {
  readonly session: Session;
  /** Who or what is missing; null once the game is over. */
  readonly missing: string | null;
}

async function atPrompt(
  face: Face<unknown>,
  session: Session,
  prompter: Prompter,
  manner: ConstructorParameters<typeof TablePrompt<unknown>>[3],
): Promise<PlayedOn> {
  const table = new TablePrompt(face, prompter, session, manner);
  const left = await table.play();
  return { session: table.now, missing: left.is === 'missing' ? left.what : null };
}

/** Plays until somebody is asked. */
async function botsAlone({ play }: Face<unknown>, begin: Session, save: (session: Session) => void): Promise<PlayedOn> {
  let session = begin;
  for (;;) {
    await setImmediate();
    const moment = play.ask(session);
    if (moment.kind === 'over') return { session, missing: null };
    const taker = play.seats(session.log)[moment.taker];
    const who = `${taker?.id ?? ''} (${visible(taker?.player ?? '')})`;
    if (taker?.person === true) return { session, missing: `it is the turn of ${who}` };
    if (moment.kind === 'asked')
      return { session, missing: `${who}: an answer is missing: ${visible(moment.question.prompt)}` };
    const after = play.answer(session, null);
    if ('refused' in after) throw new RangeError(after.refused);
    session = after;
    save(session);
  }
}

/** Restores earlier answers, if they still fit. */
function withAnswersThatFit({ play }: Face<unknown>, session: Session, answers: readonly Json[]): Session {
  if (answers.length === 0) return session;
  const whole = { ...session, answers };
  try {
    play.ask(whole);
    return whole;
  } catch {
    say('the answers of the turn under way no longer fit: it begins anew');
    return session;
  }
}
