import type { Either } from 'fp-ts/lib/Either.js';
import type { SeatName as TileSeat } from '@woodlog/bots/carcassonne';
import type { SeatName as KnightsSeat } from '@woodlog/bots/fuzzy-knights';
import type { Action as KnightsAction, State as KnightsState } from '@woodlog/core/fuzzy-knights';
import type { Faction } from '@woodlog/core/root';
import type { MoveKind, Stage, StepName } from '@woodlog/core/root-law';
import type { ChooseQuestion, DrawQuestion, PickQuestion, RollQuestion, Violation } from '@woodlog/core/kernel';
import type { Diagnostic } from '@woodlog/notation/kernel';

/** What determines the chance and the choices of a turn. */
export interface TurnRequest {
  /** Root: whose turn; by default the seat after the last line. */
  readonly faction?: string;
  /** The bot to play, where the log names none or another. */
  readonly bot?: string;
  /** Carcassonne: the bot's budget for a move, in playouts or as a time such as `200ms`. */
  readonly budget?: number | string;
  /** The next cards from the top of the draw pile, or tiles from the bag. */
  readonly draw?: readonly string[];
  /** The next rolls, as lists of faces. */
  readonly dice?: readonly (readonly number[])[];
  /** Answers to all questions from the first on, as a pending turn returned them. */
  readonly answers?: readonly unknown[];
  /** Determines the remaining chance; without it, chance is asked for too. */
  readonly seed?: string;
  /** Which game of the seed, by default 0. Each line has chance of its own. */
  readonly index?: number;
  /** Whether people's decisions are asked for; otherwise people's turns are refused. */
  readonly people?: boolean;
  /** Whether to explain the turn in words; if `false`, `parts` is empty. */
  readonly parts?: boolean;
  /** Reports which cards names were taken for, and what an open turn has done. */
  readonly tell?: (text: string) => void;
}

/** A request to the library. */
export type LibraryRequest = Omit<TurnRequest, 'tell' | 'parts' | 'people'>;

/**
 * A question of a turn; `kind` tells what else it has and what an answer looks like:
 *
 * - `draw`: cards off the pile `from`; the answer is a list of `count` cards, written as in the log.
 * - `roll`: dice; the answer is a list of `dice` numbers, each one of `faces`.
 * - `pick`: chance takes one of `options`, all equally likely; the answer is that option.
 * - `choose`: whoever sits at `seat` takes one of `options`; the answer is that option, or, where there are no options
 *   because they cannot be counted, whatever the `prompt` asks for.
 *
 * A game adds what its own questions say besides, such as whose battle it is.
 */
export type TurnQuestion = DrawQuestion | RollQuestion | PickQuestion<unknown> | ChooseQuestion<unknown>;

interface NamedSection {
  readonly law: string;
  readonly name?: string;
}

/** Where an open turn stands, and what it asks, in the words of the prompt. */
export interface Scene {
  readonly taker: string;
  readonly player: string;
  readonly phase?: NamedSection;
  readonly step?: NamedSection;
  /** Who fights whom where. */
  readonly battle?: string;
  /** The player who is asked, if it is one. */
  readonly asked?: string;
  readonly question: string;
  /** The expected answer of a question without options. */
  readonly answer?: string;
}

/** An open question, and what was done before it. */
export interface PendingTurn {
  readonly pending: TurnQuestion;
  /** Root: where the turn stands. */
  readonly scene?: Scene;
  /** All answers so far: append one more to continue. */
  readonly answers: readonly unknown[];
  readonly actions: readonly string[];
  /** What was done before the question, for people. */
  readonly soFar?: readonly TurnPart[];
}

/** A phase or a step of a turn; other sections belong to their step. */
export type PartKind = 'phase' | 'step';

/** A section of the law that ran, with its actions. */
export interface TurnPart {
  readonly law: string | null;
  readonly kind?: PartKind;
  /** Its title, if the game knows it. */
  readonly name?: string;
  readonly actions: readonly string[];
  /** The actions in English, with what they imply. */
  readonly english?: readonly {
    readonly text: string;
    readonly implied: readonly { readonly what: string; readonly law: string }[];
  }[];
  /** The choices among several: before which action, and what decided. */
  readonly why?: readonly {
    readonly before: number;
    readonly text: string;
    readonly law: string | null;
    readonly chosen: string;
    readonly over: readonly string[];
  }[];
}

