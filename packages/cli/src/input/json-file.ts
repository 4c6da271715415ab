import { InputError } from '../exit.ts';
import { readJson } from '../files/json.ts';
import { nameOf, readText } from '../files/read.ts';
import { showProblems } from '../show/problems.ts';

/**
 * Reads a JSON file. Anything else is reported and ends in an `InputError` that says what the file is not: `is no
 * setup`.
 */
export async function readJsonFile(path: string, trouble: string): Promise<unknown> {
  const name = nameOf(path);
  const text = await readText(path);
  const read = await readJson(text);
  if ('json' in read) return read.json;
  showProblems({ name, text }, [read.problem]);
  throw new InputError(`${name} ${trouble}`);
}
