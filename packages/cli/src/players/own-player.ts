import { UsageError } from '../exit.ts';
import { visible } from '../show/visible.ts';

/** A value of `--player SEAT=PLAYER`. */
export interface NamedSeat {
  readonly seat: string;
  /** `greedy`, `./mine.mjs`, `exec:python3 mine.py`. */
  readonly word: string;
}

/** The words that start custom players, by seat. */
export type OwnWords = Readonly<Record<string, string>>;

const PROGRAM = 'exec:';

/** A module needs a path, so that no other word means one by accident. */
const MODULE = /^(?:\.{0,2}\/|[A-Za-z]:[\\/]|\.{1,2}\\).*\.(?:mjs|js|cjs|mts|ts)$/;

/** Whether a word names custom code rather than a player of Woodlog. */
export const isOwnWord = (word: string): boolean => word.startsWith(PROGRAM) || MODULE.test(word);

/** Parses `C=./mine.mjs`. Throws a `UsageError` for anything else. */
export function parseNamedSeat(text: string, flag = '--player'): NamedSeat {
  const [, seat, word = ''] = /^\s*([A-Za-z0-9]+)\s*=\s*(.*?)\s*$/s.exec(text) ?? [];
  if (seat === undefined || word === '')
    throw new UsageError(
      `--player: expected SEAT=PLAYER such as C=greedy, C=./mine.mjs or 'C=exec:python3 mine.py', got ${visible(text)}`,
    );
  if (word.startsWith(PROGRAM)) wordsOf(word);
  else if (!isOwnWord(word) && /[/\\]|\.[a-z]+$/.test(word))
    throw new UsageError(`${flag}: ${visible(word)} is no module: write a path such as ./mine.mjs, or exec:PROGRAM`);
  return { seat, word };
}

/**
 * A program and its arguments, split at unquoted blanks. No shell is involved.
 *
 * @example wordsOf("exec:python3 'my player.py'") // ['python3', 'my player.py']
 */
export function wordsOf(word: string): readonly string[] {
  const text = word.slice(PROGRAM.length);
  const words = [...text.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([one]) =>
    one.replace(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ''),
  );
  if (words.length === 0) throw new UsageError('--player: exec: names no program; expected exec:PROGRAM [ARGUMENT...]');
  return words;
}

/** Whether a word starts a program; otherwise it names a module. */
export const isProgram = (word: string): boolean => word.startsWith(PROGRAM);

/** The words by place of a table: `names` are its seats in order, `by` is its rotation. */
export function wordsAt(words: OwnWords, names: readonly string[], by: number): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (let seat = 0; seat < names.length; seat++) {
    const word = words[names[(seat + by) % names.length] ?? ''];
    if (word !== undefined) found.set(seat, word);
  }
  return found;
}
