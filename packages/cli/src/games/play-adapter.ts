import type { Either } from 'fp-ts/lib/Either.js';
import type { Choice, GameSetup, SeatSetup, Stream, Violation } from '@woodlog/core/kernel';
import type { SeatPlayers } from '../players/guarded.ts';
import type { Prompter } from '../turn/prompter.ts';

/** What the command line says of a game to be played, as it was typed. */
export interface PlayRequest {
  /** `SEAT=BOT`, separated by commas. */
  readonly bots?: string;
  readonly map?: string;
  readonly deck?: string;
  /** Of Carcassonne, separated by commas. */
  readonly expansions?: string;
  /** Root: people set up by setup cards (A.7 to A.10). */
  readonly advancedSetup?: true;
  /** Carcassonne: what a bot that searches has for a move, in playouts or as a time such as `200ms`. */
  readonly budget?: number | string;
  /** Whether people may sit there: where they can be asked at the prompt. */
  readonly people?: true;
}

/** All that decides a game: the same three play the same game anywhere. */
export interface GameToPlay {
  readonly setup: GameSetup;
  readonly seed: string;
  /** Which game of the seed, from 0. */
  readonly index: number;
}

/** Round by round, a score a seat; null for a seat without one. */
export type ScoresByRound = readonly (readonly (number | null)[])[];

/** How a game ended; lists run along the seats. */
export interface GameFacts {
  /** Seats that won; none in a draw or a failed game. */
  readonly winners: readonly string[];
  /** The game's own word (`score`, `conquest`, `tiles` ...); `rounds` for a stated draw, `failed` for a bug of ours. */
  readonly reason: string;
  /** In Carcassonne a tile for everybody, in Fuzzy Knights a day. */
  readonly rounds: number;
  /** Null for a seat without a score, as one whose marker left the track. */
  readonly scores: readonly (number | null)[];
  /** The scores at the end of each round, the last of them those of the game; none in a game without scores. */
  readonly byRound: ScoresByRound;
  readonly actions: number;
  readonly battles: number;
  /** Of the final table; empty for a failed game. */
  readonly fingerprint: string;
}

/** Prints the log as far as the game has come, with comments at its head. */
export type LogSoFar = (comments: readonly string[]) => string;

/** A choice that a seat had in a game. */
export interface LineChoice extends Choice {
  /** The line of the log, from 1; in Carcassonne the tile, in Fuzzy Knights the day. */
  readonly line: number;
  /** Where in it: a phase of the game. */
  readonly step: string;
}

/** Who takes part in a game besides its bots, or follows it. */
export interface Following {
  /** Given the printer of the log before the first action, so that a game that breaks off has one, too. */
  readonly keepLog?: ((logSoFar: LogSoFar) => void) | undefined;
  /** Play in place of the bots of their seats. */
  readonly players?: SeatPlayers | undefined;
  readonly onChoice?: ((choice: LineChoice) => void) | undefined;
}

/** A game that has bots, as `play` and `simulate` see it. */
export interface PlayAdapter {
  /** Versions of the game's rules and notation, for the comment that a log begins with. */
  readonly versions: string;
  readonly bots: readonly string[];
  /** What a bot is called where people read of it: `Mechanical Marquise 2.0`. */
  botName(bot: string): string;
  /** Words of `--map` and `--deck`, and how a setup spells them; none for a game that has nothing to choose there. */
  readonly maps: Readonly<Record<string, string>>;
  readonly decks: Readonly<Record<string, string>>;
  /** How many may sit at a random table. */
  readonly sizes: readonly number[];
  /** The setup asked for, with the usual bots and the like where nothing is. Throws a `UsageError` for what there is not. */
  setup(request: PlayRequest): GameSetup;
  /** A setup given by somebody, with its words as the game spells them (`autumn` is `Fall`). */
  spelled?(setup: GameSetup): GameSetup;
  /** What keeps a setup from being played, or null. */
  problem(setup: GameSetup): Violation | null;
  /** The game with what is decided before it begins: the factions that chance drafts. */
  drafted?(game: GameToPlay): GameToPlay;
  /** The same where people are asked; null if somebody leaves. */
  askDraft?(game: GameToPlay, prompter: Prompter): Promise<GameToPlay | null>;
  /** Any bots, as they come. */
  randomSeats(chance: Stream, size: number): readonly SeatSetup[];
  /** The same seats, `by` places on: who was second comes first. */
  turned(seats: readonly SeatSetup[], by: number): readonly SeatSetup[];
  /** What the seats are called, in their order. */
  seatNames(seats: readonly SeatSetup[]): readonly string[];
  /** Seats as `--bots` takes them, as far as it can say them. */
  printBots(seats: readonly SeatSetup[]): string;
  /** Whether people are to be asked at the prompt. */
  hasPeople(setup: GameSetup): boolean;
  /** The log of a game before its first line. */
  opening(game: GameToPlay, comment: string): string;
  /** Plays a game of bots. A bug is thrown. */
  play(game: GameToPlay, following?: Following): Either<Violation, GameFacts>;
}
