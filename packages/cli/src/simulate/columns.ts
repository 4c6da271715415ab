import type { GameRow } from './row.ts';

/**
 * The type of a column: a whole number of 32 or 64 bits, any number, a text, or a list of them by seat; `nullable` says
 * which.
 */
export interface Column {
  readonly type: 'int32' | 'int64' | 'double' | 'text';
  readonly list?: true;
  readonly nullable?: true;
}

export const COLUMNS: Readonly<Record<keyof GameRow, Column>> = {
  index: { type: 'int64' },
  block: { type: 'int64' },
  rotation: { type: 'int32' },
  game: { type: 'text' },
  seed: { type: 'text' },
  map: { type: 'text', nullable: true },
  deck: { type: 'text', nullable: true },
  lineup: { type: 'text', nullable: true },
  seats: { type: 'text', list: true },
  bots: { type: 'text', list: true },
  characters: { type: 'text', list: true, nullable: true },
  difficulties: { type: 'text', list: true },
  traits: { type: 'text', list: true },
  winners: { type: 'text', list: true },
  reason: { type: 'text' },
  rounds: { type: 'int32' },
  scores: { type: 'int32', list: true, nullable: true },
  actions: { type: 'int32' },
  battles: { type: 'int32' },
  fingerprint: { type: 'text' },
  lostTurns: { type: 'int32', list: true },
  choices: { type: 'text' },
};

/** Columns that only games with custom players have. */
const OWN_NAMES: readonly (keyof GameRow)[] = ['lostTurns', 'choices'];

/** The columns of games with custom players. */
export const OWN_COLUMN_NAMES = Object.keys(COLUMNS) as readonly (keyof GameRow)[];

export const COLUMN_NAMES: readonly (keyof GameRow)[] = OWN_COLUMN_NAMES.filter((name) => !OWN_NAMES.includes(name));

/** The columns of these games. */
export const columnNamesOf = (rows: readonly GameRow[]): readonly (keyof GameRow)[] =>
  rows.some(({ choices }) => choices !== undefined) ? OWN_COLUMN_NAMES : COLUMN_NAMES;

/** The columns of old files, from before line-ups and checksums. */
export const OLD_COLUMN_NAMES: readonly (keyof GameRow)[] = COLUMN_NAMES.filter((name) => name !== 'lineup');

/** Whether something is a row: each column has its type, and lists by seat have the right length. */
export function isRow(value: unknown, names = COLUMN_NAMES): value is GameRow {
  const row = value as Readonly<Record<string, unknown>>;
  const seats = row['seats'];
  return names.every((name) => {
    const { type, list, nullable } = COLUMNS[name];
    const fits = (one: unknown): boolean =>
      one === null ? nullable === true : type === 'text' ? typeof one === 'string' : Number.isSafeInteger(one);
    const there = row[name];
    if (!list) return fits(there);
    if (!Array.isArray(there) || !there.every(fits)) return false;
    return name === 'winners' || (Array.isArray(seats) && there.length === seats.length);
  });
}
