import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { type Json, type Violation, isSameJson } from '@woodlog/core/kernel';
import type { Diagnostic } from '@woodlog/notation/kernel';
import type { Asked, Moment, Option, Part, Refusal, Session } from './session.ts';
import { VERSION } from './version.ts';

/** The chance of a session: a seed and an index; without them, cards and dice are asked for. */
export interface SessionOptions {
  readonly chance?: Session['chance'];
  readonly free?: Session['free'];
  readonly budget?: Session['budget'];
}

/** A question as a game asks it. */
export type Question<Table> = Omit<Asked<Table>, 'kind' | 'table' | 'steps' | 'taker'>;

interface RunScene<Table> {
  readonly table: Readonly<Table>;
  readonly steps: readonly Part[];
}

/** A line as far as its answers go. */
export type LineRun<Table> =
  | (RunScene<Table> & { readonly at: 'asked'; readonly question: Question<Table> })
  /** `log` includes the line. A person's line that `waits` is finished only on request. */
  | (RunScene<Table> & { readonly at: 'done'; readonly log: string; readonly waits?: boolean })
  | { readonly at: 'refused'; readonly violation: Violation; readonly problems?: readonly Diagnostic[] };

/** The end of a log. */
export interface Standing<Table> {
  readonly table: Readonly<Table>;
  /**
   * Whose line comes next: the seat, or -1 for the table, and whether a person plays it; null once the game is over.
   */
  readonly next: { readonly index: number; readonly person: boolean } | null;
  readonly winners: readonly string[] | null;
}

/** A seat as its people call it. */
export interface TableSeat {
  /** As in the log: `E`. */
  readonly id: string;
  readonly player: string;
  readonly person: boolean;
}

/** What a game contributes to sessions. */
export interface TableGame<Table, Here extends Standing<Table> = Standing<Table>> {
  readonly game: string;
  standingOf(log: string): Either<Violation, Here>;
  seatsOf(standing: Here): readonly TableSeat[];
  /** Runs the next line as far as the answers go. */
  run(standing: Here, session: Session): LineRun<Table>;
  /** The log without its last line; null if it has none. */
  withoutLastLine(log: string): string | null;
}

/** A game at a table, step by step. */
export interface AtTable<Table> {
  /** Continues a game at the end of its log. */
  openSession(log: string, options?: SessionOptions): Either<Violation, Session>;
  /** The seats of a log in order; none without a table. */
  seats(log: string): readonly TableSeat[];
  /** What comes next: an open question, a bot's turn, or the end. */
  ask(session: Session): Moment<Table>;
  /** Gives an answer. A refusal leaves the session unchanged. */
  answer(session: Session, given: Json): Session | Refusal;
  /** Gives an answer outside the list, such as a piece of a line. */
  add(session: Session, given: Json): Session | Refusal;
  /**
   * Takes back the last answer, even of an earlier line; returns the same session if there is none. Lines that were not
   * played here have no known answers: they are taken back whole, down to one with a question.
   */
  undo(session: Session): Session;
  /** Repeats the answer undone last; bots' turns before it are played again. */
  redo(session: Session): Session;
  /** The steps of the last finished line. */
  lastSteps(session: Session): readonly Part[];
}

