import { type Edit, lineStartsOf } from '@woodlog/notation/kernel';

/** Edits that make of one text another: of each line that differs where both have as many lines, else one for all that differs. */
export function editsBetween(text: string, other: string): readonly Edit[] {
  if (text === other) return [];
  const [starts, others] = [lineStartsOf(text), lineStartsOf(other)];
  if (starts.length !== others.length) return [changed(0, text, other)];
  return starts.flatMap((start, n) => {
    const line = text.slice(start, starts[n + 1]);
    const meant = other.slice(others[n], others[n + 1]);
    return line === meant ? [] : [changed(start, line, meant)];
  });
}

/** The edit from one text to another, without what both begin and end with. */
function changed(at: number, text: string, other: string): Edit {
  const most = Math.min(text.length, other.length);
  let same = 0;
  while (same < most && text[same] === other[same]) same++;
  let tail = 0;
  while (tail < most - same && text.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return { start: at + same, end: at + text.length - tail, text: other.slice(same, other.length - tail) };
}
