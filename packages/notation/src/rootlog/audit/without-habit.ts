import type { Audit, AuditedLine, LineReport } from '../../kernel/audited.ts';
import { lineFinder } from '../../kernel/positions.ts';
import { type Habitual, withHabit } from '../fixes/habitual.ts';
import { withFixes } from '../fixes/with-fixes.ts';

/** The audit of a log with a habit of writing: the habit, and what is found in the log without it. */
export function auditWithout(habit: Habitual, found: Audit | null): Audit | null {
  if (found === null) return null;
  const { tree, diagnostics } = habit.checked;
  const revise = found.revise ?? ((read) => [...read, ...found.diagnostics]);
  return {
    diagnostics: found.diagnostics.map(habit.back),
    lines: found.lines.map((one) => inLog(habit, one)),
    revise: () => withHabit(habit, revise(withFixes(tree, diagnostics))),
  };
}

/** The same line by line. */
export function* linesWithout(habit: Habitual, found: Iterable<LineReport>): Generator<LineReport> {
  const { text, said, back, lineBack } = habit;
  const at = lineFinder(text)(said.start);
  let isTold = false;
  for (const { line: inner, verdict, diagnostics } of found) {
    const line = lineBack(inner);
    const own = diagnostics.map(back);
    isTold ||= line === at;
    yield { line, verdict: verdict && inLog(habit, verdict), diagnostics: line === at ? [said, ...own] : own };
  }
  if (!isTold) yield { line: at, verdict: null, diagnostics: [said] };
}

const inLog = ({ lineBack }: Habitual, one: AuditedLine): AuditedLine => ({ ...one, line: lineBack(one.line) });
