import type { Paint } from '../show/paint.ts';

/** A person to talk to. */
export interface Prompter {
  /**
   * What is typed, without blanks around it; `null` when the person has gone (Ctrl-D, Ctrl-C). Tab completes the last word
   * to one of `completions`.
   */
  ask(prompt: string, completions?: readonly string[]): Promise<string | null>;
  say(text: string): void;
  /** Rows and columns of the screen, where they are known. */
  readonly rows?: number | undefined;
  readonly columns?: number | undefined;
  /** Of what is said; without, it is plain. */
  readonly colours?: Paint;
  /** What is kept of the words typed last: nothing, if they were no answer but a mistake. */
  keep?(words: string | null): void;
  /** Clears the screen, waits for Enter, and clears it again; false if the person has gone. */
  cover?(text: string): Promise<boolean>;
  /** Clears the screen. */
  clear?(): void;
  /** What stands in the line that is typed next, to be changed. */
  readonly prefill?: ((text: string) => void) | undefined;
  /** Lets another program have the terminal meanwhile. */
  pause?(run: () => void): void;
  /** Whether the person has gone, and nothing that was typed is left. */
  isGone(): boolean;
}
