import type { PlayAdapter } from '../games/play-adapter.ts';
import { lineComment, versionComment } from '../play.ts';

/** The chance of a game that is played line by line. */
export interface LineChance {
  readonly seed: string;
  /** Which game of the seed, from 0. */
  readonly index: number;
}

/** The comment that a log of ours begins with, as far as it names a seed. */
const HEAD =
  /^(\ufeff?\/\/? )woodlog [^\r\n]* seed ("(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[0-9a-f]{4})*")(?: game (\d{1,15})(?!\d))?/u;

/** The seed that the first line of a log names, and which game of it; null if it names none. */
export function readHead(text: string): LineChance | null {
  const [, , quoted, game = '0'] = HEAD.exec(text) ?? [];
  return quoted === undefined ? null : { seed: JSON.parse(quoted) as string, index: Number(game) };
}

/** What a log begins with whose lines have this chance, or that of a real table. */
export const commentOf = (face: PlayAdapter, chance: LineChance | undefined): string =>
  chance === undefined ? versionComment(face) : lineComment(face, chance.seed, chance.index);

/** The log with its first line true again: a game that goes on line by line is not the one that its seed plays. */
export const withHead = (text: string, face: PlayAdapter, chance: LineChance | undefined): string =>
  text.replace(HEAD, (_, mark: string) => `${mark}${commentOf(face, chance)}`);
