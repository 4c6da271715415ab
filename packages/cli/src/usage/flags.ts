import { InvalidArgumentError, Option } from 'commander';
import { parseGameId } from '../games/choose.ts';
import { type GameId, GAME_IDS } from '../games/game-ids.ts';
import { MOST_CHUNK, type Share } from '../simulate/ranges.ts';
import type { SampleSize } from '../simulate/verify.ts';

// A constant, since help does not load the rules. A test compares them.
export const MAP_CHOICE = 'Root: fall, winter, lake or mountain';
export const DECK_CHOICE = 'Root: standard or exiles';

export const ADVANCED_SETUP = 'Root: people set up by setup cards, and keep three cards of five';

export const LINE_UP = 'SEAT=BOT[/character][:difficulty+...][+trait...], separated by commas';

export const PLAYER_CHOICE =
  'Player for one seat, in place of its bot: greedy, random, a module ./mine.mjs, or exec:PROGRAM. Repeat it for more seats';
export const PLAYER_SECONDS = 'Time limit for an answer of a module or program (default: 10)';

export function gameOption(what = 'Game of the file, if its extension does not show it'): Option {
  return new Option('--game <game>', `${what}: ${GAME_IDS.join(', ')}`).argParser((word): GameId => {
    const game = parseGameId(word);
    if (typeof game === 'string') return game;
    throw new InvalidArgumentError(game.problem);
  });
}

interface Bounds {
  readonly least: number;
  /** Default: any number of up to fifteen digits. */
  readonly most?: number;
}

function parseNumber({ least, most }: Bounds): (word: string) => number {
  return (word) => {
    const number = /^\d{1,15}$/.test(word) ? Number(word) : Number.NaN;
    if (number >= least && number <= (most ?? number)) return number;
    const bounds = most === undefined ? `, ${least} or more` : ` from ${least} to ${most}`;
    throw new InvalidArgumentError(`Expected a whole number${bounds}.`);
  };
}

export const parseCount = parseNumber({ least: 0 });
export const parsePositive = parseNumber({ least: 1 });
export const parseChunk = parseNumber({ least: 1, most: MOST_CHUNK });
export const parseLogs = parseNumber({ least: 1, most: 99_999 });
export const parseQuarters = parseNumber({ least: 0, most: 3 });

/** Parses a port; 0 is any free one. */
export const parsePort = parseNumber({ least: 0, most: 65_535 });

/** Parses a file name. An empty one usually comes from an unset shell variable. */
export function parseFile(word: string): string {
  if (word !== '') return word;
  throw new InvalidArgumentError('The file name must not be empty.');
}

/** Parses a folder name. An empty one, from an unset shell variable, would mean the current folder. */
export function parseFolder(word: string): string {
  if (word !== '') return word;
  throw new InvalidArgumentError('The folder name must not be empty.');
}

/** Makes a parser for a repeatable flag or argument. */
const several =
  (parse: (word: string) => string) =>
  (word: string, before: readonly string[] = []): readonly string[] => [...before, parse(word)];

export const parseFiles = several(parseFile);
export const parseFolders = several(parseFolder);
export const collect = several((word) => word);

/** Parses `2/7`. */
export function parseShare(word: string): Share {
  const [, part, parts] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(word) ?? [];
  if (part === undefined || Number(part) > Number(parts))
    throw new InvalidArgumentError('Expected a shard such as 2/7 (1/7 to 7/7).');
  return { part: Number(part), parts: Number(parts) };
}

export function parsePlayouts(word: string): number {
  if (/^[1-9]\d{0,6}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('Expected a number of playouts such as 500; only play takes a time such as 200ms.');
}

/** Parses playouts, or a time such as `200ms` or `2s`. */
export function parseBudget(word: string): number | string {
  if (/^[1-9]\d{0,5}m?s$/.test(word)) return word;
  if (/^[1-9]\d{0,6}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('Expected a number of playouts such as 500, or a time such as 200ms or 2s.');
}

/** Parses a percentage such as `5%`, `0.1` or `100` into a share from 0 to 1. */
export function parsePercent(word: string): number {
  const percent = /^\d{1,3}(\.\d{1,4})?%?$/.test(word) ? Number.parseFloat(word) : Number.NaN;
  if (!(percent <= 100)) throw new InvalidArgumentError('Expected a percentage from 0 to 100, such as 0.5 or 5%.');
  return percent / 100;
}

/** Parses `500` or `2%`. */
export const parseSample = (word: string): SampleSize =>
  word.endsWith('%') ? { share: parsePercent(word) } : { games: parsePositive(word) };

/** Parses a duration such as `30s` into milliseconds. */
export function parseTime(word: string): number {
  const [, number, unit] = /^([1-9]\d{0,5})(s|m|h)$/.exec(word) ?? [];
  if (unit === undefined) throw new InvalidArgumentError('Expected a duration such as 30s, 5m or 8h.');
  return Number(number) * { s: 1000, m: 60_000, h: 3_600_000 }[unit as 's' | 'm' | 'h'];
}

/** Parses words separated by commas; the flag may be repeated. */
export const listed = (word: string, before?: string): string => (before === undefined ? word : `${before},${word}`);
