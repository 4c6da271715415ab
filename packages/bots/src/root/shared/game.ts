import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { Bug, type Choice, type GameSetup, type Streams, type Violation, simulate } from '@woodlog/core/kernel';
import {
  type Action,
  CLEARING_SUITS,
  type ClearingSuit,
  ROOT_MAPS,
  type RootSetup,
  SUIT_MARKERS,
  type Table,
  root,
  rootSetup,
  setupTable,
} from '@woodlog/core/root';
import {
  Dealer,
  type GameWatcher,
  type Line,
  MOST_ROUNDS,
  type Players,
  type Position,
  Requests,
  type RootAnswerer,
  type RootPlayer,
  everybody,
  hirelingSetup,
  runOn,
  repeated,
} from '@woodlog/core/root-law';
import { decidersViolation, seatsViolation } from './check-seats.ts';
import { playerNamed } from '../players/named.ts';
import { seatPlayers } from './compose.ts';

/** The number of seeds that players may get. */
const SEEDS = 2 ** 32;

export interface PlayedGame {
  /** The setup with the suits that were dealt. */
  readonly setup: RootSetup;
  /** What was placed for the hirelings before the first line (A.6.3). */
  readonly hirelingSetup: readonly Action[];
  readonly lines: readonly Line[];
  readonly table: Table;
  readonly rounds: number;
  /** Letters of the winners; none in a draw. */
  readonly winners: readonly string[];
  readonly reason: string;
}

export interface GameOptions extends GameWatcher {
  /** Called for every section that runs. */
  readonly report?: Players['report'];
  /** Who decides for a seat without a bot, by its letter; it plays by the law of people. */
  readonly players?: Readonly<Record<string, RootPlayer>>;
  /** Whether to keep the lines; without them, only the result is kept. */
  readonly lines?: boolean;
  /** Called for each choice of a player, or of chance for a person, with the progress of the line. */
  readonly onChoice?: (choice: Choice, now: Position['now']) => void;
  /** Called with what was placed for the hirelings, before the first line. */
  readonly onHirelings?: (placed: readonly Action[]) => void;
}

/**
 * The setup with suits for the clearings, if the map prints none and none are given: twelve markers, shuffled (A.1).
 */
export function withSuits(setup: RootSetup, streams: Streams): RootSetup {
  if (setup.suits !== undefined || ROOT_MAPS[setup.map].clearings[1].suit !== null) return setup;
  const markers = CLEARING_SUITS.flatMap((suit) => repeated<ClearingSuit>(SUIT_MARKERS, suit));
  return { ...setup, suits: streams.setup.shuffle(markers) };
}

function placeHirelings(players: Players, table: Table, answerer: RootAnswerer): readonly Action[] {
  const placed = simulate(root, hirelingSetup(players), table, answerer);
  if (isLeft(placed)) throw new Bug(placed.left.message, { index: placed.left.index });
  return placed.right.actions;
}

/** What is placed for the hirelings before the first line of a game of people: chance decides where (A.6.3). */
export function hirelingsAtRandom(setup: RootSetup, streams: Streams): readonly Action[] {
  const opening = setupTable(setup);
  if (isLeft(opening)) throw new Bug(opening.left.message);
  return placeHirelings(seatPlayers(opening.right), opening.right, everybody(streams));
}

/** The deciders for seats whose players a setup names, by their letters; none for random play. */
export function decidersOf({ seats }: RootSetup): Readonly<Record<string, RootPlayer>> {
  const named = seats.flatMap(({ faction, bot }): [string, RootPlayer][] => {
    const player = playerNamed(bot);
    return player === null ? [] : [[faction, player]];
  });
  return Object.fromEntries(named);
}

/**
 * Plays a whole game: setup lines in setup order (5.1.7), then rounds until somebody wins (3.1). Bots play by their law,
 * people at random, unless `players` has somebody for the seat.
 *
 * @example playGame(setup, streams('maple', 17))
 */
export function playGame(asked: GameSetup, streams: Streams, options: GameOptions = {}): Either<Violation, PlayedGame> {
  const checked = rootSetup(asked);
  if (isLeft(checked)) return checked;
  const setup = withSuits(checked.right, streams);
  const opening = setupTable(setup);
  if (isLeft(opening)) return left(opening.left);
  const { players: own = {}, report = null, lines: keepsLines = true, onHirelings, onChoice, ...watcher } = options;
  const deciders = { ...decidersOf(setup), ...own };
  const letters = Object.keys(deciders);
  const wrong = seatsViolation(setup) ?? decidersViolation(setup, letters);
  if (wrong !== null) return left(wrong);
  const table = opening.right;
  const players = seatPlayers(table, report);
  const dealer = new Dealer(streams);
  const chance = everybody(streams, dealer);
  const lines: Line[] = [];
  const placed = placeHirelings(players, table, chance);
  onHirelings?.(placed);
  const afterLine = (after: Readonly<Table>, line: Line): void => {
    if (keepsLines) lines.push(line);
    watcher.afterLine?.(after, line);
  };
  const asks =
    letters.length === 0 && onChoice === undefined
      ? null
      : new Requests(players, {
          deciders,
          chance,
          dealer,
          seed: letters.length === 0 ? '' : `${streams.setup.int(SEEDS)}`,
          ...(onChoice && { onChoice }),
        });
  const watching = asks?.watching({ ...watcher, afterLine }) ?? { ...watcher, afterLine };
  const played = runOn(players, { table, now: null }, asks?.answerers ?? { chance }, 'end', watching);
  if (isLeft(played)) {
    const { violation, message, index } = played.left;
    if (asks?.asked != null && violation.startsWith('answer/'))
      return left({ ...played.left, message: `${asks.asked.name}: ${message}` });
    throw new Bug(`${table.turn.taker}: ${message}`, { index });
  }
  const result = root.result(table);
  const winners = (result?.winners ?? []).map((seat) => players.seats[seat]!.letter);
  return right({
    setup,
    hirelingSetup: placed,
    lines,
    table,
    rounds: Math.ceil(table.turn.number / players.seats.length) - 1,
    winners,
    reason: result?.reason ?? `nobody won in ${MOST_ROUNDS} rounds`,
  });
}
