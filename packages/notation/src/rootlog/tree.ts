import type { Action, Deck, MapName } from '@woodlog/core/root';
import type { Span } from '../kernel/diagnostic.ts';
import type { CommentNode, LosslessTree, NodeOf } from '../kernel/tree.ts';

export type Tree = LosslessTree<Line>;

export interface ActionNode extends NodeOf<Action> {
  /** What an action with an unknown card may have meant, or one with a remark behind it. */
  readonly guess?: Action;
  /** Whether only the remark cannot be read. */
  readonly isRemarked?: true;
}

interface LineBase extends Span {
  readonly comment: CommentNode | null;
  /** Label and colon: `Map:`, `C:`; empty if the line has none. */
  readonly label: Span;
}

/** A line `Label: value`. Its meaning is `null` if the value could not be read. */
interface ValueLine extends LineBase {
  /** What follows the label, up to the comment, without surrounding blanks. */
  readonly value: Span;
}

export interface MapLine extends ValueLine {
  readonly kind: 'map';
  readonly map: MapName | null;
  /** The map that an unknown name may have meant. */
  readonly guess?: MapName;
}

export interface DeckLine extends ValueLine {
  readonly kind: 'deck';
  readonly deck: Deck | null;
  /** The deck that an unknown name may have meant. */
  readonly guess?: Deck;
}

export interface ClearingsLine extends ValueLine {
  readonly kind: 'clearings';
  readonly suits: readonly ('F' | 'M' | 'R')[] | null;
}

export interface PoolLine extends ValueLine {
  readonly kind: 'pool';
  readonly factions: readonly string[] | null;
}

export interface LandmarksLine extends LineBase {
  readonly kind: 'landmarks';
  readonly actions: readonly ActionNode[];
}

export interface HirelingsLine extends LineBase {
  readonly kind: 'hirelings';
  /** The names, before the first `/`. */
  readonly value: Span;
  readonly hirelings: readonly string[];
  readonly actions: readonly ActionNode[];
}

/** The first line of a faction: who plays it. */
export interface PlayerLine extends ValueLine {
  readonly kind: 'player';
  readonly faction: string;
  readonly name: string;
}

export interface TurnLine extends LineBase {
  readonly kind: 'turn';
  readonly taker: string;
  readonly setup: boolean;
  readonly actions: readonly ActionNode[];
}

export interface WinnerLine extends ValueLine {
  readonly kind: 'winner';
  readonly factions: readonly string[] | null;
}

export interface CommentLine extends LineBase {
  readonly kind: 'comment';
  readonly comment: CommentNode;
}

export interface UnknownLine extends ValueLine {
  readonly kind: 'unknown';
  /** The turn that it is, if only its label cannot be read. */
  readonly guess?: TurnLine;
}

export type Line =
  | MapLine
  | DeckLine
  | ClearingsLine
  | PoolLine
  | LandmarksLine
  | HirelingsLine
  | PlayerLine
  | TurnLine
  | WinnerLine
  | CommentLine
  | UnknownLine;

/** The smallest nodes of a line, in order: label, value, actions, comment. */
export function leavesOf(line: Line): Span[] {
  const leaves: Span[] = [line.label];
  if ('value' in line) leaves.push(line.value);
  if ('actions' in line) for (const action of line.actions) leaves.push(action);
  if (line.comment) leaves.push(line.comment);
  return leaves;
}
