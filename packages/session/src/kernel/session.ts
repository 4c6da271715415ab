import type { Json } from '@woodlog/core/kernel';
import type { Diagnostic } from '@woodlog/notation/kernel';

/**
 * A game at a table, as JSON to save and resume: the lines that are finished, and the answers since. Generators run again
 * from these; nothing else is kept.
 */
export interface Session {
  readonly game: string;
  /** The version of Woodlog whose rules have played it. */
  readonly version: string;
  /** The finished lines, in the game's notation. */
  readonly log: string;
  /** The answers in the line that is under way. */
  readonly answers: readonly Json[];
  /** The lines played here, as they can be taken back: how long the log was before each, and its answers. */
  readonly past: readonly PastLine[];
  /** Answers that were taken back, the last one at the end; a line of which nobody knows the answers is `{ log }`. */
  readonly undone: readonly Json[];
  /** The chance of every line; without, cards and dice are asked for. */
  readonly chance?: { readonly seed: string; readonly index: number };
  /** What is written is held to the pieces alone in every line, and no line is marked for it. */
  readonly free?: true;
  /** What bots that search have for a move: playouts, or a time such as `200ms`. */
  readonly budget?: number | string;
}

export interface PastLine {
  readonly length: number;
  readonly answers: readonly Json[];
}

/** What comes next in a session: somebody is asked, a turn has been played, or the game is over. */
export type Moment<Table> = Asked<Table> | Played<Table> | Over<Table>;

/** What every moment tells. */
interface Scene<Table> {
  readonly table: Readonly<Table>;
  /** What was done in this turn, in order. */
  readonly steps: readonly Part[];
  /** Whose turn it is, counted as the players of the game. */
  readonly taker: number;
}

/** A question that is open, in words for people. */
export interface Asked<Table> extends Scene<Table> {
  readonly kind: 'asked';
  /** Who answers; null where it is chance, or what the whole table sees. */
  readonly seat: number | null;
  readonly phase: string;
  readonly step: string;
  /** The section that asks. */
  readonly law: string;
  readonly question: AskedQuestion;
  /** What must still be done in this turn. */
  readonly due: readonly Due[];
  /** Who fights whom and where, in the midst of a battle. */
  readonly battle?: { readonly attacker: string; readonly defender: string; readonly clearing: number };
}

/** A turn that was played by a bot, to be carried out on the table. Any answer goes on. */
export interface Played<Table> extends Scene<Table> {
  readonly kind: 'played';
}

/** The game has ended. */
export interface Over<Table> extends Scene<Table> {
  readonly kind: 'over';
  /** Ids of players; nobody in a draw. */
  readonly winners: readonly string[];
}

/** One thing that was done. */
export interface Part {
  /** The section under which it was done, with its title and that of its phase, where they are known. */
  readonly law: string | null;
  readonly name?: string;
  readonly phase?: string;
  /** The step that it was done in, which may go through other sections. */
  readonly step?: { readonly law: string; readonly name?: string };
  /** What to do on the table, in English. */
  readonly words: string;
  /** The same as the others at the table may know it, where it names cards of a hand; empty for what is no business of theirs. */
  readonly openly?: string;
  /** As the log writes it. */
  readonly text: string;
  /** Places on the map, and ways between them. */
  readonly places: readonly string[];
  readonly arrows: readonly { readonly from: string; readonly to: string }[];
  /** What the notation leaves unsaid. */
  readonly implied: readonly { readonly what: string; readonly law: string }[];
  /** What was chosen among several, and what decided. */
  readonly why: readonly { readonly text: string; readonly law: string | null }[];
  /** Held to the pieces alone. */
  readonly free?: true;
}

/** Something that must be done, and the section that says so. */
export interface Due {
  readonly law: string;
  readonly text: string;
}

/**
 * - `menu`: what to do next, a menu for each phase
 * - `card`: a card; one that nobody has seen has a group for each suit, so that a page asks for the suit first, then the name
 * - `count`: how many
 * - `item`: one of a Vagabond's or the Hundreds' items
 * - `dice`: what was rolled, in any order
 * - `draw`: what was drawn, one card a question
 * - `place`: a place on the map
 * - `pick`: a piece, a player, or anything else on a list
 * - `agree`: yes or no
 */
export type QuestionKind = 'menu' | 'card' | 'count' | 'item' | 'dice' | 'draw' | 'place' | 'pick' | 'agree';

export interface AskedQuestion {
  readonly kind: QuestionKind;
  readonly prompt: string;
  /** The answer is for the eyes of one player. */
  readonly secret?: true;
  /** Of several cards that are asked one by one, which this is: `{ nth: 2, of: 3 }`. */
  readonly series?: { readonly nth: number; readonly of: number };
  readonly groups: readonly OptionGroup[];
}

export interface OptionGroup {
  readonly heading: string;
  readonly options: readonly Option[];
}

/** One way to answer. */
export interface Option {
  readonly answer: Json;
  /** In the words that are printed on cards and boards, without codes. */
  readonly label: string;
  /** The places that a tap may mean, as the log names them. */
  readonly places: readonly string[];
  /** As the log would begin to write it, for who wants to learn that. */
  readonly text?: string;
  /** What should be known, and asked, before it is taken: it leads into a fight. */
  readonly warning?: string;
}

/** An answer, a line or a change that a session does not take. */
export interface Refusal {
  readonly refused: string;
  readonly law?: string;
  /** What would be allowed, in words. */
  readonly allowed?: readonly string[];
  /** The options that the words may mean, where they leave it open. */
  readonly among?: readonly Option[];
  /** Of a line in notation: the part that was not taken, and what is wrong where in it. */
  readonly rest?: string;
  readonly problems?: readonly Diagnostic[];
}
