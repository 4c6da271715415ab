import { type Span, byPlace } from '../kernel/diagnostic.ts';
import type { CommentNode, LosslessTree, NodeOf } from '../kernel/tree.ts';
import type { LogAction, Player, PlayerPoints, Score } from './log.ts';

/** The lossless tree of a record. A text line with several moves is several lines here (M1). */
export type Tree = LosslessTree<Line>;

export interface ActionNode extends NodeOf<LogAction> {
  /** The text says more than the action; it is printed unchanged. */
  readonly says?: 'more';
}

export interface ScoreNode extends Span {
  readonly score: Score;
}

interface LineBase extends Span {
  /** A list bullet before the line, without meaning. */
  readonly bullet?: Span;
  readonly comment: CommentNode | null;
}

/** Date, start time, type of game, game mode. */
export interface HeaderLine extends LineBase {
  readonly kind: 'header';
  readonly fields: readonly string[];
}

export interface PlayerLine extends LineBase {
  readonly kind: 'player';
  readonly player: Player;
}

export interface MoveLine extends LineBase {
  readonly kind: 'move';
  /** Number and letters: `31A`. */
  readonly label: Span;
  readonly number: number;
  readonly taker: string;
  /** Whether the letters belong to no player; `taker` is then a guess. */
  readonly isOdd: boolean;
  readonly actions: readonly ActionNode[];
  readonly score: ScoreNode | null;
  /** From the first unreadable character to the end of the move. */
  readonly unread: Span | null;
}

export interface FinalLine extends LineBase {
  readonly kind: 'final';
  readonly label: Span;
  /** What follows the letter. */
  readonly value: Span;
  readonly final: PlayerPoints;
  readonly unread: Span | null;
}

export interface CommentLine extends LineBase {
  readonly kind: 'comment';
  readonly comment: CommentNode;
}

/** A line that continues the note above it, without a `/` of its own (M5). */
export interface ContinuedLine extends LineBase {
  readonly kind: 'continued';
  readonly comment: CommentNode;
}

export interface UnknownLine extends LineBase {
  readonly kind: 'unknown';
}

export type Line = HeaderLine | PlayerLine | MoveLine | FinalLine | CommentLine | ContinuedLine | UnknownLine;

/** The smallest nodes of a line, in order. */
export function leavesOf(line: Line): Span[] {
  const leaves: Span[] = [];
  if (line.kind === 'move') {
    leaves.push(line.label, ...line.actions);
    if (line.score) leaves.push(line.score);
  } else if (line.kind === 'final') leaves.push(line.label, line.value);
  if ('unread' in line && line.unread) leaves.push(line.unread);
  if (line.comment) leaves.push(line.comment);
  if (leaves.length === 0) leaves.push({ start: line.start, end: line.end });
  if (line.bullet) leaves.push(line.bullet);
  return leaves.sort(byPlace);
}
