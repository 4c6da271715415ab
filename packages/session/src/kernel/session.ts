import type { Json } from '@woodlog/core/kernel';
import type { Step } from './replay.ts';

/** A game at a table, as JSON to save and resume: the lines that are finished, and the answers since. */
export interface Session {
  readonly game: string;
  /** The version of Woodlog whose rules have played it. */
  readonly version: string;
  readonly log: string;
  readonly answers: readonly Json[];
}

/** What comes next in a session: somebody is asked, a turn has been played, or the game is over. */
export type Moment<Table> = Asked<Table> | Played<Table> | Over<Table>;

/** What every moment tells. */
interface Scene<Table> {
  readonly table: Readonly<Table>;
  /** What was done in this turn. */
  readonly steps: readonly Step[];
}

/** A question that is open, in words for people. */
export interface Asked<Table> extends Scene<Table> {
  readonly kind: 'asked';
  /** Who answers; null where it is chance. */
  readonly seat: number | null;
  readonly phase: string;
  readonly step: string;
  readonly question: AskedQuestion;
  /** What must still be done in this turn. */
  readonly due: readonly Due[];
}

/** A turn of a bot, to be carried out on the table. */
export interface Played<Table> extends Scene<Table> {
  readonly kind: 'played';
  readonly seat: number;
}

/** The game has ended. */
export interface Over<Table> extends Scene<Table> {
  readonly kind: 'over';
  /** Ids of players; nobody in a draw. */
  readonly winners: readonly string[];
}

/** Something that must be done, and the section that says so. */
export interface Due {
  readonly law: string;
  readonly text: string;
}

/**
 * - `menu`: what to do next, a menu for each phase
 * - `card`: a card; one that nobody has seen is asked for by suit, then by name
 * - `count`: how many
 * - `item`: one of the Vagabond's items
 * - `dice`: what was rolled
 * - `draw`: what was drawn
 * - `agree`: whether another player agrees
 */
export type QuestionKind = 'menu' | 'card' | 'count' | 'item' | 'dice' | 'draw' | 'agree';

export interface AskedQuestion {
  readonly kind: QuestionKind;
  readonly prompt: string;
  /** The answer is for the eyes of one player. */
  readonly secret?: true;
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
  /** Where a tap means this option. */
  readonly places: readonly string[];
  readonly pieces?: readonly string[];
  readonly card?: string;
}
