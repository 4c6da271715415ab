// A game of Fuzzy Knights at a table: questions in words, answers, undo and resume.
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { botsOf } from '@woodlog/bots/fuzzy-knights';
import {
  type Action,
  ITEM_KINDS,
  type KnightsQuestions,
  type State,
  TOKENS,
  acceptDraw,
  chanceOf,
  fuzzyKnights,
  heroAt,
  placeOf,
} from '@woodlog/core/fuzzy-knights';
import {
  type Answerer,
  type GameSetup,
  type Question,
  type Violation,
  firstOf,
  isViolation,
  lineStreams,
  capital,
} from '@woodlog/core/kernel';
import {
  consequences,
  explainAction,
  namesOf,
  parse,
  print,
  printAction,
  recordOf,
  replay,
} from '@woodlog/notation/fuzzy-knights';
import { runTurn } from '../../kernel/run-turn.ts';
import type { AskedQuestion, Moment, Option, Part, Refusal, Session } from '../../kernel/session.ts';
import { type SessionOptions, type Standing, atTable } from '../../kernel/table-game.ts';
import { type WriteResult, allOrNothing } from '../../kernel/write-option.ts';
import { stepLabel } from './labels.ts';
import { oddsOf, warningOf } from './odds.ts';
import { ofTheTable, tableAndTurn } from './turn.ts';
import { readSteps, whyNotStep } from './written.ts';

export type { SessionOptions } from '../../kernel/table-game.ts';
export { stepLabel } from './labels.ts';
export { ofTheTable, tableAndTurn } from './turn.ts';

interface Here extends Standing<State> {
  readonly setup: GameSetup;
  readonly lines: number;
}

const idOf = (seat: number): string => `P${seat + 1}`;

function standingOf(log: string): Either<Violation, Here> {
  const game = replay(parse(log));
  if (isLeft(game)) return game;
  const { setup, table, turn } = game.right;
  const result = fuzzyKnights.result(table);
  const seat = table.anchor === null ? null : fuzzyKnights.toAct(table);
  const person = seat !== null && setup.seats[seat]?.bot === undefined;
  const next = result === null ? { index: seat ?? -1, person } : null;
  return right({ setup, table, lines: turn, next, winners: result?.winners.map(idOf) ?? null });
}

/** Answers for bots and, if the session has a seed, for chance. */
function othersOf({ setup, lines }: Here, { chance }: Session): Answerer<State, KnightsQuestions> {
  const chances = lineStreams(chance?.seed ?? '', chance?.index ?? 0, lines);
  const bots = botsOf(setup, chances);
  const dealing = chance === undefined ? [] : [chanceOf(chances)];
  return firstOf(...(isLeft(bots) ? [] : [bots.right]), ...dealing);
}

const play = atTable<State, Here>({
  game: 'fuzzy-knights',
  standingOf,
  seatsOf: ({ setup }) =>
    setup.seats.map(({ player, bot }, seat) => ({ id: idOf(seat), player, person: bot === undefined })),
  run(here, session) {
    const { table, setup, next } = here;
    const state = fuzzyKnights.copy(table);
    const turnOf = next?.index === -1 ? ofTheTable : tableAndTurn;
    const run = runTurn(fuzzyKnights, turnOf, state, session.answers, othersOf(here, session), acceptDraw);
    if (run.at === 'refused') return run;
    const steps = partsOf(table, setup, run.actions);
    if (run.at === 'done')
      return { at: 'done', table: state, steps, log: logWith(here, session.log, run.actions, state) };
    const { asked } = run;
    const seat = 'seat' in asked ? asked.seat : null;
    const where = {
      seat,
      phase: `Day ${state.day}`,
      step: asked.kind === 'roll' ? `Roll: ${asked.for}` : stepOf(state),
      law: asked.law,
      due: [],
    };
    return { at: 'asked', table: state, steps, question: { ...where, question: questionOf(asked, setup, state) } };
  },
  withoutLastLine(log) {
    const last = parse(log).lines.findLast((line) => line.kind === 'steps');
    return last === undefined ? null : `${log.slice(0, last.start).trimEnd()}\n`;
  },
});
export const { openSession, seats, ask, answer, undo, redo, lastSteps } = play;

