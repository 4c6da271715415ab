import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type ExitCode, InputError, UsageError, exitCode } from '../exit.ts';
import { STANDARD_INPUT, nameOf, readLogText } from '../files/read.ts';
import { writeFile } from '../files/write.ts';
import { type GameId, GAMES } from '../games/games.ts';
import type { GameAdapter, Reading } from '../games/game-adapter.ts';
import type { GameToPlay, PlayAdapter, PlayRequest } from '../games/play-adapter.ts';
import { type GameOption, openLog } from '../input/open-log.ts';
import { diagnosticsText, hasErrors } from '../show/diagnostics.ts';
import { out, say } from '../show/out.ts';
import { isTerminal, withPerson } from '../show/prompter.ts';
import { PLAIN } from '../show/paint.ts';
import { quoted } from '../show/quoted.ts';
import { othersText, winnersText } from '../show/standings.ts';
import { visible } from '../show/visible.ts';
import {
  type LineChance,
  type Manner,
  commentOf,
  isRealTable,
  readHead,
  readManner,
  readTyped,
  withHead,
  withTyped,
} from './log-head.ts';
import { namingSeed, positionOf, refusal } from './position.ts';
import type { Prompter } from './prompter.ts';
import { counted } from '../show/counted.ts';
import { missingText } from './reply.ts';
import { Session } from './session.ts';
import type { TurnAdapter } from './turn-adapter.ts';

/** A game under way. */
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

interface BeginOptions extends Manner, Pick<PlayRequest, 'budget'> {
  readonly output?: string;
  readonly real?: true;
}

interface ResumeOptions extends GameOption, Manner, Pick<PlayRequest, 'budget'> {
  readonly seed?: string;
  readonly real?: true;
}

/** `woodlog play --resume FILE`: a game goes on from where its log ends. */
export async function resume(path: string, options: ResumeOptions): Promise<ExitCode> {
  if (path === STANDARD_INPUT) throw new UsageError('--resume wants a file: the game is written back to it');
  const opened = await openLog(path, options);
  const { text: finished, typed } = readTyped(opened.text);
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
    typed,
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
  adapter: PlayAdapter,
  game: GameToPlay,
  { output, real, free = false, brief = false, budget }: BeginOptions,
  prompter?: Prompter,
): Promise<ExitCode> {
  if (!isTerminal())
    throw new UsageError('people play at a terminal; without one let a bot sit there, or in Root a puppet: E=puppet');
  const chance = real ? undefined : { seed: game.seed, index: game.index };
  const text = adapter.opening(game, commentOf(adapter, chance, { free, brief }));
  const position = (await GAMES[id].loadTurn()).position(text);
  if (isLeft(position)) throw new UsageError(position.left.message);
  const made = chance?.seed;
  const begun = { game: id, text, file: output, chance, made, budget, free, brief };
  return carryOn(begun, prompter);
}

/** The end of a game: who won, and how all others stand. */
function endText(reading: Reading): string {
  const played = reading.replay(undefined);
  const standings = isLeft(played) ? [] : played.right.standings();
  const others = othersText(standings);
  const turns = reading.json().turns.filter((turn) => turn.taker !== '' && !('setup' in turn) && !('final' in turn));
  const takers = new Set(turns.map(({ taker }) => taker)).size;
  const length =
    takers === 0
      ? ''
      : `\nThe game took ${counted(turns.length, 'turn')}, ${counted(Math.ceil(turns.length / takers), 'round')}.`;
  return `${winnersText(standings) ?? 'Nobody has won'}${others === null ? '' : `; ${others}`}${length}`;
}

async function carryOn(begun: UnderWay, prompter?: Prompter): Promise<ExitCode> {
  const withPage = { ...begun, page: true };
  if (prompter !== undefined) return playOn(withPage, prompter);
  if (isTerminal()) return withPerson((person) => playOn(withPage, person));
  if (begun.chance === undefined) throw new UsageError('--real asks a person at a terminal');
  return playOn(begun, null);
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
  const undo = (told: Session): string => {
    let { typed } = told;
    let before = text;
    while (typed.length === 0) {
      const turn = past.pop() ?? lastTurnOf(notation.read(before), before);
      if (turn === null) {
        told.begin();
        return 'there is nothing to take back';
      }
      ({ text: before, typed } = turn);
      // Where it is not known any more what was typed, somebody is asked anew.
      if (typed.length === 0 && past.length === 0 && (chance === undefined || isPersons(adapter, before))) break;
    }
    const whole = text;
    text = before;
    told.begin(typed, true);
    const words = told.takeBack();
    if (words === null) told.takeBackTurn(whole);
    save(told.typed);
    return `taken back: ${words === null ? 'the turn before' : words === 'end' ? 'the end of the turn' : words}`;
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
    };
    if (!next.person && !brief) session?.say(`\n${visible(next.player)} (${next.taker})`);
    const played = await namingSeed(position.right.play(request, session), made);
    if (session?.command === 'undo') {
      const taken = undo(session);
      prompter?.say(taken);
      continue;
    }
    if (session?.command === 'redo') {
      text = session.bringBackTurn() ?? text;
      past.length = 0;
      session.begin([], true);
      save([]);
      prompter?.say('brought back: the turn before');
      continue;
    }
    if (session?.command === 'edit') {
      const edited = await edit(file, save, session, notation);
      if (edited !== null) text = edited;
      if (edited !== null) past.length = 0;
      session.begin(session.typed, true);
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
      if (!brief) session.say(adapter.picture?.(text, session.colours ?? PLAIN) ?? '');
    }
    if (winners !== null) session?.say(endText(notation.read(text)));
    session?.begin();
    save([]);
    if (winners !== null && session !== null && file !== undefined && page) await makePage(game, file, session);
  }
  if (file === undefined) await out([text]);
  if (missing === null) return exitCode.fine;
  say(file === undefined ? missing : `${missing}; woodlog play --resume ${quoted(file)} goes on from there`);
  return exitCode.missing;
}

/** Makes the page on which the game can be seen again, beside its file. */
async function makePage(game: GameId, file: string, session: Session): Promise<void> {
  const output = `${file.replace(/\.\w+$/, '')}.html`;
  if (existsSync(output)) {
    session.say(`woodlog view ${quoted(file)} -o page.html makes a page to see the game again`);
    return;
  }
  const { pageOf } = await import('../viewer/page-of.ts');
  writeFile(output, await pageOf(await openLog(file, { game })));
  session.say(`${nameOf(output)} shows the game again: open it in a browser`);
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

/** Lets the person change the log in an editor; null leaves it as it was. */
async function edit(
  file: string | undefined,
  save: (typed: readonly string[]) => void,
  session: Session,
  notation: GameAdapter,
): Promise<string | null> {
  if (file === undefined) {
    session.say('there is no file to edit: start with -o FILE');
    return null;
  }
  save([]);
  const lines = (await readLogText(file)).split('\n').length;
  const editor = process.env['VISUAL'] ?? process.env['EDITOR'] ?? 'vi';
  session.pause(() => spawnSync(`${editor} +${lines} "$0"`, [file], { shell: true, stdio: 'inherit' }));
  const text = await readLogText(file);
  const { diagnostics } = notation.read(text);
  if (!hasErrors(diagnostics)) return text;
  session.say(diagnosticsText({ name: nameOf(file), text, diagnostics }, session.colours ?? PLAIN));
  session.say('the log has errors: the game stays as it was before; edit tries again');
  save(session.typed);
  return null;
}
