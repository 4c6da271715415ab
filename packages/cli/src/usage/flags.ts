import { InvalidArgumentError, Option } from 'commander';
import { parseGameId } from '../games/choose.ts';
import { type GameId, GAME_IDS } from '../games/games.ts';
import { MOST_CHUNK, type Share } from '../simulate/ranges.ts';
import type { SampleSize } from '../simulate/verify.ts';

// Written out, since help is shown without loading the rules; a test holds them to be all that there are.
export const MAP_CHOICE = 'Root: fall, winter, lake or mountain';
export const DECK_CHOICE = 'Root: standard or exiles';

/** How `--bots` spells who plays. */
export const LINE_UP = 'SEAT=BOT[/character][:difficulty+...][+trait...], separated by commas';

/** The option that names a game. */
export function gameOption(what = `what the file is, if its ending does not tell`): Option {
  return new Option('--game <game>', `${what}: ${GAME_IDS.join(', ')}`).argParser((word): GameId => {
    const game = parseGameId(word);
    if (typeof game === 'string') return game;
    throw new InvalidArgumentError(game.problem);
  });
}

interface Bounds {
  readonly least: number;
  /** Any number of fifteen digits, unless given. */
  readonly most?: number;
}

/** What reads a whole number within bounds. */
function parseNumber({ least, most }: Bounds): (word: string) => number {
  return (word) => {
    const number = /^\d{1,15}$/.test(word) ? Number(word) : Number.NaN;
    if (number >= least && number <= (most ?? number)) return number;
    const bounds = most === undefined ? `such as ${least} or 12` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It is a number ${bounds}.`);
  };
}

export const parseCount = parseNumber({ least: 0 });
export const parsePositive = parseNumber({ least: 1 });
/** Reads how many games a file of a run has. */
export const parseChunk = parseNumber({ least: 1, most: MOST_CHUNK });
/** Reads how many logs to write; their numbers stay short. */
export const parseLogs = parseNumber({ least: 1, most: 99_999 });
/** Reads the quarters of `--turn-board`. */
export const parseQuarters = parseNumber({ least: 0, most: 3 });

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

/** What reads every word of a flag or an argument that is given more than once. */
const several =
  (parse: (word: string) => string) =>
  (word: string, before: readonly string[] = []): readonly string[] => [...before, parse(word)];

export const parseFiles = several(parseFile);
export const parseFolders = several(parseFolder);
/** Keeps words as they are. */
export const collect = several((word) => word);

/** Reads a part such as `2/7`. */
export function parseShare(word: string): Share {
  const [, part, parts] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(word) ?? [];
  if (part === undefined || Number(part) > Number(parts))
    throw new InvalidArgumentError('It is a part such as 2/7, from 1/7 to 7/7.');
  return { part: Number(part), parts: Number(parts) };
}

/** Reads how many playouts a bot has for a move. */
export function parsePlayouts(word: string): number {
  if (/^[1-9]\d{0,6}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('Expected a number of playouts such as 500; only play takes a time such as 200ms.');
}

/** Reads playouts, or a time such as `200ms` or `2s`. */
export function parseBudget(word: string): number | string {
  if (/^[1-9]\d{0,5}m?s$/.test(word)) return word;
  if (/^[1-9]\d{0,6}$/.test(word)) return Number(word);
  throw new InvalidArgumentError('Expected a number of playouts such as 500, or a time such as 200ms or 2s.');
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

/** Words by commas, given once or more often. */
export const listed = (word: string, before?: string): string => (before === undefined ? word : `${before},${word}`);
