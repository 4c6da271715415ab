import type { Edit, Span } from './diagnostic.ts';

/**
 * Applies edits that do not overlap. Returns the new text, and the position of each edit's text in it.
 *
 * @example applyEdits('C:r_b->5', [{ start: 2, end: 5, text: 'b_r' }]) // { text: 'C:b_r->5', spans: [{ start: 2, end: 5 }] }
 */
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
