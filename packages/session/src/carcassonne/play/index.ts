// A game of Carcassonne at a table: questions in words, answers, undo and resume.
import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import { botAnswerer, botNamed, budgetOf } from '@woodlog/bots/carcassonne';
import {
  type CarcassonneAction,
  type CarcassonneQuestions,
  type CarcassonneState,
  type PlaceAction,
  acceptDraw,
  carcassonne,
  carcassonneTurn,
  dealer,
} from '@woodlog/core/carcassonne';
import {
  type Answerer,
  type GameSetup,
  type Json,
  type Question,
  type Violation,
  chance,
  firstOf,
  lineStreams,
} from '@woodlog/core/kernel';
import { explain, parse, print, printAction, recordOf } from '@woodlog/notation/carcassonne';
import type { AskedQuestion, Option, Part, Refusal, Session } from '../../kernel/session.ts';
import { runTurn } from '../../kernel/run-turn.ts';
import { type SessionOptions, atTable } from '../../kernel/table-game.ts';
import { type WriteResult, several } from '../../kernel/write-option.ts';
import { type Here, botOf, idOf, movesText, noTile, standingOf } from './standing.ts';
import { movesMeant, readMove, whyNotSo } from './written.ts';
import { meepleLabel, scoreLabel, tileLabel, wayLabel } from './labels.ts';

export type { SessionOptions } from '../../kernel/table-game.ts';
export { type Here, botOf, movesText, noTile, standingOf } from './standing.ts';
export { meepleLabel, scoreLabel, tileLabel } from './labels.ts';

/** A clock for bots with a time budget; without it, a budget counts playouts. */
export const clock: { now?: () => number } = {};

/** Answers for bots and, if the session has a seed, for chance. */
function othersOf({ setup, actions }: Here, session: Session): Answerer<CarcassonneState, CarcassonneQuestions> {
  const { seed, index } = session.chance ?? { seed: '', index: 0 };
  const chances = lineStreams(seed, index, actions.length);
  const options = session.budget === undefined ? {} : { budget: session.budget };
  const budget = budgetOf({ options }, clock.now);
  const names = setup.seats.map(({ player }) => botOf(player));
  const bots = isLeft(budget) ? [] : names.map((name) => botNamed(name ?? 'random', budget.right));
  const choose = botAnswerer(bots, chances);
  const deal = chance<CarcassonneState, CarcassonneQuestions>(chances, dealer(chances.deck));
  const playing: Answerer<CarcassonneState, CarcassonneQuestions> = (question, state) =>
    question.kind === 'choose' && names[question.seat] !== undefined ? choose(question, state) : undefined;
  const dealing: Answerer<CarcassonneState, CarcassonneQuestions> = (question, state) =>
    question.kind === 'draw' && session.chance !== undefined ? deal(question, state) : undefined;
  return firstOf(playing, dealing);
}

const play = atTable<CarcassonneState, Here>({
  game: 'carcassonne',
  standingOf,
  seatsOf: ({ setup }) =>
    setup.seats.map(({ player }, seat) => ({ id: idOf(seat), player, person: botOf(player) === undefined })),
  run(here, session) {
    const { table, actions, setup } = here;
    const others = othersOf(here, session);
    const state = carcassonne.copy(table);
    const run = runTurn(carcassonne, carcassonneTurn, state, session.answers, others, acceptDraw(table));
    if (run.at === 'refused') return run;
    const steps = partsOf(setup, actions, run.actions);
    if (run.at === 'done') return { at: 'done', table: state, steps, log: logWith(here, session.log, run.actions) };
    const { asked } = run;
    const seat = asked.kind === 'choose' ? asked.seat : null;
    const where = { seat, phase: 'Turn', step: asked.kind === 'draw' ? 'Draw a tile' : 'Lay the tile', law: asked.law };
    return { at: 'asked', table: state, steps, question: { ...where, question: questionOf(asked, state), due: [] } };
  },
  withoutLastLine(log) {
    const last = parse(log).lines.findLast((line) => line.kind === 'move');
    return last === undefined ? null : `${log.slice(0, last.start).trimEnd()}\n`;
  },
});
export const { openSession, seats, ask, answer, undo, redo, lastSteps } = play;

/**
 * A new game of Carcassonne at a table. Seats without a bot are for people.
 *
 * @example startSession({ game: 'carcassonne', seats: [{ player: 'Ann' }, { player: '', bot: 'greedy' }] })
 */
