import { type Diagnostic, type Edit, type Fix, applyEdits, lineStartsOf, positionAt } from '@woodlog/notation/kernel';

/** An applied fix: its line, what it did, and the old text. */
export interface Applied {
  readonly line: number;
  readonly title: string;
  readonly written: string;
}

interface Fixed {
  readonly text: string;
  readonly done: readonly Applied[];
  readonly left: readonly Diagnostic[];
}

/** Fixes may lead to further fixes, so there are rounds. */
const MOST_ROUNDS = 20;

/**
 * Applies the certain fixes one after another until none is left. Never changes comments or what only the law refuses.
 */
export async function applyCertain(
  given: string,
  said: (text: string) => Promise<readonly Diagnostic[]>,
): Promise<Fixed> {
  const done: Applied[] = [];
  let text = given;
  let left = await said(text);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fixes = apart(left.flatMap((one) => certainOf(one, text)));
    if (fixes.length === 0) break;
    const next = await best(text, fixes, left, said);
    if (next === null) break;
    done.push(...next.fixes.map((fix) => applied(text, fix)));
    ({ text, left } = next);
  }
  return { text, done, left };
}

/** All fixes at once or, if together they cause new errors, the first that causes none. */
async function best(
  text: string,
  fixes: readonly Fix[],
  before: readonly Diagnostic[],
  said: (text: string) => Promise<readonly Diagnostic[]>,
): Promise<{ fixes: readonly Fix[]; text: string; left: readonly Diagnostic[] } | null> {
  for (const some of [fixes, ...(fixes.length > 1 ? fixes.map((fix) => [fix]) : [])]) {
    const { text: next } = applyEdits(
      text,
      some.flatMap(({ edits }) => edits),
    );
    const left = await said(next);
    if (faults(left) < faults(before)) return { fixes: some, text: next, left };
  }
  return null;
}

/** Errors of syntax and pieces, and warnings, which count less: a fix is not to blame if the line it makes readable is illegal. */
const faults = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.reduce((sum, { severity, code }) => sum + (code.startsWith('law/') ? 0 : WEIGHTS[severity]), 0);

const WEIGHTS = { error: 1000, warning: 1, info: 0 } as const;

const certainOf = ({ code, fixes = [] }: Diagnostic, text: string): readonly Fix[] =>
  code.startsWith('law/')
    ? []
    : fixes.slice(0, 1).filter(({ certain, edits }) => certain && !edits.some((edit) => touchesComment(text, edit)));

/** Whether an edit changes a comment, or makes or breaks its marks. */
function touchesComment(text: string, { start, end, text: written }: Edit): boolean {
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  const around = `${text.slice(Math.max(lineStart, start - 1), start)}${written}${text.charAt(end)}`;
  return text.slice(lineStart, end).includes('//') || around.includes('//');
}

function apart(fixes: readonly Fix[]): readonly Fix[] {
  const sorted = [...fixes].sort((a, b) => startOf(a) - startOf(b));
  const kept: Fix[] = [];
  let end = -1;
  for (const fix of sorted) {
    if (startOf(fix) <= end) continue;
    kept.push(fix);
    end = Math.max(...fix.edits.map((edit) => edit.end));
  }
  return kept;
}

const startOf = ({ edits }: Fix): number => Math.min(...edits.map(({ start }) => start));

function applied(text: string, { title, edits }: Fix): Applied {
  const { line } = positionAt(lineStartsOf(text), edits[0]?.start ?? 0);
  const written = edits.map(({ start, end }) => text.slice(start, end)).join(' ');
  return { line, title, written: written.trim() };
}
