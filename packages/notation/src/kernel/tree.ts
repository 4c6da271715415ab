import type { Diagnostic, Span } from './diagnostic.ts';

/**
 * The lossless tree of a text. Every node is a span of it; anything not covered (blanks, line ends, separators) is
 * trivia, and is kept.
 */
export interface LosslessTree<Line> {
  readonly text: string;
  /** Lines that are not blank, in order. */
  readonly lines: readonly Line[];
  readonly diagnostics: readonly Diagnostic[];
}

/** An action as written, with its meaning; `null` if unreadable. */
export interface NodeOf<Action> extends Span {
  readonly action: Action | null;
}

/** A comment, including the sign that begins it. */
export interface CommentNode extends Span {
  /** Without that sign and surrounding blanks. */
  readonly text: string;
}

/** The meanings of actions, without unreadable ones. */
export function actionsOf<Action>(nodes: readonly NodeOf<Action>[]): Action[] {
  const actions: Action[] = [];
  for (const { action } of nodes) if (action) actions.push(action);
  return actions;
}
