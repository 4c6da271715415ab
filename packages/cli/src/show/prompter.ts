import { type Interface, createInterface } from 'node:readline/promises';
import type { Prompter } from '../turn/prompter.ts';
import { talkColours } from './colours.ts';
import { completionsOf } from './completions.ts';
import { say } from './out.ts';
import { wrap } from './wrap.ts';

/** Whether a person at the terminal can read and answer. */
export const isTerminal = (): boolean => Boolean(process.stdin.isTTY && process.stderr.isTTY);

/** Talks with the person at the terminal while `talk` runs. */
export async function withPerson<T>(talk: (prompter: Prompter) => Promise<T>): Promise<T> {
  let words: readonly string[] = [];
  const completer = (line: string) => completionsOf(line, words);
  const terminal = createInterface({ input: process.stdin, output: process.stderr, completer });
  try {
    const complete = (completions: readonly string[]): void => {
      words = completions;
    };
    return await talk(prompterOf(terminal, complete));
  } finally {
    terminal.close();
  }
}

/** Clears the screen and the scrollback. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Keeps lines that arrive before they are asked for, such as pasted text. */
function prompterOf(terminal: Interface, complete: (words: readonly string[]) => void): Prompter {
  let typed: string[] = [];
  let hear: ((line: string | null) => void) | null = null;
  let closed = false;
  let prefilled = '';
  terminal.on('line', (line) => {
    if (hear === null) typed.push(line.trim());
    else hear(line.trim());
  });
  terminal.on('SIGINT', () => {
    typed = [];
    terminal.close();
  });
  terminal.on('close', () => {
    closed = true;
    hear?.(null);
  });
  const tell = (text: string): void => say(process.stderr.columns ? wrap(text, process.stderr.columns) : text);
  return {
    say: tell,
    get rows() {
      return process.stderr.rows || undefined;
    },
    colours: talkColours(),
    isGone: () => closed && typed.length === 0,
    get columns() {
      return process.stderr.columns || undefined;
    },
    async cover(text) {
      this.clear?.();
      const key = await this.ask(text);
      this.clear?.();
      return key !== null;
    },
    clear: () => process.stderr.write(CLEAR),
    pause(run) {
      terminal.pause();
      process.stdin.setRawMode?.(false);
      try {
        run();
      } finally {
        process.stdin.setRawMode?.(true);
        terminal.resume();
      }
    },
    prefill(text) {
      prefilled = text;
    },
    async ask(prompt, completions = []) {
      complete(completions);
      const early = typed.shift();
      if (early !== undefined) {
        say(`${prompt}${early}`);
        return early;
      }
      if (closed) return null;
      terminal.setPrompt(prompt);
      terminal.prompt();
      if (prefilled !== '') terminal.write(prefilled);
      prefilled = '';
      const line = await new Promise<string | null>((resolve) => {
        hear = resolve;
      });
      hear = null;
      if (line === null) say('');
      return line;
    },
  };
}
