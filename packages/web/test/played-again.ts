import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import type { Json, Violation } from '@woodlog/core/kernel';
import type { Moment, Refusal, Session } from '@woodlog/session/kernel';

interface Playing {
  openSession(log: string, options?: { readonly chance?: Session['chance'] }): Either<Violation, Session>;
  ask(session: Session): Moment<unknown>;
  answer(session: Session, given: Json): Session | Refusal;
}

/** The log that the library makes of a session's header, and the answers that were given in it. */
export function playedAgain(session: Session, { openSession, ask, answer }: Playing): string {
  const taken = (result: Session | Refusal): Session => {
    if ('refused' in result) throw new Error(result.refused);
    return result;
  };
  const { chance } = session;
  const begun = openSession(session.log.slice(0, session.past[0]?.length), chance && { chance });
  if (isLeft(begun)) throw new Error(begun.left.message);
  let again = begun.right;
  for (const given of [...session.past.flatMap(({ answers }) => answers), ...session.answers]) {
    while (ask(again).kind === 'played') again = taken(answer(again, null));
    again = taken(answer(again, given));
  }
  return again.log;
}
