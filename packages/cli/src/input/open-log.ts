import { InputError, UsageError } from '../exit.ts';
import { nameOf, readLogText, STANDARD_INPUT } from '../files/read.ts';
import { chooseGame } from '../games/choose.ts';
import type { Reading } from '../games/game-adapter.ts';
import type { GameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import { say } from '../show/out.ts';

/** An option of all commands that read logs. */
export interface GameOption {
  readonly game?: GameId;
}

export interface Opened {
  readonly path: string;
  readonly name: string;
  readonly game: GameId;
  readonly text: string;
  readonly reading: Reading;
}

/** The file to read: the named one, else standard input unless it is a terminal. */
export function inputPath(path: string | undefined): string {
  if (path !== undefined) return path;
  if (process.stdin.isTTY) throw new UsageError(`name a file, or ${STANDARD_INPUT} for standard input`);
  return STANDARD_INPUT;
}

/** The files to read: the named ones, else standard input. */
export const inputPaths = (paths: readonly string[]): readonly string[] =>
  paths.length > 0 ? paths : [inputPath(undefined)];

/**
 * Reads a log in its game's notation. Throws like `readLogText`, and an `InputError` for an empty log or a wrong game.
 */
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
