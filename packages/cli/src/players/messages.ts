/** A question for a player. */
export interface Ask {
  readonly game: string;
  /** The request, without its chance. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Seeds the player's own chance. */
  readonly seed: number;
}

/** The index of the chosen option, or what went wrong. */
export type Told =
  | { readonly index: number /** What the player thinks that its choice is worth. */; readonly value?: number }
  | { readonly trouble: string };

export const ANSWERED = 0;
export const PROCESS = 1;
