import { InputError, UsageError } from '../exit.ts';
import { nameOf, readLogText, STANDARD_INPUT } from '../files/read.ts';
import { chooseGame } from '../games/choose.ts';
import type { Reading } from '../games/game-adapter.ts';
import { type GameId, GAMES } from '../games/games.ts';
import { say } from '../show/out.ts';

/** What every command that reads logs may be told. */
export interface GameOption {
  readonly game?: GameId;
}

/** A log that has been read. */
export interface Opened {
  readonly path: string;
  readonly name: string;
  readonly game: GameId;
  readonly text: string;
  readonly reading: Reading;
}

/** The file to read: what was named, else standard input, unless a person sits there. */
export function inputPath(path: string | undefined): string {
  if (path !== undefined) return path;
  if (process.stdin.isTTY) throw new UsageError(`name a file, or ${STANDARD_INPUT} for standard input`);
  return STANDARD_INPUT;
}

/** The files to read: those that were named, else standard input. */
export const inputPaths = (paths: readonly string[]): readonly string[] =>
  paths.length > 0 ? paths : [inputPath(undefined)];

/** Reads a log as its game's notation. Throws what `readLogText` throws, and an `InputError` for an empty or a wrong one. */
export async function openLog(path: string, { game: asked }: GameOption): Promise<Opened> {
  const name = nameOf(path);
  const text = await readLogText(path);
  if (text.trim() === '') throw new InputError(`${name} is empty: there is no log in it`);
  const choice = chooseGame(path, text, asked);
  if ('problem' in choice) throw new InputError(`${name} ${choice.problem}`);
  if (choice.note !== undefined) say(`${name} ${choice.note}`);
  const { game } = choice;
  const adapter = await GAMES[game].load();
  return { path, name, game, text, reading: adapter.read(text) };
}
