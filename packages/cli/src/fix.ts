import { type Diagnostic, type Edit, type Fix, applyEdits, lineStartsOf, positionAt } from '@woodlog/notation/kernel';

/** A fix that has been applied: on which line, what it did, and what stood there. */
export interface Applied {
  readonly line: number;
  readonly title: string;
  readonly written: string;
}

/** A text after its certain fixes, what they did, and what is still said of it. */
interface Fixed {
  readonly text: string;
  readonly done: readonly Applied[];
  readonly left: readonly Diagnostic[];
}

/** Rounds of fixes; each may show the next one. */
const MOST_ROUNDS = 20;

/**
 * Applies the fixes that are certain until there are none, each to the text that the one before has left. What the law
 * refuses is never changed, nor is a comment.
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

/** All fixes at once, or, if together they bring something new, the first that does not. */
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
    if (errors(left) < errors(before)) return { fixes: some, text: next, left };
  }
  return null;
}

/** Errors of the text. A line that can be read again may be against the law: that is no fault of its fix. */
const errors = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(({ severity, code }) => severity === 'error' && !code.startsWith('law/')).length;

const certainOf = ({ code, fixes = [] }: Diagnostic, text: string): readonly Fix[] =>
  code.startsWith('law/')
    ? []
    : fixes.slice(0, 1).filter(({ certain, edits }) => certain && !edits.some((edit) => touchesComment(text, edit)));

/** Whether an edit reaches into a comment, or makes or breaks the signs of one. */
function touchesComment(text: string, { start, end, text: written }: Edit): boolean {
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  const around = `${text.slice(Math.max(lineStart, start - 1), start)}${written}${text.charAt(end)}`;
  return text.slice(lineStart, end).includes('//') || around.includes('//');
}

/** Fixes that do not overlap, in the order of the text. */
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
