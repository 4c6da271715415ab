import type { Diagnostic, Severity } from '@woodlog/notation/kernel';

export interface ReplayPlayer {
  readonly id: string;
  readonly name: string;
}

export interface Problem {
  readonly severity: Severity;
  readonly message: string;
}

/** A change between two frames: the start of a turn, or one of its actions. */
export interface Step {
  /** In notation; empty for the start of a turn. */
  readonly text: string;
  /** In English. */
  readonly words: string;
  /** What the notation leaves unsaid, and the section that causes it. */
  readonly implied: readonly { readonly what: string; readonly law: string }[];
  readonly problems: readonly Problem[];
  /** Players and places involved, in lower case, for searches. */
  readonly about: ReadonlySet<string>;
}

/** A step that shows and changes nothing. */
export const EMPTY_STEP: Step = { text: '', words: '', implied: [], problems: [], about: new Set() };

/** A player's line: its start, then its actions. */
export interface Turn {
  /** As in `replay --turn`; 0 is before the first. */
  readonly number: number;
  /** The line of the file, from 1, as in `check`; `null` without one. */
  readonly line: number | null;
  /** The player's id; empty if it is nobody's. */
  readonly taker: string;
  readonly heading: string;
  /** The first is the start. */
  readonly steps: readonly Step[];
  readonly comment: string;
}

/**
 * A log as a sequence of frames, one after each step: the table, and what the step touched (`Mark`, which each game
 * defines).
 */
export interface Replay<Table, Mark, Player extends ReplayPlayer = ReplayPlayer> {
  readonly title: string;
  /** The title that the log gives itself. */
  readonly ownTitle?: string;
  /** Comments before the first line, and problems without a line. */
  readonly notes: readonly string[];
  readonly players: readonly Player[];
  readonly turns: readonly Turn[];
  readonly winners: readonly string[];
  /** The name of a turn: `Turn`, `Move`. */
  readonly unit: string;
  /** The chart's unit: `Points`, `Coins`. */
  readonly measure: string;
  /** The points that end the chart's scale, in games that have such. */
  readonly goal: number | null;
  /** The players' points after a frame, in order. */
  scoresAt(frame: number): readonly number[];
  /** A copy of a frame's table. */
  tableAt(frame: number): Table;
  marksAt(frame: number): readonly Mark[];
}

/** What comes before the first line of a log: the table as it is laid, and the problems that have no line. */
export const openingTurn = (heading: string, words: string, problems: readonly Problem[]): Turn => ({
  number: 0,
  line: null,
  taker: '',
  heading,
  steps: [{ ...EMPTY_STEP, words, problems }],
  comment: '',
});

/** The steps of a line; problems of the line itself belong to its first step. */
export function stepsOfLine([first = EMPTY_STEP, ...others]: readonly Step[], problems: readonly Problem[]): Step[] {
  return [{ ...first, problems: [...first.problems, ...problems] }, ...others];
}

/** A log's own title: its first comment, unless that is Woodlog's or an address. */
export function ownTitleAmong(comments: readonly string[]): { readonly ownTitle?: string } {
  const [first = ''] = comments.filter((comment) => !/^woodlog \d/.test(comment));
  return first === '' || /^https?:/.test(first) ? {} : { ownTitle: first };
}

/** Why a log cannot be shown at all. */
export interface NoReplay {
  readonly problem: string;
}

/** Reads the replay of a log; the diagnostics are those of `check`. */
export type ReadReplay<Read> = (text: string, diagnostics: readonly Diagnostic[]) => Read | NoReplay;
