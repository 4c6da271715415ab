import {
  type Diagnostic,
  type Edit,
  type Fix,
  type Span,
  applyEdits,
  lineStartsOf,
  positionAt,
} from '@woodlog/notation/kernel';
import type { Paint } from './paint.ts';
import { sourceLine } from './source-line.ts';
import { visible } from './visible.ts';

/** Fixes that change more lines are shown by title only. */
const MOST_LINES = 3;

/**
 * The fixes of a diagnostic: a certain one as the new line with changes underlined, others by title, and with their
 * lines if they change another line.
 */
export function fixLines(
  text: string,
  { start, fixes = [] }: Diagnostic,
  gutter: number,
  colours: Paint,
): readonly string[] {
  const starts = lineStartsOf(text);
  const { line } = positionAt(starts, start);
  const isHere = (edit: Edit): boolean => positionAt(starts, edit.start).line === line;
  const isBrief = ({ certain, edits }: Fix): boolean => !certain && edits.every(isHere);
  const margin = `${' '.repeat(gutter + 1)} =`;
  const brief = fixes.filter(isBrief).map(({ title }) => visible(title));
  const shown = fixes
    .filter((fix) => !isBrief(fix))
    .flatMap((fix) => [
      `${margin} ${fix.certain ? 'fix' : 'possible fix'}: ${visible(fix.title)}`,
      ...changedLines(text, fix, gutter, colours),
    ]);
  return [...shown, ...(brief.length === 0 ? [] : [`${margin} possible fix: ${brief.join('; or ')}`])];
}

/** The lines that a fix writes; none if it only deletes. */
function changedLines(text: string, { edits }: Fix, gutter: number, colours: Paint): string[] {
  const { text: fixed, spans } = applyEdits(text, edits);
  const starts = lineStartsOf(fixed);
  const first = new Map<number, Span>();
  for (const [n, span] of spans.entries()) {
    const { line } = positionAt(starts, span.start);
    const removed = text.slice(edits[n]?.start, edits[n]?.end);
    const takesLine = span.start === span.end && /[\r\n]/.test(removed);
    if (!takesLine && !first.has(line)) first.set(line, span);
  }
  if (first.size > MOST_LINES) return [];
  return [...first].flatMap(([line, { start, end }]) => {
    const lineStart = starts[line - 1] ?? 0;
    const whole = fixed.slice(lineStart, starts[line]).replace(/\r?\n$|\r$/, '');
    const [source, marks] = sourceLine(whole, Math.min(start - lineStart, whole.length), end - lineStart);
    const number = String(line).padStart(gutter);
    const under = ` ${' '.repeat(gutter)} | ${colours.green(marks.replaceAll('^', '~'))}`;
    return [` ${number} | ${source}`, ...(start === end ? [] : [under])];
  });
}
