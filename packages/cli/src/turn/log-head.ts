import type { Json } from '@woodlog/core/kernel';
import { type GameId, GAMES } from '../games/games.ts';
import type { PlayAdapter } from '../games/play-adapter.ts';
import { lineComment, realComment } from '../play.ts';
import { lineJson } from '../show/json.ts';

/** The chance of a game that is played line by line. */
export interface LineChance {
  readonly seed: string;
  /** Which game of the seed, from 0. */
  readonly index: number;
}

/** How people play at the prompt; a game that goes on is played in the same way. */
export interface Manner {
  /** What people type is not held to the law. */
  readonly free?: boolean;
  /** A bot's turn is one line of notation, and not told step by step. */
  readonly brief?: boolean;
}

/** The answers in a turn that is under way, in a comment at the end of its log. */
const ANSWERS = /^(\/\/?) woodlog answers (\[[^\r\n]*\])[^\S\n]*\n?$/m;

/** The log without its turn under way, and what was answered in that. */
export function readAnswers(text: string): { readonly text: string; readonly answers: readonly Json[] } {
  const found = ANSWERS.exec(text);
  if (found === null) return { text, answers: [] };
  const answers = listOf(found[2] ?? '');
  return { text: text.slice(0, found.index) + text.slice(found.index + found[0].length), answers };
}

function listOf(json: string): readonly Json[] {
  try {
    const list: Json = JSON.parse(json);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The log with the answers in the turn under way. */
export function withAnswers(text: string, answers: readonly Json[], game: GameId): string {
  if (answers.length === 0) return text;
  return `${text.trimEnd()}\n${GAMES[game].comment} woodlog answers ${lineJson(answers)}\n`;
}

/** Whether the chance of a log's lines is that of a real table. */
export const isRealTable = (text: string): boolean => /^\ufeff?\/\/? woodlog [^\r\n]* with real cards/.test(text);

/** The comment that a log of ours begins with, as far as it names a seed. */
const HEAD =
  /^(\ufeff?\/\/? )woodlog [^\r\n]* seed ("(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[0-9a-f]{4})*")(?: game (\d{1,15})(?!\d))?/u;

/** The seed that the first line of a log names, and which game of it; null if it names none. */
export function readHead(text: string): LineChance | null {
  const [, , quoted, game = '0'] = HEAD.exec(text) ?? [];
  return quoted === undefined ? null : { seed: JSON.parse(quoted) as string, index: Number(game) };
}

/** What a log begins with whose lines have this chance, or that of a real table, and are played in this manner. */
export function commentOf(adapter: PlayAdapter, chance: LineChance | undefined, { free, brief }: Manner): string {
  const comment = chance === undefined ? realComment(adapter) : lineComment(adapter, chance.seed, chance.index);
  return [comment, ...(free ? ['free'] : []), ...(brief ? ['brief'] : [])].join(', ');
}

/** The manner of play that the first line of a log names. */
export function readManner(text: string): Manner {
  const words = MANNER.exec(text)?.[1] ?? '';
  return { free: words.includes('free'), brief: words.includes('brief') };
}

const MANNER = /^\ufeff?\/\/? woodlog [^\r\n]* line by line with [^\r\n]*?((?:, (?:free|brief))*)[ \t]*$/m;

/** The log with this as its first line: a game that goes on line by line is not the one that its seed plays. */
export function withHead(text: string, comment: string, game: GameId): string {
  if (OURS.test(text)) return text.replace(OURS, (_, mark: string) => `${mark}${comment}`);
  return text.replace(/^\ufeff?/, (start) => `${start}${GAMES[game].comment} ${comment}\n`);
}

/** Any first line of ours. */
const OURS = /^(\ufeff?\/\/? )woodlog \d[^\r\n]*/;
