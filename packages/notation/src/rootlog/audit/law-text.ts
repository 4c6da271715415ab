import type { Breach, Match } from '@woodlog/core/root-law';
import type { AuditedLine } from '../../kernel/audited.ts';
import type { Diagnostic, Span } from '../../kernel/diagnostic.ts';
import type { LogLine } from './log-line.ts';

/** A verdict as `check` gives it with the line. */
export function verdictOf(match: Match | null): Pick<AuditedLine, 'verdict' | 'law' | 'because'> {
  if (match === null) return { verdict: 'slip' };
  switch (match.verdict) {
    case 'legal': {
      const [because] = match.assumed;
      return because === undefined ? { verdict: 'legal' } : { verdict: 'legal-if', because };
    }
    case 'illegal': {
      const [first] = match.breaches;
      return { verdict: 'illegal', ...(first && { law: first.law, because: first.because }) };
    }
    case 'undecided':
      return match;
  }
}

/**
 * What is told of a line: each cause once. What no rule forbids by itself may follow from something before it that is not
 * allowed, and is not told after that.
 */
function causesOf(breaches: readonly Breach[]): readonly Breach[] {
  const isSame = (one: Breach, other: Breach): boolean => one.action === other.action && one.because === other.because;
  return breaches.filter((one, i) => {
    const before = breaches.slice(0, i);
    return one.isVague === true ? !before.some(({ kind }) => kind === 'extra') : !before.some((it) => isSame(one, it));
  });
}

/** A verdict as diagnostics, each at its action. */
export function diagnosticsOf({ label, spans }: LogLine, match: Match): Diagnostic[] {
  const at = (action: number): Span => spans[action] ?? spans.at(-1) ?? label;
  const said = (severity: Diagnostic['severity'], code: string, message: string, action: number): Diagnostic => {
    const { start, end } = at(action);
    return { severity, code, message, start, end };
  };
  switch (match.verdict) {
    case 'legal':
      return [
        ...[...new Set(match.assumed)].map((assumed) => said('info', 'law/assumed', `legal if ${assumed}`, 0)),
        ...(match.late ?? []).map(({ law, because, action }) => ({
          ...said('warning', 'law/order', because, action),
          law,
        })),
      ];
    case 'illegal':
      return causesOf(match.breaches).map(({ kind, law, because, action }) => ({
        ...said('error', kind === 'missing' ? 'law/not-done' : 'law/not-allowed', because, action),
        law,
      }));
    case 'undecided':
      return [said('info', 'law/undecided', `not decided: ${match.because}`, 0)];
  }
}
