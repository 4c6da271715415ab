import { join } from 'node:path';
import { type Json, fingerprint } from '@woodlog/core/kernel';
import type { BrokenLaw } from '@woodlog/notation/kernel-properties';
import { InputError } from '../exit.ts';
import { readJson } from '../files/json.ts';
import { nameOf, readText } from '../files/read.ts';
import { makeFolder, writeAside } from '../files/write-aside.ts';
import { gameOfEnding, isGameId } from '../games/choose.ts';
import { type GameId, GAMES } from '../games/games.ts';
import { jsonText } from '../show/json.ts';

/** What a regression file holds: a value, and what it is tried for. */
export interface Regression {
  readonly game: GameId;
  /** The kind it is of; none for a text. */
  readonly kind: string | null;
  readonly value: unknown;
}

/**
 * Writes a failing value into a folder, and gives the path. A text is written as it is, so that the file can be put
 * among the regressions of its notation; what no file can hold as a text, and what is no text, is written as JSON.
 */
export function writeRegression(
  folder: string,
  game: GameId,
  kind: string,
  fault: BrokenLaw & { readonly value?: unknown },
): string {
  makeFolder(folder);
  const { value, law, how } = fault;
  const name = `${law}-${fingerprint([kind, value as Json]).slice(0, 8)}`;
  const isText = typeof value === 'string' && isLogText(value) && kind !== 'long text';
  const path = join(folder, `${game}-${name}${isText ? GAMES[game].ending : '.json'}`);
  writeAside(path, isText ? value : [...jsonText({ game, kind, law, how, value })].join(''));
  return path;
}

/** Whether a text is the same after it was written to a file and read again as a log. */
const isLogText = (text: string): boolean => !/\p{Surrogate}/u.test(text) && !text.includes('\0') && text !== '';

/** Reads a regression file. Throws a `UsageError` for what is no text, and an `InputError` for what is none of ours. */
export async function readRegression(path: string): Promise<Regression> {
  const text = await readText(path);
  const ending = gameOfEnding(path);
  if (ending !== undefined) return { game: ending, kind: null, value: text };
  const read = await readJson(text);
  const json = 'json' in read ? read.json : null;
  if (typeof json === 'object' && json !== null) {
    const { game, kind, value } = json as Readonly<Record<string, unknown>>;
    if (typeof game === 'string' && isGameId(game) && typeof kind === 'string') return { game, kind, value };
  }
  throw new InputError(`${nameOf(path)} is neither a log by its ending nor what woodlog fuzz writes`);
}
