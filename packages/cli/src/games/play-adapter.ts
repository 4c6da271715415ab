import type { Either } from 'fp-ts/lib/Either.js';
import type { Choice, GameSetup, SeatSetup, Stream, Violation } from '@woodlog/core/kernel';
import type { SeatPlayers } from '../players/guarded.ts';
import type { Prompter } from '../turn/prompter.ts';

/** A game to play as the flags describe it. */
export interface PlayRequest {
  /** `SEAT=BOT`, separated by commas. */
  readonly bots?: string;
  readonly map?: string;
  readonly deck?: string;
  /** Carcassonne: separated by commas. */
  readonly expansions?: string;
  /** Root: people set up with setup cards (A.7 to A.10). */
  readonly advancedSetup?: true;
  /** Carcassonne: the budget of a searching bot for each move, in playouts or as a time such as `200ms`. */
  readonly budget?: number | string;
  /** Whether people may play: they can be asked at the prompt. */
  readonly people?: true;
}

/** All that determines a game. */
export interface GameToPlay {
  readonly setup: GameSetup;
  readonly seed: string;
  /** Which game of the seed, from 0. */
  readonly index: number;
}

/** For each round, a score for each seat; null for a seat without one. */
export type ScoresByRound = readonly (readonly (number | null)[])[];

/** How a game ended; lists follow the order of seats. */
export interface GameFacts {
  /** Empty for a draw or a failed game. */
  readonly winners: readonly string[];
  /**
   * The game's own word (`score`, `conquest`, `tiles` ...); `rounds` for a draw after the last round, `failed` for a
   * bug.
   */
  readonly reason: string;
  /** In Carcassonne a tile for everybody, in Fuzzy Knights a day. */
  readonly rounds: number;
  /** Null for a seat without a score, such as one whose marker left the track. */
  readonly scores: readonly (number | null)[];
  /** The scores at the end of each round, the last one final; empty in a game without scores. */
  readonly byRound: ScoresByRound;
  readonly actions: number;
  readonly battles: number;
  /** Of the final table; empty for a failed game. */
  readonly fingerprint: string;
}

/** Prints the log so far, with comments at its head. */
export type LogSoFar = (comments: readonly string[]) => string;

/** A decision that a seat had in a game. */
export interface LineChoice extends Choice {
  /** The line of the log, from 1; in Carcassonne the tile, in Fuzzy Knights the day. */
  readonly line: number;
  /** The phase of the game. */
  readonly step: string;
}

/** What follows a game or plays in it besides its bots. */
export interface Following {
  /** Gets the log's printer before the first action, so that a game that breaks off has a log, too. */
  readonly keepLog?: ((logSoFar: LogSoFar) => void) | undefined;
  /** Play instead of the bots of their seats. */
  readonly players?: SeatPlayers | undefined;
  readonly onChoice?: ((choice: LineChoice) => void) | undefined;
}

/** A game with bots, as `play` and `simulate` see it. */
export interface PlayAdapter {
  /** Versions of rules and notation, for the comment at the log's head. */
  readonly versions: string;
  readonly bots: readonly string[];
  /** A bot's name in text: `Mechanical Marquise 2.0`. */
  botName(bot: string): string;
  /** Values of `--map` and `--deck`, with their names in a setup; empty in a game without the choice. */
  readonly maps: Readonly<Record<string, string>>;
  readonly decks: Readonly<Record<string, string>>;
  /** Numbers of seats at a random table. */
  readonly sizes: readonly number[];
  /** The setup asked for, with defaults for the rest. Throws a `UsageError` for an unknown word. */
  setup(request: PlayRequest): GameSetup;
  /** Normalises the names in a setup (`autumn` is `Fall`). */
  spelled?(setup: GameSetup): GameSetup;
  /** Why a setup cannot be played, or null. */
  problem(setup: GameSetup): Violation | null;
  /** Lets chance draft the factions that are left open. */
  drafted?(game: GameToPlay): GameToPlay;
  /** Asks people to draft; null if somebody leaves. */
  askDraft?(game: GameToPlay, prompter: Prompter): Promise<GameToPlay | null>;
  /** Random bots. */
  randomSeats(chance: Stream, size: number): readonly SeatSetup[];
  /** Rotates seats `by` places: for 1, the second comes first. */
  turned(seats: readonly SeatSetup[], by: number): readonly SeatSetup[];
  /** Names of the seats in order. */
  seatNames(seats: readonly SeatSetup[]): readonly string[];
  /** Prints seats as `--bots` takes them, as far as it can. */
  printBots(seats: readonly SeatSetup[]): string;
  /** Whether people have to be asked at the prompt. */
  hasPeople(setup: GameSetup): boolean;
  /** The log before its first line. */
  opening(game: GameToPlay, comment: string): string;
  /** Plays a game of bots. Throws on a bug. */
  play(game: GameToPlay, following?: Following): Either<Violation, GameFacts>;
}
