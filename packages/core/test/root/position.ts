import type { Phases } from '../../src/root/law/step.ts';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type Answerer, advance, simulate } from '../../src/kernel/index.ts';
import type { Action, Part } from '../../src/root/action.ts';
import { BOTS } from '../../src/root/data/bots.ts';
import { root } from '../../src/root/game.ts';
import { THE_BURROW } from '../../src/root/factions/duchy/law.ts';
import { PEOPLE_LAWS } from '../../src/root/factions/laws.ts';
import type { FactionLaw } from '../../src/root/law/faction-law.ts';
import type { RootQuestions, RootTurn } from '../../src/root/law/questions.ts';
import { type Players, type RulesContext, playerOf, playersOf, contextOf } from '../../src/root/law/context.ts';
import type { RootSeat, RootSetup } from '../../src/root/root-setup.ts';
import { setupTable } from '../../src/root/setup.ts';
import type { Faction } from '../../src/root/data/vocabulary.ts';
import type { Table } from '../../src/root/table/table.ts';

/** Pieces by place: `{ 5: 'Cw Cw Cb_s' }`; cards too: `{ E: 'F#anvil' }`. */
export type Pieces = Readonly<Record<string, string>>;

/** A setup with these factions; those with a `+` are played by bots. */
export function setupFor(factions: string, more: Partial<RootSetup> = {}): RootSetup {
  const seats = factions.split(' ').map((letter): RootSeat => {
    const faction = letter[0] as Faction;
    return { player: letter, faction, ...(letter.endsWith('+') && { bot: BOTS[0].id }) };
  });
  return { game: 'root', map: 'Fall', deck: 'Standard', seats, ...more };
}

/** A table with these pieces where they are. */
export function tableFor(setup: RootSetup, pieces: Pieces): Table {
  const opening = setupTable(setup);
  if (isLeft(opening)) throw new Error(opening.left.message);
  const table = opening.right;
  const put = (action: Action): void => {
    const refused = advance(root, table, action);
    if (refused) throw new Error(`${JSON.stringify(action)}: ${refused.message}`);
  };
  put({ kind: 'begin', faction: setup.seats[0]!.faction, setup: true });
  for (const [place, names] of Object.entries(pieces)) {
    for (const what of names.split(' ').filter((name) => name !== '')) {
      const card = what.includes('#');
      const from = card
        ? 'draw'
        : what.startsWith('%')
          ? 'items'
          : `supply:${what.startsWith('h_') ? what.slice(0, 3) : what[0]}`;
      put({ kind: 'move', parts: [{ count: 1, what, from, to: place }] });
    }
  }
  put({ kind: 'end' });
  return table;
}

/** What bots would have in these tests, where it matters. */
const BOT_LAW: FactionLaw = { hatesSurprises: true };
const DUCHY_BOT_LAW: FactionLaw = { ...BOT_LAW, ...THE_BURROW };
/** Of a bot that keeps the ambushes before it (Chmd.10.2). */
export const KEEPING: FactionLaw = { ...BOT_LAW, keepsAmbush: () => true };

/** `2 Cw 5>7`, and items with sides: `%s V$s>V$s ^e`. */
export function move(words: string): Action {
  const parts = words.split(', ').map((part): Part => {
    const [, count, what, from, to, side, turn] = /^(?:(\d+) )?(\S+) (\S*)>(\S+)(?: (\w))?(?: \^(\w))?$/.exec(part)!;
    return {
      count: Number(count ?? 1),
      what: what!,
      from: from === '' ? null : from!,
      to: to!,
      ...(side && { side: side as 'r' | 'e' }),
      ...(turn && { turn: turn as 'r' | 'e' }),
    };
  });
  return { kind: 'move', parts };
}

const NOTHING = { law: '', steps: [] };
const NO_PHASES: Phases = { setup: NOTHING, birdsong: NOTHING, daylight: NOTHING, evening: NOTHING };

/** Those who sit at a table, with more hooks for some. */
export function playersFor(
  table: Readonly<Table>,
  laws: Readonly<Record<string, FactionLaw>> = {},
  report: Players['report'] = null,
): Players {
  return playersOf(
    table,
    ({ faction, bot }) => ({
      law: laws[faction] ?? (bot === undefined ? PEOPLE_LAWS[faction] : faction === 'D' ? DUCHY_BOT_LAW : BOT_LAW),
      phases: NO_PHASES,
    }),
    { report },
  );
}

/** The table for a turn of this faction. */
export function ctxFor(
  table: Readonly<Table>,
  taker: string,
  laws: Readonly<Record<string, FactionLaw>> = {},
): RulesContext {
  const players = playersFor(table, laws);
  return contextOf(players, { state: table }, playerOf(players, taker)!);
}

/** What one side of a test says: answers in the order of the questions. */
export interface Played {
  /** Pieces and cards that went from place to place, battles and points, each a short text. */
  readonly done: readonly string[];
  readonly table: Table;
  readonly asked: readonly string[];
}

/** Plays part of a turn with these answers, all of which have to be used. */
export function play(
  table: Table,
  taker: string,
  body: (ctx: RulesContext) => RootTurn<unknown>,
  answers: readonly unknown[] = [],
  laws: Readonly<Record<string, FactionLaw>> = {},
): Played {
  const left = [...answers];
  const asked: string[] = [];
  const answerer: Answerer<Table, RootQuestions> = (question) => {
    asked.push(`${question.kind} ${question.law}`);
    return left.shift() as string | undefined;
  };
  const players = playersFor(table, laws);
  advance(root, table, { kind: 'begin', faction: taker });
  const turn = function* (handle: { readonly state: Readonly<Table> }): RootTurn<unknown> {
    return yield* body(contextOf(players, handle, playerOf(players, taker)!));
  };
  const played = simulate(root, turn, table, answerer);
  if (isLeft(played)) throw new Error(`action ${played.left.index}: ${played.left.message}`);
  if (left.length > 0) throw new Error(`answers left over: ${JSON.stringify(left)}`);
  return { done: played.right.actions.map(tell), table, asked };
}

const bare = (place: string): string => place.replace(/^supply:/, '');

/** An action in short: `2 Cw 5>supply:C`, `C +2`, `X CE5 2,1`. */
function tell(action: Action): string {
  switch (action.kind) {
    case 'move':
      return action.parts
        .map(({ count, what, from, to }) => `${count === 1 ? '' : `${count} `}${what} ${bare(from ?? '')}>${bare(to)}`)
        .join(', ');
    case 'score':
      return `${action.faction} ${action.points > 0 ? '+' : ''}${action.points}`;
    case 'battle':
      return [
        'X',
        `${action.attacker}${action.defender}${action.clearing}`,
        ...action.ambushes.map((suit) => `${suit}@`),
        ...(action.rolls ? [action.rolls.join()] : []),
      ].join(' ');
    case 'relate':
      return `${action.factions.join()} ${action.status}`;
    case 'flip':
      return `${action.what} ${action.at}^${action.becomes}`;
    default:
      return action.kind;
  }
}

/** A hook that neither acts nor asks. */
export const quietly =
  <Args extends unknown[], Result>(hook: (...args: Args) => Result) =>
  (...args: Args): RootTurn<Result> =>
    given(hook(...args));

// biome-ignore lint/correctness/useYield: there is nothing to do.
function* given<Result>(result: Result): RootTurn<Result> {
  return result;
}
