import { type Edit, lineStartsOf } from '@woodlog/notation/kernel';

/** Edits that turn one text into another: one for each changed line if both have as many lines, else a single one. */
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

/** A single edit between two texts, without common start and end. */
function changed(at: number, text: string, other: string): Edit {
  const most = Math.min(text.length, other.length);
  let same = 0;
  while (same < most && text[same] === other[same]) same++;
  let tail = 0;
  while (tail < most - same && text.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return { start: at + same, end: at + text.length - tail, text: other.slice(same, other.length - tail) };
}
