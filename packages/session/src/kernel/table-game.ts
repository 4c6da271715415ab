import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { type Json, type Violation, canonicalJson } from '@woodlog/core/kernel';
import type { Asked, Moment, Option, Part, Refusal, Session } from './session.ts';
import { VERSION } from './version.ts';

/** Chance of a session: a seed and which game of it; without, cards and dice are asked for. */
export interface SessionOptions {
  readonly chance?: Session['chance'];
}

/** A question as a game puts it. */
export type Question<Table> = Omit<Asked<Table>, 'kind' | 'table' | 'steps' | 'taker'>;

interface RunScene<Table> {
  readonly table: Readonly<Table>;
  readonly steps: readonly Part[];
}

/** A line as far as its answers go. */
export type LineRun<Table> =
  | (RunScene<Table> & { readonly at: 'asked'; readonly question: Question<Table> })
  /** `log` is what the log is with the line. */
  | (RunScene<Table> & { readonly at: 'done'; readonly log: string })
  | { readonly at: 'refused'; readonly violation: Violation };

/** Where a log leaves off. */
export interface Standing<Table> {
  readonly table: Readonly<Table>;
  /** Whose line comes next: the seat, -1 for the table, and whether a person plays it; null once the game is over. */
  readonly next: { readonly index: number; readonly person: boolean } | null;
  readonly winners: readonly string[] | null;
}

/** What a game has to say to a session. */
export interface TableGame<Table, Here extends Standing<Table> = Standing<Table>> {
  readonly game: string;
  standingOf(log: string): Either<Violation, Here>;
  /** Runs the line that comes next as far as the answers go. */
  run(standing: Here, session: Session): LineRun<Table>;
}

/** A game at a table, move by move. */
export interface AtTable<Table> {
  /** A game that goes on from where a log ends. */
  openSession(log: string, options?: SessionOptions): Either<Violation, Session>;
  /** What comes next: an open question, a bot's turn to be carried out, or the end. */
  ask(session: Session): Moment<Table>;
  /** Gives an answer, and goes on. A refusal leaves the session as it was. */
  answer(session: Session, given: Json): Session | Refusal;
  /** The same of an answer that stands in no list, such as a piece of a line. */
  add(session: Session, given: Json): Session | Refusal;
  /** Takes back the last answer, be it lines ago; the same session if there is none. */
  undo(session: Session): Session;
  /** Gives the answer again that was taken back last; what bots play before it is played anew. */
  redo(session: Session): Session;
}

/** Plays a game as sessions. */
export function atTable<Table, Here extends Standing<Table>>(game: TableGame<Table, Here>): AtTable<Table> {
  /** The run that was made last: what is asked is mostly answered next. */
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

  /** Goes on after an answer: a person's line that is over is written down. */
  function settled(session: Session, standing: Here): Session | Refusal {
    const run = lineAt(standing, session);
    if (run.at === 'refused') {
      const { message, law } = run.violation;
      return { refused: message, ...(law !== undefined && { law }) };
    }
    return run.at === 'done' && standing.next?.person === true ? finished(session, run.log) : session;
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
    if (run.at === 'refused') return { refused: run.violation.message };
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
    let now = session;
    for (let moment = ask(now); moment.kind === 'played'; moment = ask(now)) {
      const after = answer(now, null);
      if ('refused' in after) return session;
      now = after;
    }
    const after = settled({ ...now, answers: [...now.answers, taken] }, standingAt(now));
    return 'refused' in after ? session : { ...after, undone: session.undone.slice(0, -1) };
  };

  return {
    openSession(log, { chance } = {}) {
      const standing = game.standingOf(log);
      if (isLeft(standing)) return standing;
      const empty = { answers: [], past: [], undone: [] };
      return right({ game: game.game, version: VERSION, log, ...empty, ...(chance && { chance }) });
    },
    ask,
    answer,
    add,
    undo,
    redo,
  };
}

function undo(session: Session): Session {
  let { log, answers, past } = session;
  while (answers.length === 0) {
    const line = past.at(-1);
    if (line === undefined) return session;
    log = log.slice(0, line.length);
    ({ answers } = line);
    past = past.slice(0, -1);
  }
  const taken = answers.at(-1);
  return taken === undefined
    ? session
    : { ...session, log, past, answers: answers.slice(0, -1), undone: [...session.undone, taken] };
}

/** Whether there is an answer to take back. */
export const canUndo = ({ answers, past }: Session): boolean =>
  answers.length > 0 || past.some((line) => line.answers.length > 0);

/** The option that an answer means; dice in any order. */
function chosenOf(options: readonly Option[], given: Json): Json | undefined {
  const same = (one: Json): string =>
    canonicalJson(
      Array.isArray(one) && one.every((face) => typeof face === 'number') ? [...one].sort((a, b) => b - a) : one,
    );
  const wanted = same(given);
  return options.find((one) => same(one.answer) === wanted)?.answer;
}

/** What can still be brought back after an answer: all the rest, where it is the one taken back last. */
function redoneBy({ undone }: Session, given: Json): readonly Json[] {
  const next = undone.at(-1);
  return next !== undefined && canonicalJson(next) === canonicalJson(given) ? undone.slice(0, -1) : [];
}
