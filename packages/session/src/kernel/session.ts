import type { Json } from '@woodlog/core/kernel';
import type { Diagnostic } from '@woodlog/notation/kernel';

/**
 * A game at a table as JSON, to save and resume: the finished lines, and the answers since. Turns are run again from
 * these.
 */
export interface Session {
  readonly game: string;
  /** The version of Woodlog that played it. */
  readonly version: string;
  /** The finished lines, in the game's notation. */
  readonly log: string;
  /** The answers in the unfinished line. */
  readonly answers: readonly Json[];
  /** The lines played here, for undo: the log's length before each, and its answers. */
  readonly past: readonly PastLine[];
  /** Undone answers, the last one at the end; a line without known answers is `{ log }`. */
  readonly undone: readonly Json[];
  /** The chance of every line; without it, cards and dice are asked for. */
  readonly chance?: { readonly seed: string; readonly index: number };
  /** Lines are checked against the pieces alone, and not marked for it. */
  readonly free?: true;
  /** The budget of searching bots: playouts, or a time such as `200ms`. */
  readonly budget?: number | string;
}

export interface PastLine {
  readonly length: number;
  readonly answers: readonly Json[];
}

/** What comes next: a question, a turn just played by a bot, or the end of the game. */
export type Moment<Table> = Asked<Table> | Played<Table> | Over<Table>;

interface Scene<Table> {
  readonly table: Readonly<Table>;
  /** What was done in this turn, in order. */
  readonly steps: readonly Part[];
  /** Whose turn it is, as an index of the game's players. */
  readonly taker: number;
}

/** A battle, with its hits once the dice are rolled. */
export interface AskedBattle {
  readonly attacker: string;
  readonly defender: string;
  readonly clearing: number;
  readonly hits?: { readonly attacker: AskedHits; readonly defender: AskedHits };
}

/** Hits of one side: what its die shows, what of it counts, and all with extra hits. */
export interface AskedHits {
  readonly rolled: number;
  readonly counted: number;
  readonly dealt: number;
}

/** An open question, in words for people. */
export interface Asked<Table> extends Scene<Table> {
  readonly kind: 'asked';
  /** Who answers; null for chance, or what the whole table sees. */
  readonly seat: number | null;
  readonly phase: string;
  readonly step: string;
  /** The section that asks. */
  readonly law: string;
  readonly question: AskedQuestion;
  /** What must still be done in this turn. */
  readonly due: readonly Due[];
  /** The battle in progress, or the one that was just fought. */
  readonly battle?: AskedBattle;
}

/** A bot's turn, to be carried out on the table. Any answer continues. */
export interface Played<Table> extends Scene<Table> {
  readonly kind: 'played';
}

export interface Over<Table> extends Scene<Table> {
  readonly kind: 'over';
  /** Ids of players; empty in a draw. */
  readonly winners: readonly string[];
}

/** A step of a turn. */
export interface Part {
  /** Its section, and the titles of the section and its phase, if known. */
  readonly law: string | null;
  readonly name?: string;
  readonly phase?: string;
  /** The step of the law that it belongs to, which may involve other sections. */
  readonly step?: { readonly law: string; readonly name?: string };
  /** What to do on the table, in English. */
  readonly words: string;
  /** What the others at the table may know, if the words name cards of a hand; empty if nothing. */
  readonly openly?: string;
  /** In notation. */
  readonly text: string;
  /** Places on the map, and moves between them. */
  readonly places: readonly string[];
  readonly arrows: readonly { readonly from: string; readonly to: string }[];
  /** What the notation leaves unsaid. */
  readonly implied: readonly { readonly what: string; readonly law: string }[];
  /** Choices among several, and what decided. */
  readonly why: readonly { readonly text: string; readonly law: string | null }[];
  /** Checked against the pieces alone. */
  readonly free?: true;
}

/** An obligation and its section. */
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
  /** Only the player may see the answer. */
  readonly secret?: true;
  /** The position among cards asked for one by one: `{ nth: 2, of: 3 }`. */
  readonly series?: { readonly nth: number; readonly of: number };
  readonly groups: readonly OptionGroup[];
}

export interface OptionGroup {
  readonly heading: string;
  readonly options: readonly Option[];
}

export interface Option {
  readonly answer: Json;
  /** In the words of cards and boards, without codes. */
  readonly label: string;
  /** The places where a tap may mean it, as in the log. */
  readonly places: readonly string[];
  /** How the log would begin to write it. */
  readonly text?: string;
  /** A warning to confirm first: it leads into a fight. */
  readonly warning?: string;
}

/** Why an answer, a line or a change was not taken. */
export interface Refusal {
  readonly refused: string;
  readonly law?: string;
  /** What would be allowed, in words. */
  readonly allowed?: readonly string[];
  /** The options that ambiguous words may mean. */
  readonly among?: readonly Option[];
  /** Of a line in notation: the rest that was not taken, and its problems. */
  readonly rest?: string;
  readonly problems?: readonly Diagnostic[];
}
