import type { Action, RuleSet } from '@woodlog/core/fuzzy-knights';
import type { Span } from '../kernel/diagnostic.ts';
import type { CommentNode, LosslessTree, NodeOf } from '../kernel/tree.ts';
import type { Player } from './log.ts';

export type Tree = LosslessTree<Line>;

export type ActionNode = NodeOf<Action>;

interface LineBase extends Span {
  readonly comment: CommentNode | null;
}

/** A line of the header, or the result; what it says is null if it could not be read. */
interface SayingLine extends LineBase {
  /** The line without its comment. */
  readonly value: Span;
}

export interface TitleLine extends SayingLine {
  readonly kind: 'title';
}
export interface MapLine extends SayingLine {
  readonly kind: 'map';
  readonly map: readonly [number, number] | null;
}
export interface RulesLine extends SayingLine {
  readonly kind: 'rules';
  readonly rules: RuleSet | null;
}
export interface DaysLine extends SayingLine {
  readonly kind: 'days';
  readonly days: number | null;
}
export interface PlayerLine extends SayingLine {
  readonly kind: 'player';
  readonly player: (Player & { readonly seat: number }) | null;
}
export interface ResultLine extends SayingLine {
  readonly kind: 'result';
  /** Nobody, after `RESULT DRAW`. */
  readonly winners: readonly string[] | null;
}

export interface StepsLine extends LineBase {
  readonly kind: 'steps';
  /** `P1:` as written; empty for the table. */
  readonly label: Span;
  readonly taker: string;
  readonly actions: readonly ActionNode[];
}

export interface CommentLine extends LineBase {
  readonly kind: 'comment';
  readonly comment: CommentNode;
}

export interface UnknownLine extends SayingLine {
  readonly kind: 'unknown';
}

export type Line =
  | TitleLine
  | MapLine
  | RulesLine
  | DaysLine
  | PlayerLine
  | ResultLine
  | StepsLine
  | CommentLine
  | UnknownLine;

/** The smallest nodes of a line, in order. */
export function leavesOf(line: Line): Span[] {
  const said = line.kind === 'steps' ? [line.label, ...line.actions] : 'value' in line ? [line.value] : [];
  return line.comment ? [...said, line.comment] : said;
}

export function isTree(source: object): source is Tree {
  return 'lines' in source;
}