/** A finished turn. */
export interface PlayedTurn {
  /** Whose turn it was, as in the log. */
  readonly taker: string;
  /** Lines to append to the log, after a blank one where the notation has it. */
  readonly text: string;
  readonly answers: readonly unknown[];
  readonly actions: readonly string[];
  readonly parts: readonly TurnPart[];
  /** Given cards and rolls that were not used. */
  readonly unused: { readonly draw: number; readonly dice: number };
  /** The winners, if the turn ended the game; `null` while it goes on, empty in a draw. */
  readonly winners: readonly string[] | null;
}

/** Options that only some games have. */
const TURN_OPTIONS = ['faction', 'bot', 'draw', 'dice', 'budget'] as const;
export type TurnOption = (typeof TURN_OPTIONS)[number];

/** A position to play on from. */
export interface Position {
  /** Diagnostics of the log so far; ledger errors are played as written. */
  readonly diagnostics: readonly Diagnostic[];
  /** The next player; `null` when the game is over. */
  readonly next: { readonly taker: string; readonly player: string; readonly person: boolean } | null;
  /** Plays the next turn; a question without an answer leaves it pending. */
  play(request: TurnRequest): Promise<Either<Violation, PendingTurn | PlayedTurn>>;
  /** Lists the legal moves. */
  moves(request: MovesRequest): Either<Violation, MovesReport>;
}

/** What to list. */
export interface MovesRequest {
  readonly faction?: string;
  /** Complete moves; by default, one move for each option, with follow-up questions open. */
  readonly all?: boolean;
  /** Counts complete moves to this depth. */
  readonly count?: number;
  /** The last line of the log is unfinished: lists what may follow its actions. */
  readonly inTurn?: boolean;
}

/** The legal moves as `moves --json` prints them: `game` says which words the others are. */
export type MovesReport = RootMoves | CarcassonneMoves | KnightsMoves;

/** The legal moves of Root: a move's kind is its deed, or its step where there is no menu. */
export type RootMoves = MovesOf<'root', Faction, Stage, StepName | '', MoveKind>;
/** The legal moves of Carcassonne: a move's kind is its tile. */
export type CarcassonneMoves = MovesOf<
  'carcassonne',
  TileSeat,
  'turn',
  'the starter tile' | 'a second tile' | 'a tile',
  string
>;
/** The legal moves of Fuzzy Knights. */
export type KnightsMoves = MovesOf<
  'fuzzy-knights',
  KnightsSeat,
  KnightsState['phase']['name'],
  'a step' | `the roll for ${string}`,
  KnightsAction['kind']
>;

interface MovesOf<Game extends string, Taker extends string, Phase extends string, Step extends string, Kind> {
  readonly game: Game;
  readonly seat: number | null;
  /** Who comes next: a faction, in other games a seat; null when the game is over. */
  readonly faction: Taker | null;
  readonly phase: Phase | null;
  readonly step: Step | null;
  readonly law: string | null;
  readonly forced: boolean;
  readonly moves: readonly {
    readonly text: string;
    readonly law: string;
    readonly kind: Kind;
    readonly requires?: 'hand';
    /** Whose action it is: of the minister, or of the one that the Mayor copies. */
    readonly minister?: string;
  }[];
  /** The bot that comes next; its moves are not listed. */
  readonly bot?: string;
  /** The unfinished line does not determine a position in the law, so nothing is listed. */
  readonly undecided?: true;
  readonly count?: number;
}

/** A game whose turns can be played, the same for every game. */
export interface TurnAdapter {
  readonly options: readonly TurnOption[];
  /** The position at the end of a log; a violation without one (no map, say). */
  position(text: string): Either<Violation, Position>;
  /** Tells people what to do with their own cards before the game; nothing in games without cards. */
  prepare?(text: string): string | null;
}

/** The first given option that this game does not have. */
export const strangeOption = (
  { options }: TurnAdapter,
  given: Readonly<Partial<Record<TurnOption, unknown>>>,
): TurnOption | undefined => TURN_OPTIONS.find((option) => given[option] !== undefined && !options.includes(option));
