import type { Diagnostic, Fix } from '../../kernel/diagnostic.ts';
import { applyEdits } from '../../kernel/edits.ts';
import { parse } from '../read/parse.ts';
import { type Checked, checkFrom, tableBefore } from '../replay/check.ts';
import type { Tree } from '../tree.ts';
import { actionCandidates } from './action-candidates.ts';
import { COMMON, type Candidate } from './candidate.ts';
import { habitOf, withHabit } from './habitual.ts';
import { lineCandidates } from './line-candidates.ts';

/** Fixes of one diagnostic. */
const MOST_FIXES = 3;

/** The number of candidates of a diagnostic to try on the whole log, and of diagnostics with fixes. */
const MOST_TRIED = 6;
const MOST_DIAGNOSTICS = 24;

/** The number of characters to read for candidates: in logs that are long, or have many diagnostics, fewer have fixes. */
const MOST_READ = 3_000_000;

/** The number of characters that are read in the time that one diagnostic takes. */
const READ_MEANWHILE = 100;

/**
 * The diagnostics of `check`, with fixes if there are any. A fix removes its diagnostic and adds none. A habit of writing is one
 * error, and the rest is about the log without it.
 *
 * @example withFixes(tree, check(tree))
 */
export function withFixes(tree: Tree, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const checked = checkFrom(tree);
  const habit = habitOf(checked);
  if (habit !== null) return withHabit(habit, withFixes(habit.checked.tree, habit.checked.diagnostics));
  return diagnostics.map(fixer(checked, diagnostics));
}

/** Adds their fixes to diagnostics of a checked log, as far as there is room for them. */
export function fixer(checked: Checked, diagnostics = checked.diagnostics): (one: Diagnostic) => Diagnostic {
  const cost = (checked.tree.text.length + diagnostics.length * READ_MEANWHILE) * MOST_TRIED;
  const room = Math.min(MOST_DIAGNOSTICS, Math.floor(MOST_READ / cost));
  const chosen = new Set(diagnostics.filter(({ severity }) => severity !== 'info').slice(0, Math.max(0, room)));
  const known = new Map<Diagnostic, Diagnostic>();
  return (one) => {
    let fixed = known.get(one);
    if (fixed !== undefined || !chosen.has(one)) return fixed ?? one;
    const fixes = fixesOf(checked, one);
    fixed = fixes.length === 0 ? one : { ...one, fixes };
    known.set(one, fixed);
    return fixed;
  };
}

/**
 * Fixes of one diagnostic of a checked log, best first, at most three. One is certain if it corrects a common slip of
 * the pen, changes no number, and nothing else is as likely. With `ahead`, only so many lines after it show whether it adds a
 * diagnostic: an editor cannot wait for all.
 */
export function fixesOf(whole: Checked, diagnostic: Diagnostic, ahead = Number.POSITIVE_INFINITY): readonly Fix[] {
  const checked = upTo(whole, diagnostic, ahead);
  const { tree } = checked;
  const proven: Candidate[] = [];
  let tried = 0;
  for (const candidate of candidatesOf(checked, diagnostic)) {
    if (proven.length === MOST_FIXES || tried++ === MOST_TRIED) break;
    if (removes(checked, diagnostic, candidate)) proven.push(candidate);
  }
  const isClear = isOfWriting(diagnostic) && proven.every(({ cost }, n) => cost <= COMMON === (n === 0));
  return proven.map(({ title, edits }, n) => ({
    title,
    certain:
      n === 0 && isClear && keepsNumbers(tree, edits) && !edits.some(({ end, text }) => takesAway(tree, end, text)),
    edits,
  }));
}

/** A log that ends so many lines after a diagnostic. */
function upTo(checked: Checked, { start }: Diagnostic, ahead: number): Checked {
  const { text, lines } = checked.tree;
  const end = lines[lines.findIndex((line) => start <= line.end) + ahead]?.end;
  return end === undefined ? checked : checkFrom(parse(text.slice(0, end)), checked);
}

const isOfWriting = ({ severity, code }: Diagnostic): boolean => severity === 'error' && code.startsWith('rootlog/');

/** Whether it removes what may have gone somewhere. */
const takesAway = ({ text }: Tree, end: number, written: string): boolean =>
  written === '->' && /^\s*(?:[/;\r\n]|$)/.test(text.slice(end, end + MOST_BLANKS));

const MOST_BLANKS = 8;

function keepsNumbers({ text }: Tree, edits: Candidate['edits']): boolean {
  return edits.every(
    ({ start, end, text: written }) => !/\d/.test(written) || text.slice(start, end).includes(written),
  );
}

function candidatesOf(checked: Checked, diagnostic: Diagnostic): readonly Candidate[] {
  const { tree } = checked;
  const line = tree.lines.find(({ start, end }) => start <= diagnostic.start && diagnostic.start <= end);
  if (line === undefined) return [];
  const ofLine = [...lineCandidates(tree, line, diagnostic)].sort((a, b) => a.cost - b.cost);
  if (line.kind !== 'turn') return ofLine;
  const node = line.actions.find(({ start, end }) => start <= diagnostic.start && diagnostic.start < end);
  return node === undefined
    ? ofLine
    : [...ofLine, ...actionCandidates(tree, line, node, diagnostic, tableBefore(checked, tree.lines.indexOf(line)))];
}

/** Whether a change removes a diagnostic and adds none. */
function removes(checked: Checked, diagnostic: Diagnostic, { edits }: Candidate): boolean {
  const counts = new Map<string, number>();
  const key = ({ code, message }: Diagnostic): string => `${code} ${message}`;
  for (const one of checked.diagnostics) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
  const { text } = applyEdits(checked.tree.text, edits);
  const { diagnostics: left } = checkFrom(parse(text), checked, Number.POSITIVE_INFINITY);
  for (const one of left) {
    const count = counts.get(key(one)) ?? 0;
    if (count === 0) return false;
    counts.set(key(one), count - 1);
  }
  return (counts.get(key(diagnostic)) ?? 0) > 0;
}
