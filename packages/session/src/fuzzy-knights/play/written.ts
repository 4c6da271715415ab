import { type Action, type State, fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { isViolation } from '@woodlog/core/kernel';
import { parse } from '@woodlog/notation/fuzzy-knights';
import type { Refusal } from '../../kernel/session.ts';

/** Parses steps in notation, in any case, with or without brackets. */
export function readSteps(words: string, seat: number): readonly Action[] | Refusal {
  const steps = words.replace(/^(?:p(?:layer\s*)?\d\s*:)\s*/i, '');
  const read = (text: string) => parse(`P${seat + 1}: ${text}`);
  // Coordinates may lack brackets: `5 4`.
  const bracketed = read(steps.replace(/(?<![\w.])(?<![(,]\s*)(\d+)[\s,]+(\d+)(?!\s*\))/g, '($1, $2)'));
  const isWrong = ({ diagnostics }: ReturnType<typeof parse>): boolean =>
    diagnostics.some(({ severity }) => severity === 'error');
  const { lines, diagnostics } = isWrong(bracketed) ? read(steps) : bracketed;
  const wrong = diagnostics.find(({ severity }) => severity === 'error');
  if (wrong !== undefined) {
    const { message, hint, law } = wrong;
    return { refused: hint ? `${message}; ${hint}` : message, rest: words, ...(law !== undefined && { law }) };
  }
  return lines.flatMap((line) => (line.kind === 'steps' ? line.actions : [])).flatMap(({ action }) => action ?? []);
}

/** Why a step is refused. */
export function whyNotStep(state: Readonly<State>, action: Action): Pick<Refusal, 'refused' | 'law'> {
  const plan = fuzzyKnights.plan(state, action);
  if (!isViolation(plan)) return { refused: 'not possible now' };
  return { refused: plan.message, ...(plan.law !== undefined && { law: plan.law }) };
}
