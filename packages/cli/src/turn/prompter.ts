import type { Paint } from '../show/paint.ts';

/** A person to talk to. */
export interface Prompter {
  /**
   * What is typed, without blanks around it; `null` when the person has gone (Ctrl-D, Ctrl-C). Tab completes the last word
   * to one of `completions`.
   */
  ask(prompt: string, completions?: readonly string[]): Promise<string | null>;
  say(text: string): void;
  /** Of what is said; without, it is plain. */
  readonly colours?: Paint;
  /** Whether the person has gone, and nothing that was typed is left. */
  isGone(): boolean;
}
