import { type Json, capital } from '@woodlog/core/kernel';
import type { Table } from '@woodlog/core/root';
import { DONE_ANYWAY, parse } from '@woodlog/notation/root';
import type { Option, Refusal, Session } from '../../kernel/session.ts';
import { type AtTable, type Question, atTable } from '../../kernel/table-game.ts';
import type { WriteResult } from '../../kernel/write-option.ts';
import { namesOf } from '../labels/names.ts';
import { askedQuestion } from '../labels/question.ts';
import { type BoardNow, actionsTo } from './board.ts';
import { dueOf } from './due.ts';
import { runLine } from './line.ts';
import type { DoneLine, OpenLine } from './line-run.ts';
import { optionsLike } from './nearby.ts';
import { isPerson } from './seats.ts';
import { type Standing, endingOf, standingOf, winnersAfter } from './standing.ts';
import { CLOSE, type Matcher, isWriting } from './writing.ts';

/** A game of Root at a table: by answers, in writing, or by what lies on the board. */
export interface RootAtTable extends AtTable<Table> {
  /** Takes part of a line in Rootlog. With `free` it is checked against the pieces alone, and the line is marked. */
  write(session: Session, words: string, free?: boolean): Session | Refusal;
  /**
   * Takes as many actions of a line in Rootlog as possible, and says why the rest is refused; null if nothing is.
   *
   * @example const { taken, refusal } = writeMost(session, 'F#E->$_m/3w3->12')
   */
  writeMost(session: Session, words: string): WriteResult;
  /**
   * Ends a person's turn with the real board, as the fewest actions that explain it. The line is checked against the
   * pieces alone, and marked.
   *
   * @example endWith(session, { pieces: { '1': { Cw: 1 }, '5': { Cw: 3 } }, points: { C: 4 } })
   */
  endWith(session: Session, now: BoardNow): Session | Refusal;
  /** Ends the line as it is, whatever is still due. */
  close(session: Session): Session | Refusal;
}

/** Plays Root at a table. Without a matcher nothing can be written that the law must follow. */
export function rootAtTable(matcher: Matcher | null): RootAtTable {
  const table = atTable<Table, Standing>({
    game: 'root',
    standingOf,
    seatsOf: ({ table: { setup } }) =>
      setup.seats.map((seat) => ({ id: seat.faction, player: seat.player, person: isPerson(seat) })),
    run(standing, session) {
      const run = runLine(standing, session, matcher);
      if (run.at === 'refused') return run;
      const scene = { table: run.table, steps: run.record.parts };
      if (run.at === 'asked') return { at: 'asked', ...scene, question: questionOf(run) };
      const { waits = false } = run;
      return { at: 'done', ...scene, log: logWith(standing, session, run), waits };
    },
    withoutLastLine(log) {
      const last = parse(log).lines.findLast((line) => line.kind === 'turn');
      return last === undefined ? null : `${log.slice(0, last.start).trimEnd()}\n`;
    },
  });
  const { ask, answer, add } = table;

  function write(session: Session, words: string, free = false): Session | Refusal {
    if (free || session.free === true) {
      const after = add(session, free ? { write: words, free } : { write: words });
      return 'refused' in after ? { ...after, rest: words } : after;
    }
    const moment = ask(session);
    const options = moment.kind === 'asked' ? moment.question.groups.flatMap((group) => group.options) : [];
    const battle = battleIn(options, words);
    if (battle !== null) return answer(session, battle);
    const after = add(session, { write: words });
    if (!('refused' in after)) return after;
    return { ...after, rest: words, allowed: optionsLike(options, words).map(({ label }) => label) };
  }

  function writeMost(session: Session, words: string): WriteResult {
    const whole = write(session, words);
    if (!('refused' in whole)) return { session: whole, taken: words, refusal: null };
    const pieces = words.split('/');
    for (let count = pieces.length - 1; count > 0; count--) {
      const taken = pieces.slice(0, count).join('/');
      const after = write(session, taken);
      if (!('refused' in after))
        return { session: after, taken, refusal: { ...whole, rest: pieces.slice(count).join('/') } };
    }
    return { session, taken: '', refusal: whole };
  }

  function endWith(session: Session, now: BoardNow): Session | Refusal {
    const moment = ask(session);
    if (moment.kind !== 'asked') return { refused: 'nobody is asked anything now' };
    return add(session, { write: actionsTo(moment.table, now).join('/'), free: true, last: true });
  }

  return { ...table, write, writeMost, endWith, close: (session) => add(session, CLOSE) };
}

/**
 * Root at a table where nobody writes: it loads nothing that holds lines to the law.
 *
 * @example const moment = tapped.ask(session);
 */
export const tapped = rootAtTable(null);

/** The offered battle that words such as `XC10` start, whose dice and losses are asked for; null for other words. */
function battleIn(options: readonly Option[], words: string): Json | null {
  const [, defender, at] = /^\s*X([A-Z])(\d+)\s*$/.exec(words) ?? [];
  if (defender === undefined) return null;
  const isMeant = ({ answer: deed }: Option): boolean =>
    typeof deed === 'object' &&
    deed !== null &&
    'kind' in deed &&
    deed['kind'] === 'battle' &&
    deed['defender'] === defender &&
    String(deed['at']) === at;
  return options.find(isMeant)?.answer ?? null;
}

/** The log with a finished line. */
function logWith({ next, lines, opens }: Standing, { log, answers }: Session, { table, record }: DoneLine): string {
  const isMarked = answers.some((answer) => isWriting(answer) && answer.free === true);
  const text = record.parts.map((part) => part.text).join('/');
  const marks = [...(isMarked ? [DONE_ANYWAY] : []), record.comment];
  const comment = marks.filter((one) => one !== '').join('; ');
  const ending = endingOf(winnersAfter(table, lines + 1));
  return `${log.trimEnd()}\n${opens ? '\n' : ''}${next?.letter ?? ''}:${text}${comment === '' ? '' : ` // ${comment}`}${ending}`;
}

function questionOf(run: OpenLine): Question<Table> {
  const { asked, table, now, record, step, battle } = run;
  const isBots = run.players.seats.some(({ letter, bot }) => letter === now.taker && bot);
  const names = namesOf(table, isBots ? '' : now.taker);
  const seat = (asked.kind === 'choose' || asked.kind === 'pick') && asked.seat !== undefined ? asked.seat : null;
  const { stage } = now;
  return {
    seat,
    phase: record.phase === '' ? capital(stage) : record.phase,
    step,
    law: asked.law,
    question: askedQuestion(run, names),
    due: dueOf(run),
    ...(battle !== null && { battle }),
  };
}
