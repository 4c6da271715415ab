import { inCommon } from '../../kernel/in-common.ts';
import { type Edit, type Span, textAt } from '../../kernel/diagnostic.ts';

/** A text that may have been meant, not tried yet. */
export interface Candidate {
  readonly title: string;
  readonly edits: readonly Edit[];
  /** Higher for less likely mistakes; 1 for the most common. */
  readonly cost: number;
}

/** Up to this cost, a mistake is a common slip of the pen that changes no number and no name. */
export const COMMON = 1;

/** The edit that turns one text into another, without their common start and end. */
export function editTo(at: number, written: string, meant: string): Edit {
  const [same, tail] = inCommon(written, meant);
  return { start: at + same, end: at + written.length - tail, text: meant.slice(same, meant.length - tail) };
}

/** A candidate with one edit. */
export const candidate = (title: string, edit: Edit, cost: number): Candidate => ({ title, edits: [edit], cost });

/** A candidate that replaces a text. */
export const writing = (at: number, written: string, meant: string, cost: number): Candidate =>
  candidate(`write \`${meant}\``, editTo(at, written, meant), cost);

/** Edits that put two texts in each other's place. */
export const exchanging = (text: string, one: Span, two: Span): Edit[] =>
  [
    { ...one, other: two },
    { ...two, other: one },
  ].map(({ start, end, other }) => ({ start, end, text: textAt(text, other) }));

/** The title of such a fix for lines. */
export const EXCHANGE = 'exchange the two lines';
