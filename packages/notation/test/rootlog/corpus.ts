import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../../shared/corpus/root');

/** The logs of real games, by name; none, and a word about it, where the folder is not there. */
export function corpusLogs(): readonly (readonly [name: string, text: string])[] {
  if (!existsSync(FOLDER)) {
    console.warn(`${FOLDER} is not there: the tests on real logs have nothing to read`);
    return [];
  }
  return readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]);
}
