import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { GameSetup, Violation } from '@woodlog/core/kernel';
import {
  type Action,
  type Plan,
  type Table,
  enact,
  isWon,
  planLeniently,
  result,
  setupTable,
} from '@woodlog/core/root';
import { type Diagnostic, type Span, errorAt, inOrder } from '../../kernel/diagnostic.ts';
import type { Log } from '../log.ts';
import { logOf } from '../meaning.ts';
import { setupOf } from '../setup.ts';
import type { Tree } from '../tree.ts';
import { cardDoubts } from './doubts.ts';
import { Slips } from './slips.ts';
import { isTree, type PlayedLine, playedLines } from './lines.ts';

/** One action of a log on its way through the ledger. `table` is the table after it, and changes with the next step. */
export interface Step {
  readonly line: PlayedLine;
  readonly action: Action;
  readonly span: Span | null;
  /** What the action changed, what it implied, and what was wrong with it. */
  readonly plan: Plan;
  readonly table: Readonly<Table>;
}

/** A log played to its end, or as far as asked. */
export interface Replayed {
  readonly setup: GameSetup;
  readonly table: Table;
  /** The number of the last line played. */
  readonly turn: number;
  /** Who has won: at the end of a log those whom it calls winners, if it does, else who has won by the rules. */
  readonly winners: readonly string[];
  /** Where somebody won by the rules, null where nobody did. */
  readonly win: Win | null;
  /** What the reader and the ledger have to say, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
  /** What may be wrong all the same, for `check`. */
  readonly doubts: readonly Diagnostic[];
}

/** Where a game was won by the rules. */
export interface Win {
  readonly span: Span | null;
  /** The first action that comes after it all the same, null where there is none. */
  readonly goesOn: Span | null;
}

export interface ReplayOptions {
  /** Stop after this line of a player; setup lines count. */
  readonly turn?: number;
  /** Stop before the first action that the ledger refuses. */
  readonly strict?: boolean;
}

/** The setup that a log's header describes, and the table it begins with. */
export function openingOf(source: Tree | Log): Either<Violation, { readonly setup: GameSetup; readonly table: Table }> {
  const setup = setupOf(isTree(source) ? logOf(source) : source);
  const table = setupTable(setup);
  return isLeft(table) ? table : right({ setup, table: table.right });
}

/** Ledger errors after which the rest of a log is read and not played: it is no log of one game. */
const MOST_SLIPS = 1000;

/** The plan of an action that is read and not played. */
const NOT_PLAYED: Plan = {
  postings: [],
  pileIndexes: [],
  piles: [],
  fields: [],
  values: [],
  implied: [],
  slips: [],
};

/**
 * Plays a log action by action, leniently: what is short comes from the suspense place (D5). A strict one ends with the
 * first action that the ledger refuses, which it does not carry out. The one table is written in place; copy it to keep it.
 * Nothing of the lines after the last one asked for is carried out, nor what comes after a thousand errors.
 */
export function* steps(
  source: Tree | Log,
  table: Table,
  { turn: last = Number.POSITIVE_INFINITY, strict = false }: ReplayOptions = {},
): Generator<Step> {
  let room = MOST_SLIPS;
  for (const line of playedLines(source)) {
    if (line.turn > last) return;
    for (const { action, span } of line.actions) {
      const plan = room > 0 ? planLeniently(table, action) : NOT_PLAYED;
      room -= plan.slips.length;
      const refused = strict && plan.slips.length > 0;
      if (!refused) enact(table, plan);
      yield { line, action, span, plan, table };
      if (refused) return;
    }
  }
}

/**
 * Plays a log to its end, or to the end of a line. Mistakes are reported at their place and played as written, so that
 * the rest can still be followed; a strict replay stops before the first.
 *
 * @example
 * const game = replay(parse(text));
 * if (isRight(game)) console.log(scores(game.right.table)); // { C: 11, E: 31, A: 11, L: 8 }
 */
export function replay(source: Tree | Log, options: ReplayOptions = {}): Either<Violation, Replayed> {
  const opening = openingOf(source);
  if (isLeft(opening)) return left(opening.left);
  const { setup, table } = opening.right;
  const said: Diagnostic[] = isTree(source) ? [...source.diagnostics] : [];
  const doubts: Diagnostic[] = [];
  const slips = new Slips(isTree(source) ? source.text : '');
  let turn = 0;
  let refused = false;
  let win = null as Win | null;
  let wonIn = 0;
  let lost = false;
  for (const { line, action, plan, span } of steps(source, table, options)) {
    turn = line.turn;
    if (plan !== NOT_PLAYED) for (const doubt of cardDoubts(action, span, table)) doubts.push(doubt);
    for (const diagnostic of slips.of(action, plan.slips, span, table)) said.push(diagnostic);
    if (plan === NOT_PLAYED && !lost) said.push(errorAt(TOO_MANY, span));
    lost = plan === NOT_PLAYED;
    refused = options.strict === true && plan.slips.length > 0;
    if (win === null) {
      if (!MAY_WIN.has(action.kind) || !isWon(table)) continue;
      win = { span, goesOn: null };
      wonIn = line.turn;
    } else if (win.goesOn === null && action.kind !== 'end' && (turn > wonIn || table.dominant !== null)) {
      win = { ...win, goesOn: span };
    }
  }
  const ended = !refused && turn === lastTurn(source);
  const named = ended ? winnersOf(source) : [];
  const winners = named.length > 0 ? named : winnersByRules(table);
  return right({ setup, table, turn, winners, win, diagnostics: inOrder(said), doubts });
}

const TOO_MANY: Violation = {
  violation: 'ledger/too-many',
  message: `${MOST_SLIPS} ledger errors: the rest of the log is not played`,
};

/** Who has won by the rules (3.1, 3.3.1, 9.2.8); nobody while the game goes on. */
export function winnersByRules(table: Readonly<Table>): readonly string[] {
  return (result(table)?.winners ?? []).flatMap((seat) => table.setup.seats[seat]?.faction ?? []);
}

/** Actions that can win the game: points, and the start of Birdsong (3.1, 3.3.1). */
const MAY_WIN: ReadonlySet<Action['kind']> = new Set(['score', 'begin']);

function lastTurn(source: Tree | Log): number {
  return isTree(source) ? source.lines.filter(({ kind }) => kind === 'turn').length : source.turns.length;
}

function winnersOf(source: Tree | Log): readonly string[] {
  return (isTree(source) ? logOf(source) : source).winners;
}
