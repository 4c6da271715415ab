import { type Diagnostic, type Severity, lineStartsOf, positionAt } from '@woodlog/notation/kernel';
import type { Paint } from './paint.ts';
import { counted, listed } from '@woodlog/core/kernel';
import { fixLines } from './fix-lines.ts';
import { sourceLine } from './source-line.ts';
import { visible } from './visible.ts';

/** Diagnostics of a line that are shown; more are counted. */
const MOST_A_LINE = 3;
const MOST_A_FILE = 50;

const paint = { error: 'red', warning: 'yellow', info: 'cyan' } as const;

export interface Judged {
  readonly name: string;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Prints diagnostics like a compiler, in the order of the text: place, severity, message and code; the line with
 * carets; the hint. Ends with their number; empty without any.
 */
export function diagnosticsText({ name, text, diagnostics }: Judged, colours: Paint): string {
  if (diagnostics.length === 0) return '';
  const starts = lineStartsOf(text);
  const sorted = [...diagnostics].sort((a, b) => a.start - b.start);
  const out: string[] = [];
  let shown = 0;
  for (let i = 0; i < sorted.length && shown < MOST_A_FILE; ) {
    const { line } = positionAt(starts, sorted[i]?.start ?? 0);
    let next = i;
    while (next < sorted.length && sorted[next]!.start < (starts[line] ?? Number.POSITIVE_INFINITY)) next++;
    const here = sorted.slice(i, next);
    const chosen = mostTelling(here, Math.min(MOST_A_LINE, MOST_A_FILE - shown));
    for (const one of chosen) out.push(...diagnosticLines(name, text, starts, one, colours));
    shown += chosen.length;
    const more = here.length - chosen.length;
    if (more > 0 && shown < MOST_A_FILE) out.push(`${name}:${line}: ${more} more in this line`);
    i = next;
  }
  if (shown >= MOST_A_FILE && sorted.length > shown)
    out.push(`${name}: the first ${shown} of ${sorted.length} are shown`);
  // A log that is cut off must not be overlooked among other errors.
  const cut = sorted.find(({ code }) => code === 'ledger/too-many');
  if (cut !== undefined && shown >= MOST_A_FILE) out.push(...diagnosticLines(name, text, starts, cut, colours));
  out.push(`${name}: ${countText(diagnostics)}`);
  return `${out.join('\n')}\n`;
}

/** The diagnostics of a line to show: syntax errors before violations of the law. */
function mostTelling(here: readonly Diagnostic[], most: number): readonly Diagnostic[] {
  if (here.length <= most) return here;
  const isOfLaw = ({ code }: Diagnostic): boolean => code.startsWith('law/');
  const chosen = new Set([...here.filter((one) => !isOfLaw(one)), ...here.filter(isOfLaw)].slice(0, most));
  return here.filter((one) => chosen.has(one));
}

function diagnosticLines(
  name: string,
  text: string,
  starts: readonly number[],
  diagnostic: Diagnostic,
  colours: Paint,
): string[] {
  const { severity, code, message, hint, law, follows = [], start, end } = diagnostic;
  const { line, column } = positionAt(starts, start);
  const lineStart = starts[line - 1] ?? 0;
  const whole = text.slice(lineStart, starts[line]).replace(/\r?\n$|\r$/, '');
  const [source, carets] = sourceLine(whole, Math.min(column - 1, whole.length), end - lineStart);
  const gutter = ' '.repeat(String(line).length);
  const colour = colours[paint[severity]];
  const place = colours.bold(`${name}:${line}:${column}:`);
  const section = law === undefined ? '' : ` (${law})`;
  return [
    `${place} ${colour(`${severity}:`)} ${visible(message)}${section} ${colours.dim(`[${code}]`)}`,
    ` ${line} | ${source}`,
    ` ${gutter} | ${colour(carets)}`,
    ...(hint === undefined ? [] : [` ${gutter} = ${visible(hint)}`]),
    ...fixLines(text, diagnostic, gutter.length, colours),
    ...(follows.length === 0 ? [] : [` ${gutter} = ${followsText(follows)}`]),
  ];
}

/** The lines that a diagnostic spoils, as a sentence. */
function followsText(lines: readonly number[]): string {
  if (lines.length === 1) return `line ${lines[0]} follows from this`;
  return `lines ${listed(lines)} follow from this`;
}

/**
 * Counts diagnostics.
 *
 * @example countText([{ severity: 'error' }, { severity: 'error' }, { severity: 'warning' }]) // '2 errors, 1 warning'
 */
export function countText(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Severity, word: string): string[] => {
    const found = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return found === 0 ? [] : [counted(found, word)];
  };
  const counts = [...count('error', 'error'), ...count('warning', 'warning'), ...count('info', 'remark')];
  return counts.length === 0 ? 'no errors' : counts.join(', ');
}

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');
