import type { Span } from '@woodlog/notation/kernel';

/** New text in place of a span. */
export interface Edit extends Span {
  readonly text: string;
}

/** Applies edits that do not overlap. Returns the new text, and where the text of each edit stands in it. */
export function applyEdits(text: string, edits: readonly Edit[]): { text: string; spans: Span[] } {
  const order = edits.map((edit, n) => ({ edit, n })).sort((a, b) => a.edit.start - b.edit.start);
  const spans: Span[] = new Array(edits.length);
  let result = '';
  let done = 0;
  for (const { edit, n } of order) {
    result += text.slice(done, edit.start);
    spans[n] = { start: result.length, end: result.length + edit.text.length };
    result += edit.text;
    done = edit.end;
  }
  return { text: result + text.slice(done), spans };
}
