import type { Json } from '@woodlog/core/kernel';
import type { GameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import type { PlayAdapter } from '../games/play-adapter.ts';
import { lineComment, realComment } from '../play.ts';
import { lineJson } from '../show/json.ts';

/** The chance of a game played line by line. */
export interface LineChance {
  readonly seed: string;
  /** Which game of the seed, from 0. */
  readonly index: number;
}

/** How people play at the prompt; a resumed game keeps it. */
export interface Manner {
  /** What people type is not checked against the law. */
  readonly free?: boolean;
  /** Bots' turns are shown as one line of notation. */
  readonly brief?: boolean;
}

/** The answers in the unfinished turn, kept in a comment at the log's end. */
const ANSWERS = /^(\/\/?) woodlog answers (\[[^\r\n]*\])[^\S\n]*\n?$/m;

/** Splits a log into its finished lines and the answers of the unfinished turn. */
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

/** Adds the answers of the unfinished turn to a log. */
export function withAnswers(text: string, answers: readonly Json[], game: GameId): string {
  if (answers.length === 0) return text;
  return `${text.trimEnd()}\n${GAMES[game].comment} woodlog answers ${lineJson(answers)}\n`;
}

/** Whether cards and dice come from a real table. */
export const isRealTable = (text: string): boolean => /^\ufeff?\/\/? woodlog [^\r\n]* with real cards/.test(text);

/** The first comment of a log by Woodlog, up to the seed. */
const HEAD =
  /^(\ufeff?\/\/? )woodlog [^\r\n]* seed ("(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[0-9a-f]{4})*")(?: game (\d{1,15})(?!\d))?/u;

/** The seed that a log's first line names, and which game of it; null without one. */
export function readHead(text: string): LineChance | null {
  const [, , quoted, game = '0'] = HEAD.exec(text) ?? [];
  return quoted === undefined ? null : { seed: JSON.parse(quoted) as string, index: Number(game) };
}

/** The first comment of a log with this chance, or a real table's, and this manner of play. */
export function commentOf(adapter: PlayAdapter, chance: LineChance | undefined, { free, brief }: Manner): string {
  const comment = chance === undefined ? realComment(adapter) : lineComment(adapter, chance.seed, chance.index);
  return [comment, ...(free ? ['free'] : []), ...(brief ? ['brief'] : [])].join(', ');
}

/** The manner of play that a log's first line names. */
export function readManner(text: string): Manner {
  const words = MANNER.exec(text)?.[1] ?? '';
  return { free: words.includes('free'), brief: words.includes('brief') };
}

const MANNER = /^\ufeff?\/\/? woodlog [^\r\n]* line by line with [^\r\n]*?((?:, (?:free|brief))*)[ \t]*$/m;

/** Replaces the log's first line: a resumed game is no longer the one that its seed plays. */
export function withHead(text: string, comment: string, game: GameId): string {
  if (OURS.test(text)) return text.replace(OURS, (_, mark: string) => `${mark}${comment}`);
  return text.replace(/^\ufeff?/, (start) => `${start}${GAMES[game].comment} ${comment}\n`);
}

/** Any first line by Woodlog. */
const OURS = /^(\ufeff?\/\/? )woodlog \d[^\r\n]*/;
