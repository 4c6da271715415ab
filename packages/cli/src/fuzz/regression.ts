import { join } from 'node:path';
import { type Json, fingerprint } from '@woodlog/core/kernel';
import type { BrokenLaw } from '@woodlog/notation/kernel-properties';
import { InputError } from '../exit.ts';
import { readJson } from '../files/json.ts';
import { nameOf, readText } from '../files/read.ts';
import { makeFolder, writeAside } from '../files/write-aside.ts';
import { type GameId, isGameId } from '../games/game-ids.ts';
import { gameOfEnding } from '../games/choose.ts';
import { GAMES } from '../games/games.ts';
import { jsonText } from '../show/json.ts';

/** A saved value and the kind that tests it. */
export interface Regression {
  readonly game: GameId;
  /** Null for a text. */
  readonly kind: string | null;
  readonly value: unknown;
}

/**
 * Saves a failing value in a folder and returns the path. Texts are saved as they are, so that they can join the
 * regressions of their notation; other values, and texts that no file can hold, as JSON.
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

/** Whether a text survives being written and read as a log. */
const isLogText = (text: string): boolean => !/\p{Surrogate}/u.test(text) && !text.includes('\0') && text !== '';

/** Reads a regression file. Throws a `UsageError` if it is not text, and an `InputError` if it is not a regression. */
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
