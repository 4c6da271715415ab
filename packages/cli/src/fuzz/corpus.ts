import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../exit.ts';
import { nameOf, readText } from '../files/read.ts';
import { reasonOf } from '../files/reason.ts';
import { gameOfEnding } from '../games/choose.ts';
import type { GameId } from '../games/game-ids.ts';

/** Logs to mutate, by game. */
export type Corpus = Readonly<Record<GameId, readonly string[]>>;

/** Reads the logs in files and folders, sorted by name; skips other endings. */
export async function readCorpus(paths: readonly string[]): Promise<Corpus> {
  const logs: Record<GameId, string[]> = { root: [], carcassonne: [], 'fuzzy-knights': [] };
  let found = 0;
  for (const path of paths.flatMap(filesOf)) {
    const game = gameOfEnding(path);
    if (game === undefined) continue;
    logs[game].push(await readText(path));
    found++;
  }
  if (paths.length > 0 && found === 0) throw new UsageError(`${paths.map(nameOf).join(', ')}: there is no log there`);
  return logs;
}

function filesOf(path: string): readonly string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => join(path, name))
      .filter((file) => statSync(file).isFile());
  } catch (error) {
    throw new UsageError(`cannot read ${nameOf(path)}: ${reasonOf(error)}`);
  }
}
