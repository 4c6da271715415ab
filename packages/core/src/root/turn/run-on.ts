import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { type Answerer, type ViolationAt, observing, simulate } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import { root } from '../game.ts';
import type { Players } from '../law/context.ts';
import type { RootQuestions } from '../law/questions.ts';
import { isWon } from '../result.ts';
import { playerAt } from '../table/look-up.ts';
import type { Table } from '../table/table.ts';
import { nextLine } from '../turn-order.ts';
import { beginLine, nextStep, restOfLine, turnAt } from './line.ts';
import type { Position } from './position.ts';
import type { TurnState } from '../law/turn-state.ts';

/** Rounds after which a game that nobody has won is a draw (D29). */
export const MOST_ROUNDS = 200;

/** How far to play: the step at hand, the line, as many lines as there are seats, or until somebody has won. */
export type Until = 'step' | 'turn' | 'round' | 'end';

/** Answers whatever a turn of Root asks. */
export type RootAnswerer = Answerer<Table, RootQuestions>;

/** Who answers: chance, and for a faction whoever decides for it; where nobody does, chance is asked. */
export interface Answerers {
  readonly chance: RootAnswerer;
  readonly seats?: Readonly<Partial<Record<string, RootAnswerer>>>;
}

/** One line of a game, from `begin` to `end`. */
export interface Line {
  readonly taker: string;
  readonly setup: boolean;
  /** Without `begin` and `end`. */
  readonly actions: readonly Action[];
}

/** Who follows a game as it is played. */
export interface GameWatcher {
  /** Told of the position before each step; it changes with the step. */
  readonly beforeStep?: (position: Position) => void;
  /** Told of each action that the rules let pass, `begin` and `end` too, before it is carried out. */
  readonly onAction?: (action: Action) => void;
  /** Told of the table after each line, as far as it was played here; it changes with the next. */
  readonly afterLine?: (table: Readonly<Table>, line: Line) => void;
}

/**
 * Plays on from any position, in place: the caller owns it. Bots play by their law, whatever else is asked the answerers
 * decide. Stops early once somebody has won, or nobody has in 200 rounds. A violation is an answer that does not fit.
 *
 * @example runOn(players, copyPosition(position), { chance: everybody(streams('maple', 17)) }, 'round')
 */
export function runOn(
  players: Players,
  { table, now }: Position,
  answerers: Answerers,
  until: Until,
  { beforeStep, onAction, afterLine }: GameWatcher = {},
): Either<ViolationAt, Position> {
  const rules = onAction === undefined ? root : observing(root, onAction);
  const answerer = answererOf(players, answerers);
  const handle = { state: table };
  // A line is faster in one piece.
  const part = until === 'step' || beforeStep !== undefined ? nextStep : restOfLine;
  let line = now === null || now.stage === 'over' ? nextTurn(players, table) : now;
  for (let lines = until === 'round' ? players.seats.length : 1; line !== null; ) {
    const turn = turnAt(players, handle, line);
    const actions: Action[] = [];
    do {
      beforeStep?.({ table, now: line });
      const played = simulate(rules, () => part(turn), table, answerer);
      if (isLeft(played)) return played;
      if (afterLine !== undefined) actions.push(...played.right.actions);
    } while (until !== 'step' && line.stage !== 'over');
    if (line.stage !== 'over') return right({ table, now: line });
    afterLine?.(table, { taker: line.taker, setup: line.setup, actions: actions.filter(isWritten) });
    if (until !== 'end') lines -= 1;
    line = lines === 0 ? null : nextTurn(players, table);
  }
  return right({ table, now: null });
}

const isWritten = ({ kind }: Action): boolean => kind !== 'begin' && kind !== 'end';

/** The line that comes next; `null` once the game is over. */
function nextTurn(players: Players, table: Readonly<Table>): TurnState | null {
  if (isWon(table) || table.turn.number >= players.seats.length * (MOST_ROUNDS + 1)) return null;
  const { seat, setup } = nextLine(table);
  return beginLine(playerAt(players, seat), setup);
}

function answererOf({ seats }: Players, { chance, seats: deciders = {} }: Answerers): RootAnswerer {
  const bySeat = seats.map(({ letter }) => deciders[letter]);
  if (bySeat.every((one) => one === undefined)) return chance;
  return (question, table) => ((question.kind === 'choose' && bySeat[question.seat]) || chance)(question, table);
}
