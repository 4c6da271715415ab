import type { Edit, Span } from '../../kernel/diagnostic.ts';

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
  let same = 0;
  while (same < written.length && same < meant.length && written[same] === meant[same]) same++;
  let tail = 0;
  const most = Math.min(written.length, meant.length) - same;
  while (tail < most && written.at(-1 - tail) === meant.at(-1 - tail)) tail++;
  return { start: at + same, end: at + written.length - tail, text: meant.slice(same, meant.length - tail) };
}

/** A candidate that replaces a text. */
export const writing = (at: number, written: string, meant: string, cost: number): Candidate => ({
  title: `write \`${meant}\``,
  edits: [editTo(at, written, meant)],
  cost,
});

/** Edits that put two texts in each other's place. */
export const exchanging = (text: string, one: Span, two: Span): Edit[] =>
  [
    { ...one, other: two },
    { ...two, other: one },
  ].map(({ start, end, other }) => ({ start, end, text: text.slice(other.start, other.end) }));

/** The title of such a fix for lines. */
export const EXCHANGE = 'exchange the two lines';
