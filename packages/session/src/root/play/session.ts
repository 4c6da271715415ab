import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { hirelingsAtRandom, withSuits } from '@woodlog/bots/root';
import { type GameSetup, type Json, type Violation, canonicalJson, streams } from '@woodlog/core/kernel';
import { type Table, rootSetup } from '@woodlog/core/root';
import { DONE_ANYWAY, advancedSetupComment, print, printSeatName } from '@woodlog/notation/root';
import type { Asked, Moment, Option, Refusal, Session } from '../../kernel/session.ts';
import { VERSION } from '../../kernel/version.ts';
import { namesOf } from '../labels/names.ts';
import { askedQuestion } from '../labels/question.ts';
import { type DoneLine, type LineRun, type OpenLine, runLine } from './line.ts';
import { isPerson } from './seats.ts';
import { type Standing, endingOf, standingOf, winnersAfter } from './standing.ts';

/** How a game at a table is played. */
export interface SessionOptions {
  /** The chance of every line; without, cards and dice are asked for. */
  readonly chance?: Session['chance'];
}

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

/** A game that goes on from where a log ends. */
export function openSession(log: string, { chance }: SessionOptions = {}): Either<Violation, Session> {
  const standing = standingOf(log);
  if (isLeft(standing)) return standing;
  return right({ game: 'root', version: VERSION, log, answers: [], past: [], undone: [], ...(chance && { chance }) });
}

/** What comes next: an open question, a bot's turn to be carried out, or the end. */
export function ask(session: Session): Moment<Table> {
  const standing = standingAt(session);
  const { next, table, winners } = standing;
  if (next === null) return { kind: 'over', table, steps: [], taker: -1, winners: winners ?? [] };
  const run = lineAt(standing, session);
  if (run.at === 'refused') throw new RangeError(`the answers of this session do not fit: ${run.violation.message}`);
  const { record } = run;
  const scene = { table: run.table, steps: record.parts, taker: next.index };
  return run.at === 'done' ? { kind: 'played', ...scene } : { kind: 'asked', ...scene, ...questionOf(run) };
}

/** Gives an answer, and goes on. A refusal leaves the session as it was. */
export function answer(session: Session, given: Json): Session | Refusal {
  const standing = standingAt(session);
  if (standing.next === null) return { refused: 'the game is over' };
  const run = lineAt(standing, session);
  if (run.at === 'done') return finished(session, standing, run);
  if (run.at === 'refused') return { refused: run.violation.message };
  const { question, law } = questionOf(run);
  const options = question.groups.flatMap((group) => group.options);
  const chosen = chosenOf(options, given);
  if (chosen === undefined)
    return { refused: 'this is not one of the answers', law, allowed: options.map(({ label }) => label) };
  const after = { ...session, answers: [...session.answers, chosen], undone: redoneBy(session, chosen) };
  return settled(after, standing);
}

/** Takes a piece of a line in Rootlog. With `free` it is held to the pieces alone, and marked. */
export function write(session: Session, words: string, free = false): Session | Refusal {
  const standing = standingAt(session);
  if (standing.next === null) return { refused: 'the game is over' };
  const written: Json = free ? { write: words, free: true } : { write: words };
  const after = { ...session, answers: [...session.answers, written], undone: [] };
  const run = lineAt(standing, after);
  if (run.at === 'refused')
    return { refused: run.violation.message, ...(run.violation.law && { law: run.violation.law }), rest: words };
  return settled(after, standing);
}

/** Takes back the last answer, be it lines ago; the same session if there is none. */
export function undo(session: Session): Session {
  let { log, answers, past } = session;
  while (answers.length === 0) {
    const last = past.at(-1);
    if (last === undefined) return session;
    log = log.slice(0, last.length);
    ({ answers } = last);
    past = past.slice(0, -1);
  }
  const taken = answers.at(-1);
  return taken === undefined
    ? session
    : { ...session, log, past, answers: answers.slice(0, -1), undone: [...session.undone, taken] };
}

/** Gives the answer again that was taken back last; what bots play before it is played anew. */
export function redo(session: Session): Session {
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
}

/** Whether there is an answer to take back. */
export const canUndo = ({ answers, past }: Session): boolean =>
  answers.length > 0 || past.some((line) => line.answers.length > 0);

function standingAt({ log }: Session): Standing {
  const standing = standingOf(log);
  if (isLeft(standing)) throw new RangeError(`the log of this session has no table: ${standing.left.message}`);
  return standing.right;
}

/** The run that was made last: what is asked is mostly answered next. */
let last: { readonly key: string; readonly run: LineRun } | null = null;

function lineAt(standing: Standing, session: Session): LineRun {
  const { log, answers, chance } = session;
  const key = JSON.stringify([log, answers, chance ?? null]);
  if (last?.key !== key) last = { key, run: runLine(standing, session) };
  return last.run;
}

/** Goes on after an answer: a person's line that is over is written down. */
function settled(session: Session, standing: Standing): Session | Refusal {
  const run = lineAt(standing, session);
  if (run.at === 'refused')
    return { refused: run.violation.message, ...(run.violation.law && { law: run.violation.law }) };
  if (run.at === 'done' && standing.next !== null && isPerson(standing.next.seat))
    return finished(session, standing, run);
  return session;
}

/** The session with its line written down. */
function finished(session: Session, standing: Standing, { table, record }: DoneLine): Session {
  const { next, lines, opens } = standing;
  const { log, answers, past } = session;
  const letter = next?.letter ?? '';
  const text = record.parts.map((part) => part.text).join('/');
  const mark = record.parts.some(({ free }) => free === true) ? ` // ${DONE_ANYWAY}` : '';
  const line = `${opens ? '\n' : ''}${letter}:${text}${mark}${endingOf(winnersAfter(table, lines + 1))}`;
  return {
    ...session,
    log: `${log.trimEnd()}\n${line}`,
    answers: [],
    past: [...past, { length: log.length, answers }],
  };
}

function questionOf(run: OpenLine): Omit<Asked<Table>, 'kind' | 'table' | 'steps' | 'taker'> {
  const { asked, table, now, record, step } = run;
  const names = namesOf(table, now.taker);
  const seat = (asked.kind === 'choose' || asked.kind === 'pick') && asked.seat !== undefined ? asked.seat : null;
  const { stage } = now;
  return {
    seat,
    phase: record.phase === '' ? `${stage.charAt(0).toUpperCase()}${stage.slice(1)}` : record.phase,
    step,
    law: asked.law,
    question: askedQuestion(run, names),
    due: [],
  };
}

/** The option that an answer means; dice in any order. */
function chosenOf(options: readonly Option[], given: Json): Json | undefined {
  const same = (one: Json): string =>
    canonicalJson(Array.isArray(one) ? [...one].sort((a, b) => Number(b) - Number(a)) : one);
  const wanted = same(given);
  return options.find((one) => same(one.answer) === wanted)?.answer;
}

/** What can still be brought back after an answer: all the rest, where it is the one taken back last. */
const redoneBy = ({ undone }: Session, given: Json): readonly Json[] =>
  undone.length > 0 && canonicalJson(undone.at(-1) as Json) === canonicalJson(given) ? undone.slice(0, -1) : [];