/** Makes the sessions of a game. */
export function atTable<Table, Here extends Standing<Table>>(game: TableGame<Table, Here>): AtTable<Table> {
  /** The last run, since most questions are answered next. */
  let last: { readonly key: string; readonly run: LineRun<Table> } | null = null;

  function standingAt({ log }: Session): Here {
    const standing = game.standingOf(log);
    if (isLeft(standing)) throw new RangeError(`the log of this session has no table: ${standing.left.message}`);
    return standing.right;
  }

  function lineAt(standing: Here, session: Session): LineRun<Table> {
    const { log, answers, chance } = session;
    const key = JSON.stringify([log, answers, chance ?? null]);
    if (last?.key !== key) last = { key, run: game.run(standing, session) };
    return last.run;
  }

  const finished = (session: Session, after: string): Session => {
    const { log, answers, past } = session;
    return { ...session, log: after, answers: [], past: [...past, { length: log.length, answers }] };
  };

  /** Finishes a person's line that is over. */
  function settled(session: Session, standing: Here): Session | Refusal {
    const run = lineAt(standing, session);
    if (run.at === 'refused') return refusalOf(run);
    return run.at === 'done' && run.waits !== true && standing.next?.person === true
      ? finished(session, run.log)
      : session;
  }

  const ask = (session: Session): Moment<Table> => {
    const standing = standingAt(session);
    const { next, table, winners } = standing;
    if (next === null) return { kind: 'over', table, steps: [], taker: -1, winners: winners ?? [] };
    const run = lineAt(standing, session);
    if (run.at === 'refused') throw new RangeError(`the answers of this session do not fit: ${run.violation.message}`);
    const scene = { table: run.table, steps: run.steps, taker: next.index };
    return run.at === 'done' ? { kind: 'played', ...scene } : { kind: 'asked', ...scene, ...run.question };
  };

  const add = (session: Session, given: Json): Session | Refusal => {
    const standing = standingAt(session);
    if (standing.next === null) return { refused: 'the game is over' };
    return settled({ ...session, answers: [...session.answers, given], undone: [] }, standing);
  };

  const answer = (session: Session, given: Json): Session | Refusal => {
    const standing = standingAt(session);
    if (standing.next === null) return { refused: 'the game is over' };
    const run = lineAt(standing, session);
    if (run.at === 'done') return finished(session, run.log);
    if (run.at === 'refused') return refusalOf(run);
    const { question, law } = run.question;
    const options = question.groups.flatMap((group) => group.options);
    const chosen = chosenOf(options, given);
    if (chosen === undefined)
      return { refused: 'this is not one of the answers', law, allowed: options.map(({ label }) => label) };
    return settled({ ...session, answers: [...session.answers, chosen], undone: redoneBy(session, chosen) }, standing);
  };

  const redo = (session: Session): Session => {
    const taken = session.undone.at(-1);
    if (taken === undefined) return session;
    const undone = session.undone.slice(0, -1);
    if (isWholeLine(taken)) return { ...session, log: taken.log, answers: [], past: [], undone };
    let now = session;
    for (;;) {
      const after = settled({ ...now, answers: [...now.answers, taken] }, standingAt(now));
      if (!('refused' in after)) return { ...after, undone };
      // Skips a bot's turn played in between.
      const next = ask(now).kind === 'played' ? answer(now, null) : after;
      if ('refused' in next) return session;
      now = next;
    }
  };

  /** Takes back lines without known answers. */
  function undoLines(session: Session): Session {
    let before = game.withoutLastLine(session.log);
    for (; before !== null; before = game.withoutLastLine(before)) {
      const standing = game.standingOf(before);
      if (isLeft(standing)) return session;
      const { next } = standing.right;
      // With the table's own dice and cards, every line may ask.
      if (session.chance === undefined || next?.person === true || game.withoutLastLine(before) === null) {
        const undone = [...session.undone, { log: session.log }];
        return { ...session, log: before, answers: [], past: [], undone };
      }
    }
    return session;
  }

  const undo = (session: Session): Session => {
    const before = undoAnswer(session);
    return before ?? undoLines(session);
  };

  const lastSteps = (session: Session): readonly Part[] => {
    const { log, past } = session;
    const line = past.at(-1);
    if (line === undefined) return [];
    const before = { ...session, log: log.slice(0, line.length), answers: line.answers };
    const run = lineAt(standingAt(before), before);
    return run.at === 'refused' ? [] : run.steps;
  };

  return {
    openSession(log, { chance, free, budget } = {}) {
      const standing = game.standingOf(log);
      if (isLeft(standing)) return standing;
      const empty = { answers: [], past: [], undone: [] };
      return right({
        game: game.game,
        version: VERSION,
        log,
        ...empty,
        ...(chance && { chance }),
        ...(free && { free }),
        ...(budget !== undefined && { budget }),
      });
    },
    seats(log) {
      const standing = game.standingOf(log);
      return isLeft(standing) ? [] : game.seatsOf(standing.right);
    },
    ask,
    answer,
    add,
    undo,
    redo,
    lastSteps,
  };
}

function refusalOf({ violation: { message, law }, problems }: Extract<LineRun<unknown>, { at: 'refused' }>): Refusal {
  return { refused: message, ...(law !== undefined && { law }), ...(problems && { problems }) };
}

const isWholeLine = (taken: Json): taken is { readonly log: string } =>
  typeof taken === 'object' && taken !== null && 'log' in taken && typeof taken['log'] === 'string';

/** The session without its last known answer, or null. */
function undoAnswer(session: Session): Session | null {
  let { log, answers, past } = session;
  while (answers.length === 0) {
    const line = past.at(-1);
    if (line === undefined) return null;
    log = log.slice(0, line.length);
    ({ answers } = line);
    past = past.slice(0, -1);
  }
  const taken = answers.at(-1);
  return taken === undefined
    ? null
    : { ...session, log, past, answers: answers.slice(0, -1), undone: [...session.undone, taken] };
}

/** Whether there is an answer to take back. */
export const canUndo = ({ answers, past }: Session): boolean =>
  answers.length > 0 || past.some((line) => line.answers.length > 0);

/** The option that an answer means; dice match in any order. */
function chosenOf(options: readonly Option[], given: Json): Json | undefined {
  const sorted = (one: Json): Json =>
    Array.isArray(one) && one.every((face) => typeof face === 'number') ? [...one].sort((a, b) => b - a) : one;
  const wanted = sorted(given);
  return options.find((one) => isSameJson(sorted(one.answer), wanted))?.answer;
}

/** Answers that can still be redone: all the rest, if the answer is the one undone last. */
function redoneBy({ undone }: Session, given: Json): readonly Json[] {
  const next = undone.at(-1);
  return next !== undefined && isSameJson(next, given) ? undone.slice(0, -1) : [];
}
