import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stream } from '@woodlog/core/kernel';
import type { Ask, Told } from './messages.ts';
import { placeOf, withValue } from './place-of.ts';

type Choose = (request: unknown) => unknown;

/** Answers from a module, loaded once. */
export function moduleAnswers(path: string): (ask: Ask) => Promise<Told> {
  const loaded = load(path);
  // The first question reports the failure.
  loaded.catch(() => {});
  return async ({ game, request, seed }) => {
    const choose = await loaded;
    const options = request['options'] as readonly unknown[];
    let value: unknown;
    const tellValue = (told: unknown): void => {
      value = told;
    };
    const answer = await choose({ ...request, game, chance: stream(`${seed}`, 0, 'player'), tellValue });
    return withValue(placeOf(options, answer), value);
  };
}

/** A module's player: its `player` or default export, with a `choose`. */
async function load(path: string): Promise<Choose> {
  const exported = (await import(pathToFileURL(resolve(path)).href)) as Readonly<Record<string, unknown>>;
  const player = (exported['player'] ?? exported['default']) as { choose?: Choose } | undefined;
  if (typeof player?.choose !== 'function')
    throw new Error(`${path} exports no player: expected export const player = { name, choose(request) { ... } }`);
  return (request) => player.choose?.(request);
}
