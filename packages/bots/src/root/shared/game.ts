import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import {
  type Answerer,
  Bug,
  type GameSetup,
  type Streams,
  type Violation,
  simulate,
  observing,
} from '@woodlog/core/kernel';
import {
  type Action,
  CLEARING_SUITS,
  type ClearingSuit,
  ROOT_MAPS,
  type RootSetup,
  SUIT_MARKERS,
  type Table,
  isWon,
  root,
  rootSetup,
  seatsInSetupOrder,
  setupTable,
} from '@woodlog/core/root';
import {
  type RootQuestions,
  type SeatedPlayer,
  type Players,
  everybody,
  hirelingSetup,
  lineOf,
} from '@woodlog/core/root-law';
import { seatsViolation } from './check-seats.ts';
import { seatPlayers } from './compose.ts';

/** Rounds after which a game that nobody has won is a draw. */
export const MOST_ROUNDS = 200;

/** One line of a game, from `begin` to `end`. */
export interface Line {
  readonly taker: string;
  readonly setup: boolean;
  /** Without `begin` and `end`. */
  readonly actions: readonly Action[];
}

export interface PlayedGame {
  /** The setup with the suits that were dealt. */
  readonly setup: RootSetup;
  /** What was placed for the hirelings before the first line (A.6.3). */
  readonly hirelingSetup: readonly Action[];
  readonly lines: readonly Line[];
  readonly table: Table;
  readonly rounds: number;
  /** Letters of those who won; none in a draw. */
  readonly winners: readonly string[];
  readonly reason: string;
}

export interface GameOptions {
  /** Told of every section that runs. */
  readonly report?: Players['report'];
  /** Told of the table after each line; it changes with the next. */
  readonly afterLine?: (table: Readonly<Table>, line: Line) => void;
  /** Told of each action that the rules let pass, `begin` and `end` too, before it is carried out. */
  readonly onAction?: (action: Action) => void;
  /** Whether to keep the lines: without, a game is played for its end alone. */
  readonly lines?: boolean;
  /** Told of what was placed for the hirelings, before the first line. */
  readonly onHirelings?: (placed: readonly Action[]) => void;
}

/** The setup with suits for the clearings, where the map prints none and none are given: twelve markers, shuffled (A.1). */
export function withSuits(setup: RootSetup, streams: Streams): RootSetup {
  if (setup.suits !== undefined || ROOT_MAPS[setup.map].clearings[1].suit !== null) return setup;
  const markers = CLEARING_SUITS.flatMap((suit) => new Array<ClearingSuit>(SUIT_MARKERS).fill(suit));
  return { ...setup, suits: streams.setup.shuffle(markers) };
}

function placeHirelings(players: Players, table: Table, answerer: Answerer<Table, RootQuestions>): readonly Action[] {
  const placed = simulate(root, hirelingSetup(players), table, answerer);
  if (isLeft(placed)) throw new Bug(placed.left.message, { index: placed.left.index });
  return placed.right.actions;
}

/** What is placed for the hirelings before the first line of a game whose seats are people: chance says where (A.6.3). */
export function hirelingsAtRandom(setup: RootSetup, streams: Streams): readonly Action[] {
  const opening = setupTable(setup);
  if (isLeft(opening)) throw new Bug(opening.left.message);
  return placeHirelings(seatPlayers(opening.right), opening.right, everybody(streams));
}

/**
 * Plays a whole game: setup lines in setup order (5.1.7), then rounds until somebody wins (3.1). Bots play by their law,
 * a puppet plays for every person.
 *
 * @example playGame(setup, streams('maple', 17))
 */
export function playGame(asked: GameSetup, streams: Streams, options: GameOptions = {}): Either<Violation, PlayedGame> {
  const checked = rootSetup(asked);
  if (isLeft(checked)) return checked;
  const setup = withSuits(checked.right, streams);
  const opening = setupTable(setup);
  if (isLeft(opening)) return left(opening.left);
  const wrong = seatsViolation(setup);
  if (wrong !== null) return left(wrong);
  const table = opening.right;
  const players = seatPlayers(table, options.report ?? null);
  const answerer = everybody(streams);
  const lines: Line[] = [];
  const rules = options.onAction === undefined ? root : observing(root, options.onAction);

  const play = (seat: SeatedPlayer, inSetup: boolean): void => {
    const played = simulate(rules, lineOf(players, seat, inSetup), table, answerer);
    if (isLeft(played)) throw new Bug(`${seat.letter}: ${played.left.message}`, { index: played.left.index });
    const { actions } = played.right;
    const line = { taker: seat.letter, setup: inSetup, actions: actions.slice(1, -1) };
    if (options.lines !== false) lines.push(line);
    options.afterLine?.(table, line);
  };

  const placed = placeHirelings(players, table, answerer);
  options.onHirelings?.(placed);
  for (const index of seatsInSetupOrder(setup)) play(players.seats[index]!, true);
  let rounds = 0;
  while (rounds < MOST_ROUNDS && !isWon(table)) {
    rounds++;
    for (const seat of players.seats) {
      play(seat, false);
      if (isWon(table)) break;
    }
  }
  const result = root.result(table);
  const winners = (result?.winners ?? []).map((seat) => players.seats[seat]!.letter);
  return right({
    setup,
    hirelingSetup: placed,
    lines,
    table,
    rounds,
    winners,
    reason: result?.reason ?? `nobody won in ${MOST_ROUNDS} rounds`,
  });
}
