import type { Option, Refusal, Session } from './session.ts';

/** What became of something written: the session with what was taken of it, and why the rest was not. */
export interface WriteResult {
  readonly session: Session;
  readonly taken: string;
  readonly refusal: Refusal | null;
}

/** What a result is where all or nothing is taken. */
export const allOrNothing = (before: Session, { refusal, session }: WriteResult): Session | Refusal =>
  refusal === null ? session : { ...refusal, ...(session !== before && { rest: refusal.rest ?? '' }) };

/** A refusal of words that may mean several options. */
export const several = (refused: string, options: readonly Option[], rest: string): Refusal => ({
  refused,
  rest,
  among: options,
  allowed: options.map(({ label }) => label),
});
