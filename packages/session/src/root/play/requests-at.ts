import { isRight } from 'fp-ts/lib/Either.js';
import { END, type Request, matchOpenLine } from '@woodlog/core/root-law';
import type { Session } from '../../kernel/session.ts';
import { runLine } from './line.ts';
import type { OpenLine } from './line-run.ts';
import { isPerson } from './seats.ts';
import { standingOf } from './standing.ts';

/** Menus of a phase that are looked at. */
const MOST_MENUS = 4;

/**
 * What the person who is asked now would be asked as a player, with all that their seat may know: the open question, and at a menu each
 * later one of the phase, as if those before were ended. None where chance decides, or a card that Woodlog does not know.
 */
export function requestsAt(session: Session): readonly Request[] {
  const requests: Request[] = [];
  let first: OpenLine | null = null;
  for (let ended = 0; ended < Math.min(MOST_MENUS, first?.menu?.ends ?? MOST_MENUS); ended++) {
    const run = openLine(session, ended);
    if (run === null || run.asked.kind !== 'choose' || run.asked.options === undefined) break;
    if (first !== null && (run.menu === null || run.menu.stage !== first.menu?.stage)) break;
    const seat = run.table.setup.seats[run.asked.seat];
    if (seat === undefined || !isPerson(seat)) break;
    requests.push(run.asks.request(run.asked));
    if (run.menu === null || !run.asked.options.some((one) => typeof one === 'object' && one.kind === END)) break;
    first ??= run;
  }
  return requests;
}

/** The line at its open question, so many menus later. */
function openLine(session: Session, ended: number): OpenLine | null {
  const standing = standingOf(session.log);
  if (!isRight(standing) || standing.right.next === null) return null;
  const answers = ended === 0 ? session.answers : [...session.answers, { end: ended }];
  const run = runLine(standing.right, { ...session, answers }, matchOpenLine);
  return run.at === 'asked' ? run : null;
}
