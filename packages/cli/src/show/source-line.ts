import { visible } from './visible.ts';
import { widthOf } from './width.ts';

/** Longer lines are shown around the marked part. */
const LONGEST = 160;
/** Characters shown before and after the start of the mark in a long line. */
const BEFORE = 40;
const AFTER = 80;

const CUT = '…';

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** Moves an offset out of a surrogate pair. */
const whole = (line: string, at: number): number => (isLowSurrogate(line.charCodeAt(at)) ? at - 1 : at);

/** Blanks as wide as the text, with tabs kept, so that carets below it line up. */
const blanksFor = (text: string): string =>
  text
    .split('\t')
    .map((piece) => ' '.repeat(widthOf(piece)))
    .join('\t');

/**
 * A line with carets under a part, both safe for a terminal. Wide characters, combining marks and tabs are allowed for.
 *
 * @example sourceLine('C:w->1/Zx', 7, 9) // ['C:w->1/Zx', '       ^^']
 */
export function sourceLine(line: string, start: number, end: number): readonly [source: string, carets: string] {
  let from = 0;
  let to = line.length;
  if (line.length > LONGEST) {
    from = whole(line, Math.max(0, start - BEFORE));
    to = whole(line, Math.min(line.length, start + AFTER));
  }
  const before = (from > 0 ? CUT : '') + visible(line.slice(from, start));
  const meant = visible(line.slice(start, Math.min(end, to)));
  const after = visible(line.slice(Math.min(end, to), to)) + (to < line.length ? CUT : '');
  const run = '^'.repeat(Math.max(1, widthOf(meant.replaceAll('\t', ' '))));
  return [before + meant + after, blanksFor(before) + run];
}
