import type { Option, Refusal, Session } from './session.ts';

/** The session after as much as was taken, and why the rest was not. */
export interface WriteResult {
  readonly session: Session;
  readonly taken: string;
  readonly refusal: Refusal | null;
}

/** Undoes a partial result: all or nothing. */
export const allOrNothing = (before: Session, { refusal, session }: WriteResult): Session | Refusal =>
  refusal === null ? session : { ...refusal, ...(session !== before && { rest: refusal.rest ?? '' }) };

/** A refusal of ambiguous words. */
export const several = (refused: string, options: readonly Option[], rest: string): Refusal => ({
  refused,
  rest,
  among: options,
  allowed: options.map(({ label }) => label),
});
