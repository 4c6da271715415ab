// The records beside the repository; where they are not there, tests that need them say so and pass.
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../../../../../shared/corpus/carcassonne/', import.meta.url);

export const hasCorpus = existsSync(folder);

export function record(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}

/** All records, those of random games among them. */
export function recordNames(): string[] {
  if (!hasCorpus) return [];
  const games = readdirSync(folder).filter((name) => name.endsWith('.carcassonne'));
  const vectors = readdirSync(new URL('vectors/', folder)).filter((name) => name.endsWith('.carcassonne'));
  return [...games, ...vectors.map((name) => `vectors/${name}`)];
}
