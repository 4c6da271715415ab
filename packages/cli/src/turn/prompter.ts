import type { Paint } from '../show/paint.ts';

/** A person to talk to. */
export interface Prompter {
  /**
   * Asks for a line, trimmed; `null` when the person has left (Ctrl-D, Ctrl-C). Tab completes the last word from
   * `completions`.
   */
  ask(prompt: string, completions?: readonly string[]): Promise<string | null>;
  say(text: string): void;
  /** The size of the screen, if known. */
  readonly rows?: number | undefined;
  readonly columns?: number | undefined;
  /** Colours for messages; plain by default. */
  readonly colours?: Paint;
  /** Changes what the history keeps of the last line: nothing, if it was a mistake. */
  keep?(words: string | null): void;
  /** Clears the screen, waits for Enter, and clears it again; false if the person has left. */
  cover?(text: string): Promise<boolean>;
  clear?(): void;
  /** Text in the next line, to be edited. */
  readonly prefill?: ((text: string) => void) | undefined;
  /** Lends the terminal to another program. */
  pause?(run: () => void): void;
  /** Whether the person has left and all that was typed is read. */
  isGone(): boolean;
}
