import { type ChildProcess, spawn } from 'node:child_process';
import { type Ask, PROCESS, type Told } from './messages.ts';
import { wordsOf } from './own-player.ts';
import { placeOf, withValue } from './place-of.ts';

/** Longer lines are refused. */
const LONGEST_LINE = 1_000_000;

/**
 * Answers from a program: a JSON line for each question on its standard input, and one for each answer on its standard
 * output, `{"index": 3}` or `{"answer": OPTION}`. It gets its own process group, whose id is left in `signal`.
 */
export function programAnswers(word: string, signal: Int32Array): (ask: Ask) => Promise<Told> {
  const [program = '', ...words] = wordsOf(word);
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'], detached: true, windowsHide: true });
  Atomics.store(signal, PROCESS, child.pid ?? 0);
  const lines = linesOf(child);
  return async ({ game, request, seed }) => {
    const line = await lines.after(() => child.stdin?.write(`${JSON.stringify({ game, ...request, seed }, plain)}\n`));
    return toldBy(line, request['options'] as readonly unknown[]);
  };
}

/** Sets and maps as lists. */
const plain = (_: string, value: unknown): unknown =>
  value instanceof Set || value instanceof Map || ArrayBuffer.isView(value)
    ? Array.from(value as unknown as Iterable<unknown>)
    : value;

function toldBy(line: string, options: readonly unknown[]): Told {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    return { trouble: `expected a JSON line such as {"index": 0}, got ${line.slice(0, 80)}` };
  }
  const { index, answer: option, value } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  if (index === undefined) return withValue(placeOf(options, option), value);
  return typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < options.length
    ? withValue({ index }, value)
    : { trouble: `expected an index from 0 to ${options.length - 1}, got ${JSON.stringify(index)?.slice(0, 80)}` };
}

/** A program's lines of output; `after` waits for the first one after something was done. */
function linesOf(child: ChildProcess): { after(ask: () => void): Promise<string> } {
  let text = '';
  let ended: string | null = null;
  let waiting: { take(line: string): void; fail(error: Error): void } | null = null;
  const end = (why: string): void => {
    ended ??= why;
    waiting?.fail(new Error(ended));
    waiting = null;
  };
  child.on('error', ({ message }) => end(message));
  child.on('close', (code, killed) => end(`the program ended with ${killed ?? `code ${code}`}`));
  child.stdin?.on('error', () => {});
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    const at = text.indexOf('\n');
    if (at < 0 && text.length > LONGEST_LINE) end('a line of the program is too long');
    if (at < 0 || waiting === null) return;
    waiting.take(text.slice(0, at));
    waiting = null;
  });
  return {
    after(ask) {
      if (ended !== null) return Promise.reject(new Error(ended));
      // Unasked output is no answer.
      text = '';
      const line = new Promise<string>((take, fail) => {
        waiting = { take, fail };
      });
      ask();
      return line;
    },
  };
}