export function startSession(setup: GameSetup, options: SessionOptions = {}): Either<Violation, Session> {
  const seats = setup.seats.map((seat, at) =>
    seat.bot === undefined ? seat : { ...seat, player: `${seat.bot} ${at + 1}` },
  );
  const table = carcassonne.setup({ ...setup, seats });
  return isLeft(table) ? table : openSession(print(recordOf({ ...setup, seats }, [])), options);
}

/** Takes a move in notation, `(0,1) FCCCm`, or a square alone if it has only one option. */
export function write(session: Session, words: string): Session | Refusal {
  const moment = ask(session);
  const options = moment.kind === 'asked' ? moment.question.groups.flatMap((group) => group.options) : [];
  const named = options.find(({ text }) => text?.toLowerCase() === words.trim().toLowerCase());
  if (named !== undefined) return answer(session, named.answer);
  const moves = options.flatMap((option) => (isMove(option) ? [{ option, action: option.answer }] : []));
  const [first] = moves;
  const written = readMove(words);
  if (first === undefined || written === null) {
    if (moment.kind === 'asked' && moment.question.kind === 'draw') {
      const refused = noTile(moment.table, words.trim().toUpperCase()) ?? `"${words}" is no kind of tile such as CRFR`;
      return { refused, rest: words };
    }
    return {
      refused: 'expected a square and the tile as it lies there',
      rest: words,
      allowed: options.map(({ label }) => label),
    };
  }
  const meant = movesMeant(moves, written);
  const [only, another] = meant;
  if (only !== undefined && another === undefined) return answer(session, only.action as never);
  if (only !== undefined)
    return several(
      'which way?',
      meant.map(({ option }) => option),
      words,
    );
  return { ...whyNotSo(moment.table, first.action, written), rest: words };
}

export function writeMost(session: Session, words: string): WriteResult {
  const after = write(session, words);
  return 'refused' in after ? { session, taken: '', refusal: after } : { session: after, taken: words, refusal: null };
}

const isMove = (option: Option): option is Option & { readonly answer: PlaceAction & Json } =>
  typeof option.answer === 'object' && option.answer !== null && 'tile' in option.answer;

function questionOf(asked: Question<CarcassonneQuestions>, state: CarcassonneState): AskedQuestion {
  if (asked.kind === 'draw') {
    const kinds = 'kinds' in asked ? asked.kinds : [];
    const options = kinds.map((kind): Option => ({ answer: kind, label: tileLabel(kind), places: [], text: kind }));
    return { kind: 'draw', prompt: 'Which tile is drawn?', groups: [{ heading: '', options }] };
  }
  const places: readonly PlaceAction[] =
    asked.kind === 'choose' && asked.options !== undefined ? (asked.options as readonly PlaceAction[]) : [];
  const ways = new Map<string, Option[]>();
  for (const action of places) {
    const way = wayLabel(action);
    const score = scoreLabel(state, action);
    const label = `${way}; ${meepleLabel(action)}${score === '' ? '' : `; ${score}`}`;
    const option = { answer: action as never, label, places: [`${action.x},${action.y}`], text: printAction(action) };
    ways.set(way, [...(ways.get(way) ?? []), option]);
  }
  const tile = 'tile' in asked ? tileLabel(asked.tile) : 'tile';
  const groups = [...ways].map(([heading, inWay]) => ({ heading, options: inWay }));
  return { kind: 'menu', prompt: `Where does the tile go: ${tile}?`, groups };
}

/** A move's actions in English. */
function partsOf(setup: GameSetup, before: readonly CarcassonneAction[], done: readonly CarcassonneAction[]): Part[] {
  const all = explain(recordOf(setup, [...before, ...done]));
  const known = explain(recordOf(setup, before)).length;
  const names = new Map(setup.seats.map(({ player }, seat) => [idOf(seat), player]));
  return all.slice(known).map(({ text }, i): Part => {
    const action = done[i];
    const place = action?.kind === 'place' ? [`${action.x},${action.y}`] : [];
    const words = text.replace(/(?<![\w,(])[A-E](?![\w)(])/g, (id) => names.get(id) ?? id);
    const written = action === undefined || action.kind === 'finish' ? '' : printAction(action);
    return { law: null, words, text: written, places: place, arrows: [], implied: [], why: [] };
  });
}

function logWith({ setup, actions }: Here, log: string, done: readonly CarcassonneAction[]): string {
  return `${log.trimEnd()}\n${movesText(setup, actions, done).trimStart()}`;
}
