import type { Edit } from '../../kernel/diagnostic.ts';

/** A text that may have been meant, before anybody has tried it. */
export interface Candidate {
  readonly title: string;
  readonly edits: readonly Edit[];
  /** The less likely the slip, the more: 1 for the commonest. */
  readonly cost: number;
}

/** Up to this cost a slip is a common mistake of writing, which changes no number and no name. */
export const COMMON = 1;

/** The edit that makes of one text another and leaves alone what both begin and end with. */
export function editTo(at: number, written: string, meant: string): Edit {
  let same = 0;
  while (same < written.length && same < meant.length && written[same] === meant[same]) same++;
  let tail = 0;
  const most = Math.min(written.length, meant.length) - same;
  while (tail < most && written.at(-1 - tail) === meant.at(-1 - tail)) tail++;
  return { start: at + same, end: at + written.length - tail, text: meant.slice(same, meant.length - tail) };
}

/** A candidate that writes one text for another. */
export const writing = (at: number, written: string, meant: string, cost: number): Candidate => ({
  title: `write \`${meant}\``,
  edits: [editTo(at, written, meant)],
  cost,
});
