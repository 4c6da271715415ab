import type { Diagnostic, Span } from './diagnostic.ts';

/**
 * The lossless tree of a text. Every node is a span of it; what no node covers (blanks, line ends, separators) is trivia,
 * and stays where it is.
 */
export interface LosslessTree<Line> {
  readonly text: string;
  /** Lines that say something, in order. */
  readonly lines: readonly Line[];
  readonly diagnostics: readonly Diagnostic[];
}

/** An action as written, and what it means; `null` if it could not be read. */
export interface NodeOf<Action> extends Span {
  readonly action: Action | null;
}

/** A comment, from the sign that begins it on. */
export interface CommentNode extends Span {
  /** Without that sign and blanks around it. */
  readonly text: string;
}

/** What actions mean; those that could not be read are left out. */
export function actionsOf<Action>(nodes: readonly NodeOf<Action>[]): Action[] {
  const actions: Action[] = [];
  for (const { action } of nodes) if (action) actions.push(action);
  return actions;
}
