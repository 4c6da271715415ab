import { type Fix, type ShownDiagnostic, type Span, applyEdits, lineStartsOf } from '@woodlog/notation/kernel';
import { parse } from '@woodlog/notation/root';

/**
 * Fixes of a diagnostic, best first. Where it has none: the text of its hint, in place of what it marks, or of the
 * whole action where only that can be read.
 */
export function fixesOf(diagnostic: ShownDiagnostic, text: string): readonly Fix[] {
  if (diagnostic.fixes !== undefined) return diagnostic.fixes;
  const title = /(?:did you mean|write) `([^`]+)`/.exec(diagnostic.message)?.[1];
  if (title === undefined) return [];
  const lineStart = lineStartsOf(text)[diagnostic.line - 1] ?? 0;
  const marked = { start: lineStart + diagnostic.column - 1, end: lineStart + diagnostic.endColumn - 1 };
  const [best] = [marked, actionAt(text, marked)]
    .map((span) => ({ ...span, text: title }))
    .map((edit) => ({ edit, unread: parse(applyEdits(text, [edit]).text).diagnostics.length }))
    .sort((a, b) => a.unread - b.unread);
  return best === undefined ? [] : [{ title, certain: false, edits: [best.edit] }];
}

/** The action that a span is part of; the span itself where there is none. */
function actionAt(text: string, { start, end }: Span): Span {
  const nodes = parse(text).lines.flatMap((line) => ('actions' in line ? line.actions : []));
  const node = nodes.find((one) => one.start <= start && end <= one.end);
  return { start: node?.start ?? start, end: node?.end ?? end };
}
