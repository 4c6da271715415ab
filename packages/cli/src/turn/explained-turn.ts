import type { TurnPart } from './turn-adapter.ts';

/**
 * The actions of a turn, each group of them above the sections that led to it: the phase where it begins, the step every
 * time, and what counted within the step. Steps that did nothing are left out.
 */
export function explainedTurn(parts: readonly TurnPart[]): string[] {
  const rows: string[] = [];
  let phase: string | null = null;
  let step: readonly string[] = [];
  let within: string[] = [];
  for (const { law, kind, actions } of parts) {
    if (kind === 'phase') phase = law;
    else if (kind === 'step' && law !== null) {
      // What leads from one step to another stays: a turmoil (B.5.7) to its first step (B.5.7.1).
      step = [...within.filter((one) => isPartOf(law, one)), law];
      within = [];
    } else if (law !== null) within.push(law);
    if (actions.length === 0) continue;
    const opens = phase !== null && step.some((one) => isPartOf(one, `${phase}`)) ? [phase] : [];
    if (opens.length > 0) phase = null;
    const laws = [...new Set([...opens, ...step, ...within])];
    rows.push(`  ${actions.join('/')}\n${laws.length === 0 ? '' : `      ${laws.join(' ')}\n`}`);
    within = [];
  }
  return rows;
}

const isPartOf = (law: string, whole: string): boolean => law === whole || law.startsWith(`${whole}.`);
