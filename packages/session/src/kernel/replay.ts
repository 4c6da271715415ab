import type { Diagnostic, Severity } from '@woodlog/notation/kernel';

export interface ReplayPlayer {
  readonly id: string;
  readonly name: string;
}

export interface Problem {
  readonly severity: Severity;
  readonly message: string;
}

/** What happens between one frame and the next: the beginning of a turn, or one of its actions. */
export interface Step {
  /** As the log writes it; empty for the beginning of a turn. */
  readonly text: string;
  /** In plain English. */
  readonly words: string;
  /** What the notation leaves unsaid, with the section that brings it about. */
  readonly implied: readonly { readonly what: string; readonly law: string }[];
  readonly problems: readonly Problem[];
  /** Players and places that it concerns, in lower case, to be searched for. */
  readonly about: ReadonlySet<string>;
}

/** A line of a player, a move or a step: its beginning, then its actions. */
export interface Turn {
  /** As `replay --turn` counts; 0 is what comes before the first. */
  readonly number: number;
  /** The line of the file, from 1, as `check` counts; `null` for what has none. */
  readonly line: number | null;
  /** The player's id; empty where it is nobody's. */
  readonly taker: string;
  readonly heading: string;
  /** The first is the beginning. */
  readonly steps: readonly Step[];
  readonly comment: string;
}

/**
 * A log as a sequence of frames, one after each step of each turn: the table, and what the step has just touched on it
 * (`Mark`, which every game spells its own way).
 */
export interface Replay<Table, Mark, Player extends ReplayPlayer = ReplayPlayer> {
  readonly title: string;
  /** What its writer calls the log, if they do. */
  readonly ownTitle?: string;
  /** Comments before the first line, problems that have no line. */
  readonly notes: readonly string[];
  readonly players: readonly Player[];
  readonly turns: readonly Turn[];
  readonly winners: readonly string[];
  /** What a turn is called: `Turn`, `Move`. */
  readonly unit: string;
  /** What the chart counts: `Points`, `Coins`. */
  readonly measure: string;
  /** Points that end the chart's scale, if the game has such. */
  readonly goal: number | null;
  /** Points, or what else is counted, of each player after a frame, in the order of the players. */
  scoresAt(frame: number): readonly number[];
  /** The table of a frame; it is the caller's. */
  tableAt(frame: number): Table;
  marksAt(frame: number): readonly Mark[];
}

/** A log's own title: its first comment, unless that is Woodlog's or an address. */
export function ownTitleAmong(comments: readonly string[]): { readonly ownTitle?: string } {
  const [first = ''] = comments.filter((comment) => !/^woodlog \d/.test(comment));
  return first === '' || /^https?:/.test(first) ? {} : { ownTitle: first };
}

/** What keeps a log from being shown at all. */
export interface NoReplay {
  readonly problem: string;
}

/** Reads the replay of a log; the diagnostics are those of `check`. */
export type ReadReplay<Read> = (text: string, diagnostics: readonly Diagnostic[]) => Read | NoReplay;
