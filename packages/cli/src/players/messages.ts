/** A question on its way to a player. */
export interface Ask {
  readonly game: string;
  /** The request, but for its chance. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Of the player's chance. */
  readonly seed: number;
}

/** The place of the option that was chosen, or what went wrong. */
export type Told =
  | { readonly index: number /** What the player says that its choice is worth. */; readonly value?: number }
  | { readonly trouble: string };

export const ANSWERED = 0;
export const PROCESS = 1;
