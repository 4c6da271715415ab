import { setImmediate } from 'node:timers/promises';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type ExitCode, exitCode } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { writeFile } from '../files/write.ts';
import { type GameId, GAMES } from '../games/games.ts';
import type { Reading } from '../games/game-adapter.ts';
import type { PlayRequest } from '../games/play-adapter.ts';
import { out, say } from '../show/out.ts';
import { PLAIN } from '../show/paint.ts';
import { quoted } from '../show/quoted.ts';
import { visible } from '../show/visible.ts';
import { editLog } from './edit-log.ts';
import { endText, makePage } from './game-over.ts';
import { type LineChance, type Manner, withTyped } from './log-head.ts';
import { namingSeed, refusal } from './position.ts';
import type { Prompter } from './prompter.ts';
import { missingText } from './reply.ts';
import { type Command, Session } from './session.ts';
import type { TurnAdapter } from './turn-adapter.ts';

export interface UnderWay extends Manner {
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
  /** What was typed in the turn that the text leaves off before. */
  readonly typed?: readonly string[];
  /** Whether a page to replay the game is made beside the file, once it is over. */
  readonly page?: boolean;
}

/** A turn that was played: the log before it, and what was typed in it. */
interface PastTurn {
  readonly text: string;
  readonly typed: readonly string[];
}

/** Plays a game turn by turn to its end, or until somebody is missing. */
export async function playOn(begun: UnderWay, prompter: Prompter | null): Promise<ExitCode> {
  const { game, file, chance, made, budget, free = false, brief = false, page = false } = begun;
  const adapter = await GAMES[game].loadTurn();
  const notation = await GAMES[game].load();
  const name = file === undefined ? 'the game' : nameOf(file);
  let { text } = begun;
  let missing: string | null = null;
  const past: PastTurn[] = [];
  const save = (typed: readonly string[]): void => {
    if (file !== undefined) writeFile(file, withTyped(text, typed, game));
  };
  const session = prompter === null ? null : new Session(prompter, save);
  session?.begin(begun.typed);
  // The first line says from now on how the game is played.
  save(begun.typed ?? []);

  /** Takes back the last words typed, be it turns ago; what was played since is played anew. */
  const undo = (typist: Session): string => {
    let { typed } = typist;
    let before = text;
    while (typed.length === 0) {
      const turn = past.pop() ?? lastTurnOf(notation.read(before), before);
      if (turn === null) {
        typist.begin();
        return 'there is nothing to take back';
      }
      ({ text: before, typed } = turn);
      // Where it is not known any more what was typed, somebody is asked anew.
      if (typed.length === 0 && past.length === 0 && (chance === undefined || isPersons(adapter, before))) break;
    }
    const whole = text;
    text = before;
    typist.begin(typed, true);
    const words = typist.takeBack();
    if (words === null) typist.takeBackTurn(whole);
    save(typist.typed);
    return `taken back: ${words === null ? 'the turn before' : words === 'end' ? 'the end of the turn' : words}`;
  };

  const obey = async (typist: Session, command: Command): Promise<void> => {
    if (command === 'undo') {
      prompter?.say(undo(typist));
      return;
    }
    const changed = command === 'redo' ? typist.bringBackTurn() : await editLog(file, save, typist, notation);
    if (changed !== null) {
      text = changed;
      past.length = 0;
    }
    typist.begin(command === 'redo' ? [] : typist.typed, true);
    if (command === 'edit') return;
    save([]);
    prompter?.say('brought back: the turn before');
  };

  for (;;) {
    const position = adapter.position(text);
    if (isLeft(position)) throw refusal(name, position.left);
    const { next } = position.right;
    if (next === null) break;
    // Somebody who leaves while bots play is heard in between.
    await setImmediate();
    const isAbsent = session === null ? next.person : session.isGone();
    if (isAbsent) {
      missing = `it is the turn of ${next.taker} (${visible(next.player)})`;
      break;
    }
    const request = {
      ...(chance && { ...chance, dealsPeople: true }),
      ...(budget !== undefined && { budget }),
      lawful: !free,
      stepwise: !brief,
      parts: false,
    };
    if (!next.person && !brief) session?.say(`\n${visible(next.player)}${next.taker === '' ? '' : ` (${next.taker})`}`);
    const played = await namingSeed(position.right.play(request, session), made);
    if (session !== null && session.command !== null) {
      await obey(session, session.command);
      continue;
    }
    if (isLeft(played)) throw refusal(name, played.left);
    if ('pending' in played.right) {
      missing = `${next.taker} (${visible(next.player)}): ${missingText(played.right)}`;
      break;
    }
    const before = text;
    past.push({ text, typed: [...(session?.typed ?? [])] });
    text = notation.read(`${before.trimEnd()}\n${played.right.text}`).fmt();
    const { winners } = played.right;
    if (winners !== null) text = adapter.finish?.(text) ?? text;
    if (!next.person && session !== null) {
      session.say(adapter.tell?.(before, text).join('\n') ?? played.right.text.trim());
      const fits = (picture: string): boolean =>
        session.rows === undefined || picture.split('\n').length < session.rows;
      const picture = brief ? '' : (adapter.picture?.(text, session.colours ?? PLAIN) ?? '');
      session.say(fits(picture) ? picture : 'map draws the map');
    }
    if (winners !== null) session?.say(endText(notation.read(text)));
    session?.begin();
    save([]);
    if (winners !== null && session !== null && file !== undefined && page) await makePage(game, file, session);
  }
  if (file === undefined) await out([text]);
  if (missing === null) return exitCode.fine;
  say(file === undefined ? missing : `${missing}; woodlog play --resume ${quoted(file)} continues it`);
  return exitCode.missing;
}

const isPersons = (adapter: TurnAdapter, text: string): boolean => {
  const position = adapter.position(text);
  return !isLeft(position) && position.right.next?.person === true;
};

/** The log before its last turn, of which nobody knows any more what was typed in it; null if it has none. */
function lastTurnOf(reading: Reading, text: string): PastTurn | null {
  const line = reading.json().turns.at(-1)?.line;
  if (line === undefined) return null;
  const lines = text.split('\n').slice(0, line - 1);
  return { text: `${lines.join('\n').trimEnd()}\n`, typed: [] };
}
