import { InvalidArgumentError, Option } from 'commander';
import { parseGameId } from '../games/choose.ts';
import { type GameId, GAME_IDS } from '../games/games.ts';
import { MOST_CHUNK, type Share } from '../simulate/ranges.ts';
import type { SampleSize } from '../simulate/verify.ts';

/** Reads the quarters of `--turn-board`. */
export function parseQuarters(word: string): number {
  if (!/^[0-3]$/.test(word)) throw new InvalidArgumentError('Quarter turns are 0 to 3.');
  return Number(word);
}

/** The option that names a game. */
export function gameOption(what = `what the file is, if its ending does not tell`): Option {
  return new Option('--game <game>', `${what}: ${GAME_IDS.join(', ')}`).argParser((word): GameId => {
    const game = parseGameId(word);
    if (typeof game === 'string') return game;
    throw new InvalidArgumentError(game.problem);
  });
}

/** Reads a whole number from 0. */
export function parseCount(word: string): number {
  if (/^\d{1,15}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('It is a number such as 0 or 12.');
}

/** Reads a whole number from 1. */
export function parsePositive(word: string): number {
  if (/^[1-9]\d{0,14}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('It is a number such as 1 or 1000.');
}

/** Reads the name of a file: an empty one is that of a shell's unset variable. */
export function parseFile(word: string): string {
  if (word !== '') return word;
  throw new InvalidArgumentError('A file has a name.');
}

/** Reads the name of a folder: an empty one, as of a shell's unset variable, would be the folder one is in. */
export function parseFolder(word: string): string {
  if (word !== '') return word;
  throw new InvalidArgumentError('A folder has a name.');
}

/** Reads several of them. */
export const parseFolders = (word: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  parseFolder(word),
];

/** Reads how many games a file has. */
export function parseChunk(word: string): number {
  const games = parsePositive(word);
  if (games > MOST_CHUNK) throw new InvalidArgumentError(`It is a number from 1 to ${MOST_CHUNK}.`);
  return games;
}

/** Reads a part such as `2/7`. */
export function parseShare(word: string): Share {
  const [, part, parts] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(word) ?? [];
  if (part === undefined || Number(part) > Number(parts))
    throw new InvalidArgumentError('It is a part such as 2/7, from 1/7 to 7/7.');
  return { part: Number(part), parts: Number(parts) };
}

/** Reads `5%`, `0.1` or `100`, as a share from 0 to 1. */
export function parsePercent(word: string): number {
  const percent = /^\d{1,3}(\.\d{1,4})?%?$/.test(word) ? Number.parseFloat(word) : Number.NaN;
  if (!(percent <= 100)) throw new InvalidArgumentError('It is a number from 0 to 100, such as 0.5 or 5%.');
  return percent / 100;
}

/** Reads `500` or `2%`. */
export const parseSample = (word: string): SampleSize =>
  word.endsWith('%') ? { share: parsePercent(word) } : { games: parsePositive(word) };

/** Reads a time such as `30s`, as milliseconds. */
export function parseTime(word: string): number {
  const [, number, unit] = /^([1-9]\d{0,5})(s|m|h)$/.exec(word) ?? [];
  if (unit === undefined) throw new InvalidArgumentError('It is a time such as 30s, 5m or 8h.');
  return Number(number) * { s: 1000, m: 60_000, h: 3_600_000 }[unit as 's' | 'm' | 'h'];
}

/** Keeps every word of a flag that is given more than once. */
export const collect = (word: string, before: readonly string[] = []): readonly string[] => [...before, word];

/** Words by commas, given once or more often. */
export const listed = (word: string, before?: string): string => (before === undefined ? word : `${before},${word}`);

/** Reads the number of a turn. */
export function parseTurn(word: string): number {
  const turn = /^\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
  if (Number.isNaN(turn)) throw new InvalidArgumentError('It is a number such as 0 or 12.');
  return turn;
}

/** Reads how many logs to write. */
export function parseGames(word: string): number {
  if (/^[1-9]\d{0,4}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('It is a number from 1 to 99999.');
}
