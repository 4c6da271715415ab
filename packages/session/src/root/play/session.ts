import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import { hirelingsAtRandom, withSuits } from '@woodlog/bots/root';
import { type GameSetup, type Violation, streams } from '@woodlog/core/kernel';
import { type Table, rootSetup } from '@woodlog/core/root';
import { DONE_ANYWAY, advancedSetupComment, print, printSeatName } from '@woodlog/notation/root';
import type { Refusal, Session } from '../../kernel/session.ts';
import { type Question, type SessionOptions, atTable } from '../../kernel/table-game.ts';
import { namesOf } from '../labels/names.ts';
import { askedQuestion } from '../labels/question.ts';
import { dueOf } from './due.ts';
import { type BoardNow, actionsTo } from './board.ts';
import { type DoneLine, type OpenLine, runLine } from './line.ts';
import { isWriting } from './writing.ts';
import { type Standing, endingOf, standingOf, winnersAfter } from './standing.ts';

/**
 * A new game of Root at a table. Seats without a bot are people's. A violation if the setup makes no sense.
 *
 * @example
 * const seats = [{ player: 'Ann', faction: 'C' }, { player: '', faction: 'E', bot: 'electric-eyrie' }];
 * const session = startSession({ game: 'root', map: 'Fall', deck: 'E&P', seats });
 */
export function startSession(asked: GameSetup, { chance }: SessionOptions = {}): Either<Violation, Session> {
  const checked = rootSetup(asked);
  if (isLeft(checked)) return checked;
  const random = chance ?? { seed: '', index: 0 };
  const setup = withSuits(checked.right, streams(random.seed, random.index));
  const placed = setup.hirelings?.length ? hirelingsAtRandom(setup, streams(random.seed, random.index)) : [];
  const advanced = advancedSetupComment(setup);
  const log = print({
    game: 'root',
    header: {
      map: setup.map,
      deck: setup.deck,
      ...(setup.suits && { clearings: setup.suits }),
      ...(setup.hirelings?.length && { hirelings: setup.hirelings, hirelingSetup: placed }),
      players: setup.seats.map((seat) => ({ faction: seat.faction, name: printSeatName(seat) })),
      ...(setup.options?.pool && { pool: setup.options.pool }),
      comments: advanced === null ? [] : [advanced],
    },
    turns: [],
    winners: [],
  });
  return openSession(log, { ...(chance && { chance }) });
}

/** Takes a piece of a line in Rootlog. With `free` it is held to the pieces alone, and the line is marked. */
export function write(session: Session, words: string, free = false): Session | Refusal {
  const after = add(session, free ? { write: words, free: true } : { write: words });
  return 'refused' in after ? { ...after, rest: words } : after;
}

/**
 * Ends a person's turn with what lies on the real board after it, as the fewest actions that explain it. The line is held to
 * the pieces alone, and marked.
 *
 * @example endWith(session, { pieces: { '1': { Cw: 1 }, '5': { Cw: 3 } }, points: { C: 4 } })
 */
export function endWith(session: Session, now: BoardNow): Session | Refusal {
  const moment = ask(session);
  if (moment.kind !== 'asked') return { refused: 'nobody is asked anything now' };
  return add(session, { write: actionsTo(moment.table, now).join('/'), free: true, last: true });
}

export const { openSession, ask, answer, add, undo, redo } = atTable<Table, Standing>({
  game: 'root',
  standingOf,
  run(standing, session) {
    const run = runLine(standing, session);
    if (run.at === 'refused') return run;
    const scene = { table: run.table, steps: run.record.parts };
    return run.at === 'asked'
      ? { at: 'asked', ...scene, question: questionOf(run) }
      : { at: 'done', ...scene, log: logWith(standing, session, run) };
  },
});

/** The log with a line that is over. */
function logWith({ next, lines, opens }: Standing, { log, answers }: Session, { table, record }: DoneLine): string {
  const text = record.parts.map((part) => part.text).join('/');
  const mark = answers.some((answer) => isWriting(answer) && answer.free === true) ? ` // ${DONE_ANYWAY}` : '';
  const ending = endingOf(winnersAfter(table, lines + 1));
  return `${log.trimEnd()}\n${opens ? '\n' : ''}${next?.letter ?? ''}:${text}${mark}${ending}`;
}

function questionOf(run: OpenLine): Question<Table> {
  const { asked, table, now, record, step, battle } = run;
  const names = namesOf(table, now.taker);
  const seat = (asked.kind === 'choose' || asked.kind === 'pick') && asked.seat !== undefined ? asked.seat : null;
  const { stage } = now;
  return {
    seat,
    phase: record.phase === '' ? `${stage.charAt(0).toUpperCase()}${stage.slice(1)}` : record.phase,
    step,
    law: asked.law,
    question: askedQuestion(run, names),
    due: dueOf(run),
    ...(battle !== null && { battle }),
  };
}