/**
 * A new game of Fuzzy Knights at a table. Seats without a bot are for people.
 *
 * @example startSession({ game: 'fuzzy-knights', seats: [{ player: 'Ann' }, { player: 'Bob' }] })
 */
export function startSession(setup: GameSetup, options: SessionOptions = {}): Either<Violation, Session> {
  const table = fuzzyKnights.setup(setup);
  if (isLeft(table)) return table;
  const bots = botsOf(setup, lineStreams('', 0, 0));
  return isLeft(bots) ? left(bots.left) : openSession(print(recordOf(setup, [], null)), options);
}

/** Takes steps in notation, whole paths too: `MOVE H1 (5, 1) (6, 1)`. All of them, or none. */
export const write = (session: Session, words: string): Session | Refusal =>
  allOrNothing(session, writeMost(session, words));

/** Takes as many steps as possible, and says why the next one is refused. */
export function writeMost(session: Session, words: string): WriteResult {
  const refused = (now: Session, taken: readonly string[], refusal: Refusal): WriteResult => {
    return { session: now, taken: taken.join('; '), refusal };
  };
  const moment = ask(session);
  const options = optionsOf(moment);
  const named =
    options.find(({ text }) => text?.toLowerCase() === words.trim().toLowerCase()) ?? onPlace(words, options);
  const steps = named === undefined ? readSteps(words, moment.taker) : [];
  if ('refused' in steps) return refused(session, [], steps);
  let now = session;
  if (named !== undefined) {
    const after = answer(now, named.answer);
    return 'refused' in after ? refused(now, [], after) : { session: after, taken: words, refusal: null };
  }
  if (steps.length === 0) return refused(session, [], { refused: 'expected a step', rest: words });
  const texts = steps.map((step) => printAction(step));
  for (const [i, step] of steps.entries()) {
    const here = ask(now);
    const rest = texts.slice(i).join('; ');
    const option = optionsOf(here).find(({ text }) => text === texts[i]);
    const after = option === undefined ? { ...whyNotStep(here.table, step), rest } : answer(now, option.answer);
    if ('refused' in after)
      return refused(now, texts.slice(0, i), { ...after, refused: `${texts[i]}: ${after.refused}`, rest });
    now = after;
  }
  return { session: now, taken: words, refusal: null };
}

const optionsOf = (moment: Moment<State>): readonly Option[] =>
  moment.kind === 'asked' ? moment.question.groups.flatMap((group) => group.options) : [];

/** The only option at a place such as `5 4` or `(5, 4)`. */
function onPlace(words: string, options: readonly Option[]): Option | undefined {
  const [, x, y] = /^\(?\s*(\d+)[\s,]+(\d+)\s*\)?$/.exec(words) ?? [];
  const [there, another] = options.filter(({ text }) => text?.endsWith(`(${x}, ${y})`));
  return another === undefined ? there : undefined;
}

const STEPS: Readonly<Record<string, string>> = {
  found: 'Place the settlement',
  pay: 'Pay the heroes',
  build: 'Build and recruit',
  'token-place': 'Place a token',
  take: 'Monsters join',
  form: 'Form squads',
  attack: 'Battle',
  lose: 'A squad is lost',
  offer: 'An alliance is offered',
  vote: 'A vote',
  turn: 'Turn',
};

const stepOf = ({ phase }: Readonly<State>): string => STEPS[phase.name] ?? 'The table';

