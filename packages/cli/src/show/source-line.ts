import { visible } from './visible.ts';
import { widthOf } from './width.ts';

/** Lines up to this length are shown whole, longer ones around what is meant. */
const LONGEST = 160;
/** What is shown of a long line before and after the start of what is meant. */
const BEFORE = 40;
const AFTER = 80;

const CUT = '…';

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** An offset that does not part a pair of surrogates. */
const whole = (line: string, at: number): number => (isLowSurrogate(line.charCodeAt(at)) ? at - 1 : at);

/** As wide as the text, tabs kept: what comes below it starts where it ends. */
const blanksFor = (text: string): string =>
  text
    .split('\t')
    .map((piece) => ' '.repeat(widthOf(piece)))
    .join('\t');

/**
 * A line of a text and a run of carets under a part of it, both safe to show. Wide characters, marks and tabs before
 * the part move the carets as they move the part.
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
