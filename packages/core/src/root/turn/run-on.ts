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

/** Rounds after which a game without a winner is a draw (D29). */
export const MOST_ROUNDS = 200;

/** How far to play: the current step, the line, one line for each seat, or until somebody wins. */
export type Until = 'step' | 'turn' | 'round' | 'end';

/** Answers whatever a turn of Root asks. */
export type RootAnswerer = Answerer<Table, RootQuestions>;

/** Who answers: chance, and a decider for each faction; for a faction without one, chance. */
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

/** Follows a game as it is played. */
export interface GameWatcher {
  /** Called with the position before each step; it changes with the step. */
  readonly beforeStep?: (position: Position) => void;
  /** Called with each action that the rules accept, including `begin` and `end`, before it is carried out. */
  readonly onAction?: (action: Action) => void;
  /** Called with the table after each line that is finished here; it changes with the next. */
  readonly afterLine?: (table: Readonly<Table>, line: Line) => void;
}

/**
 * Plays on from any position, in place: the caller owns it. Bots play by their law; the answerers decide everything
 * else. Stops early once somebody has won, or after 200 rounds. An answer that does not fit is a violation.
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
  // A whole line is faster in one piece.
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

/** The next line; `null` once the game is over. */
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
