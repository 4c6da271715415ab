import type { Either } from 'fp-ts/lib/Either.js';
import type { SeatName as TileSeat } from '@woodlog/bots/carcassonne';
import type { SeatName as KnightsSeat } from '@woodlog/bots/fuzzy-knights';
import type { Faction } from '@woodlog/core/root';
import type { ChooseQuestion, DrawQuestion, PickQuestion, RollQuestion, Violation } from '@woodlog/core/kernel';
import type { Diagnostic } from '@woodlog/notation/kernel';

/** What fixes the chance and the choices of a turn. */
export interface TurnRequest {
  /** Root: whose turn; the seat after the last line if nothing is said. */
  readonly faction?: string;
  /** The bot that plays, where the log does not say so or says another. */
  readonly bot?: string;
  /** Carcassonne: what the bot has for a move, in playouts or as a time such as `200ms`. */
  readonly budget?: number | string;
  /** The next cards from the top of the draw pile, or tiles out of the bag. */
  readonly draw?: readonly string[];
  /** The next rolls, a list of faces each. */
  readonly dice?: readonly (readonly number[])[];
  /** Answers to all questions from the first on, as a pending turn gave them. */
  readonly answers?: readonly unknown[];
  /** Answers the rest of the chance; without, chance is asked for too. */
  readonly seed?: string;
  /** Which game of the seed, from 0; the first unless given. Each of its lines has chance of its own. */
  readonly index?: number;
  /** Whether what people decide is asked, too; otherwise their turns are refused. */
  readonly people?: boolean;
  /** Whether the sections of the turn are put into words; `parts` stays empty where this is `false`. */
  readonly parts?: boolean;
  /** Told what cards given by name were taken for; a turn that is left open tells what was done so far. */
  readonly tell?: (text: string) => void;
}

/** A request as the library takes it: nothing is told there. */
export type LibraryRequest = Omit<TurnRequest, 'tell' | 'parts' | 'people'>;

/**
 * A question of a turn; `kind` tells what else it has and what an answer looks like:
 *
 * - `draw`: cards off the pile `from`; the answer is a list of `count` cards, spelt as in the log.
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

/** Where a turn stands when somebody is asked, and what is asked there in words, as the prompt says it. */
export interface Scene {
  /** Whose turn it is. */
  readonly taker: string;
  readonly player: string;
  readonly phase?: NamedSection;
  readonly step?: NamedSection;
  /** Who fights whom where. */
  readonly battle?: string;
  /** Who is asked, where it is one player. */
  readonly asked?: string;
  readonly question: string;
  /** What an answer looks like that has no options. */
  readonly answer?: string;
}

/** A question that is waiting, and what was done before it. */
export interface PendingTurn {
  readonly pending: TurnQuestion;
  /** In Root, where the turn stands. */
  readonly scene?: Scene;
  /** All answers so far: with one more behind them the turn goes on. */
  readonly answers: readonly unknown[];
  readonly actions: readonly string[];
  /** What was done before the question, where somebody reads it. */
  readonly soFar?: readonly TurnPart[];
}

/** A phase of a turn, a step of it; any other section is part of the step it stands in. */
export type PartKind = 'phase' | 'step';

/** A section of the rules that ran, and the actions that it took. */
export interface TurnPart {
  readonly law: string | null;
  readonly kind?: PartKind;
  /** Its title, where the game knows it. */
  readonly name?: string;
  readonly actions: readonly string[];
  /** Each of the actions in English, with what it implies. */
  readonly english?: readonly {
    readonly text: string;
    readonly implied: readonly { readonly what: string; readonly law: string }[];
  }[];
  /** What was chosen among several, before which of the actions, and what decided. */
  readonly why?: readonly {
    readonly before: number;
    readonly text: string;
    readonly law: string | null;
    readonly chosen: string;
    readonly over: readonly string[];
  }[];
}

/** A turn that is over. */
export interface PlayedTurn {
  /** Whose turn it was, as the log spells it. */
  readonly taker: string;
  /** What is to be written behind the log: whole lines, after a blank one where the notation's layout has it. */
  readonly text: string;
  readonly answers: readonly unknown[];
  readonly actions: readonly string[];
  readonly parts: readonly TurnPart[];
  /** How many cards and rolls were given and not asked for. */
  readonly unused: { readonly draw: number; readonly dice: number };
  /** Who has won with this turn; `null` while the game goes on, nobody in a draw. */
  readonly winners: readonly string[] | null;
}

/** What `turn` may be told of some games. */
const TURN_OPTIONS = ['faction', 'bot', 'draw', 'dice', 'budget'] as const;
export type TurnOption = (typeof TURN_OPTIONS)[number];

/** A position to play on from. */
export interface Position {
  /** What the rules say to the log so far; slips are played as written. */
  readonly diagnostics: readonly Diagnostic[];
  /** Who comes next; `null` when the game is over. */
  readonly next: { readonly taker: string; readonly player: string; readonly person: boolean } | null;
  /** Plays the next turn; a question that nothing answers leaves it pending. */
  play(request: TurnRequest): Promise<Either<Violation, PendingTurn | PlayedTurn>>;
  /** What may be done next by the law, in games that know. */
  moves?(request: MovesRequest): Either<Violation, MovesReport>;
}

/** What `moves` may be told. */
export interface MovesRequest {
  readonly faction?: string;
  /** Complete moves: without, each thing that may be done is one, its follow-up questions open. */
  readonly all?: boolean;
  /** Counts complete moves to this depth. */
  readonly count?: number;
  /** The last line of the log is not finished: what may follow its actions. */
  readonly inTurn?: boolean;
}

/** What may be done next, as `moves --json` gives it. */
export interface MovesReport {
  readonly game: string;
  readonly seat: number | null;
  /** Who comes next: a faction, or in other games the name of a seat; null when the game is over. */
  readonly faction: Faction | TileSeat | KnightsSeat | null;
  readonly phase: string | null;
  readonly step: string | null;
  readonly law: string | null;
  readonly forced: boolean;
  readonly moves: readonly {
    readonly text: string;
    readonly law: string;
    readonly kind: string;
    readonly requires?: string;
  }[];
  /** The bot that comes next; its moves are not listed. */
  readonly bot?: string;
  /** The actions of an unfinished line lead to no one place in the law, so nothing is listed. */
  readonly undecided?: true;
  readonly count?: number;
}

/** The editions of a game's law: that of 2020, which recorded games of that year follow, and that of today. */
export const EDITIONS = ['2020', 'current'] as const;
export type Edition = (typeof EDITIONS)[number];

/** A game whose next turn can be played; every game looks the same from here. */
export interface TurnAdapter {
  readonly options: readonly TurnOption[];
  /** The position that a log ends in; a violation if there is none (no map, say). */
  position(text: string): Either<Violation, Position>;
  /** What people do with their own cards before the game; nothing where the game has no cards. */
  prepare?(text: string): string | null;
}

/** What was told that turns of this game do not have. */
export const strangeOption = (
  { options }: TurnAdapter,
  given: Readonly<Partial<Record<TurnOption, unknown>>>,
): TurnOption | undefined => TURN_OPTIONS.find((option) => given[option] !== undefined && !options.includes(option));
