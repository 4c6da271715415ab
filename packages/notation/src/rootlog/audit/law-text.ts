import type { Action } from '@woodlog/core/root';
import { type Breach, type Match, partsOf } from '@woodlog/core/root-law';
import type { AuditedLine } from '../../kernel/audited.ts';
import type { Diagnostic } from '../../kernel/diagnostic.ts';
import type { LogLine } from './log-line.ts';

/** A verdict as `check` gives it with the line. */
export function verdictOf(
  match: Match | null,
  actions: readonly Action[],
): Pick<AuditedLine, 'verdict' | 'law' | 'because'> {
  if (match === null) return { verdict: 'slip' };
  switch (match.verdict) {
    case 'legal': {
      const [because] = match.assumed;
      return because === undefined ? { verdict: 'legal' } : { verdict: 'legal-if', because };
    }
    case 'illegal': {
      const [first] = causesOf(match.breaches, actions);
      return { verdict: 'illegal', ...(first && { law: first.law, because: first.because }) };
    }
    case 'undecided':
      return { verdict: 'undecided', because: match.because };
  }
}

/**
 * What is told of a line: each cause once. What no rule forbids by itself may follow from something that is not allowed:
 * it comes after it, or it is what that costs, just before it. A card that is drawn in the line is due only because of
 * something else.
 */
function causesOf(breaches: readonly Breach[], actions: readonly Action[]): readonly Breach[] {
  const isSame = (one: Breach, other: Breach): boolean => one.action === other.action && one.because === other.because;
  const isExtra = ({ kind }: Breach): boolean => kind === 'extra';
  const isCost = ({ action }: Breach): boolean =>
    breaches.some((one) => isExtra(one) && one.isVague !== true && one.action === action + 1);
  return breaches.flatMap((one, i): Breach[] => {
    const before = breaches.slice(0, i);
    const isTold =
      one.isVague === true
        ? !isCost(one) && !before.some(isExtra) && !breaches.some((it) => isMisplaced(one, it, actions))
        : !breaches.some((it) => isTriedBy(one, it, actions)) &&
          !before.some((it) => isSame(one, it)) &&
          !(breaches.some(isExtra) && isDrawn(one, actions));
    const { action } = breaches.find((it) => isMisplaced(it, one, actions)) ?? one;
    return isTold ? [{ ...one, action }] : [];
  });
}

/** Whether pieces are placed where no rule places them, and the same are due elsewhere: one cause, told by what is due. */
function isMisplaced({ isVague, action }: Breach, { kind, acts = [] }: Breach, actions: readonly Action[]): boolean {
  const written = actions[action];
  const placed = (act: Action): string =>
    act.kind === 'move' ? act.parts.map(({ what, from, count }) => `${count} ${what} ${from}`).join() : '';
  if (isVague !== true || kind !== 'missing' || written === undefined) return false;
  return / (?:supply|null)/.test(placed(written)) && acts.some((act) => placed(act) === placed(written));
}

/** Of what a step of the setup leaves out the first is told, and how much more there is. */
function eachStepOnce(breaches: readonly Breach[]): readonly Breach[] {
  return breaches.flatMap((one, i) => {
    const isAlike = ({ kind, step }: Breach): boolean => kind === 'missing' && step === one.step;
    if (one.kind !== 'missing') return one;
    if (breaches.findIndex(isAlike) < i) return [];
    const more = breaches.filter(isAlike).length - 1;
    return more === 0 ? one : { ...one, because: `${one.because}; and ${more} more like that` };
  });
}

/** Whether a duty is to draw cards, none of them drawn by it, and the line draws as many. */
function isDrawn({ acts, done = 0 }: Breach, actions: readonly Action[]): boolean {
  const [due, more] = acts ?? [];
  if (due?.kind !== 'move' || more !== undefined || done > 0) return false;
  const hand = due.parts[0]?.to;
  const drawn = (act: Action): number =>
    partsOf(act).reduce((sum, { from, to, count }) => sum + (from === 'draw' && to === hand ? count : 0), 0);
  return drawn(due) > 0 && actions.reduce((sum, act) => sum + drawn(act), 0) >= drawn(due);
}

/**
 * Whether a deed that is not done was tried in a way that no rule allows, or is only what seemed to be paid for with that:
 * then it is one cause.
 */
function isTriedBy({ kind, deed, law, acts, before }: Breach, other: Breach, actions: readonly Action[]): boolean {
  const tried = actions[other.action]?.kind;
  if (kind !== 'missing' || other.kind !== 'extra' || other.isVague) return false;
  if (deed !== undefined) return law === other.law || (deed !== 'move' && tried === deed);
  const [act] = acts ?? [];
  const isItself = law === other.law && act !== undefined && act.kind !== 'move' && act.kind === tried;
  const paid = before === other.action ? actions[before - 1] : undefined;
  // No item is exhausted for a card that is drawn or discarded.
  const isBought = act !== undefined && partsOf(act).some(({ from, to }) => from !== 'draw' && to !== 'discard');
  return isItself || (isBought && paid !== undefined && partsOf(paid).some(({ turn }) => turn === 'e'));
}

/** A verdict as diagnostics, each at its action. */
export function diagnosticsOf({ label, spans, actions, setup }: LogLine, match: Match): Diagnostic[] {
  const said = (severity: Diagnostic['severity'], code: string, message: string, action: number): Diagnostic => {
    const { start, end } = spans[action] ?? spans.at(-1) ?? label;
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
    case 'illegal': {
      const told = causesOf(match.breaches, actions);
      return (setup ? eachStepOnce(told) : told).map(({ kind, law, because, action }) => ({
        ...said('error', kind === 'missing' ? 'law/not-done' : 'law/not-allowed', because, action),
        law,
      }));
    }
    case 'undecided':
      return [said('info', 'law/undecided', `not decided: ${match.because}`, 0)];
  }
}