function questionOf(asked: Question<KnightsQuestions>, setup: GameSetup, state: Readonly<State>): AskedQuestion {
  const names = namesOf(setup.seats);
  switch (asked.kind) {
    case 'draw': {
      const options = ITEM_KINDS.map(
        (card): Option => ({ answer: card, label: capital(card), places: [], text: card }),
      );
      return { kind: 'draw', prompt: 'Which item is drawn?', groups: [{ heading: '', options }] };
    }
    case 'roll':
      return diceQuestion(asked.dice, asked.faces);
    case 'pick': {
      const options = asked.options.map((place): Option => {
        const [x, y] = place as readonly number[];
        return { answer: place as never, label: `${x}, ${y}`, places: [`${x},${y}`] };
      });
      return {
        kind: 'place',
        prompt: `Where does the ${TOKENS.find((token) => state.supply[token] > 0) ?? 'token'} fall?`,
        groups: [{ heading: '', options }],
      };
    }
    case 'choose': {
      const groups = new Map<string, Option[]>();
      for (const action of asked.options ?? []) {
        const { label: step, group } = stepLabel(action as never, names);
        const label = `${step}${oddsOf(state, action as Action)}`;
        const warning = warningOf(state, action as Action, names);
        const places = placesOf(action as Action, state);
        const text = printAction(action);
        const option = { answer: action as never, label, places, text, ...(warning !== null && { warning }) };
        groups.set(group, [...(groups.get(group) ?? []), option]);
      }
      const prompt = `${capital(asked.prompt ?? 'What next')}?`;
      return { kind: 'menu', prompt, groups: [...groups].map(([heading, options]) => ({ heading, options })) };
    }
  }
}

/** The places that an action is about. */
function placesOf(action: Action, state: Readonly<State>): string[] {
  const hero = 'hero' in action && 'seat' in action ? heroAt(state, action) : null;
  const from = hero === null ? [] : [placeOf(state.size, hero.at).join(',')];
  const to = 'to' in action && Array.isArray(action.to) ? action.to : 'at' in action ? action.at : undefined;
  return [...from, ...(to === undefined ? [] : [to.join(',')])];
}

function diceQuestion(dice: number, faces: readonly number[]): AskedQuestion {
  const all = [...new Set(faces)].sort((a, b) => b - a);
  const label = (roll: readonly number[]): string => roll.join(' and ');
  let rolls: number[][] = [[]];
  for (let i = 0; i < dice; i++)
    rolls = rolls.flatMap((roll) => all.filter((face) => face <= (roll.at(-1) ?? face)).map((face) => [...roll, face]));
  const options = rolls.map((roll): Option => ({ answer: roll, label: label(roll), places: [] }));
  const prompt = dice === 1 ? 'What does the die show?' : `What do the ${dice === 2 ? 'two' : dice} dice show?`;
  return {
    kind: 'dice',
    prompt,
    groups: [{ heading: '', options }],
  };
}

/** What was done, in English, with what follows from it. */
function partsOf(table: Readonly<State>, setup: GameSetup, actions: readonly Action[]): Part[] {
  const now = fuzzyKnights.copy(table);
  const names = namesOf(setup.seats);
  return actions.flatMap((action): Part[] => {
    const plan = fuzzyKnights.plan(now, action);
    if (isViolation(plan)) return [];
    const before = now.phase;
    fuzzyKnights.enact(now, plan);
    const place = 'to' in action && Array.isArray(action.to) ? action.to : 'at' in action ? action.at : undefined;
    return [
      {
        law: null,
        words: explainAction(action, names).replace(/\bH(\d)\b/g, '$1'),
        text: printAction(action),
        places: place === undefined ? [] : [place.join(',')],
        arrows: [],
        implied: consequences(plan, action, before, now, names),
        why: [],
      },
    ];
  });
}

function logWith({ setup, lines }: Here, log: string, done: readonly Action[], after: Readonly<State>): string {
  const header = print(recordOf(setup, [], null));
  const text = print(recordOf(setup, done, fuzzyKnights.result(after))).slice(header.length);
  return `${log.trimEnd()}\n${lines === 0 ? '\n' : ''}${text.trimStart()}`;
}
