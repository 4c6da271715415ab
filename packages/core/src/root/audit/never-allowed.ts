import type { Action } from '../action.ts';
import type { Players } from '../law/context.ts';
import { turnAt } from '../turn/line.ts';
import type { Position } from '../turn/position.ts';
import type { Turn } from '../turn/step.ts';
import { type Breach, type Match, notAllowed } from './breach.ts';
import { MOST_BREACHES } from './budget.ts';

/** What of a line is not allowed whatever comes before it, in any order and with any cards. */
export function neverAllowed(players: Players, { table, now }: Position, actions: readonly Action[]): Breach[] {
  if (now === null) return [];
  const turn = turnAt(players, { state: table }, now);
  const step = { law: '', name: '', forced: false, part: undefined, fought: new Set<string>(), rest: undefined };
  return actions.flatMap((action, i): Breach[] =>
    isNeverAllowed(turn, action) ? [{ ...notAllowed(turn, action, i, step), isCertain: true }] : [],
  );
}

/** Nobody battles themselves (4.3), and but for a coalition no marker leaves the Hostile box (9.2.9.III). */
function isNeverAllowed(turn: Turn, action: Action): boolean {
  if (action.kind === 'battle') return action.attacker === action.defender;
  if (action.kind !== 'relate' || action.status === '0') return false;
  return turn.sides.some((side) => (side.law.refuses?.(turn, side, action) ?? null) !== null);
}

/** What is said of a line that has such breaches: they alone, where the rest of it cannot be told or explained with a few. */
export function withNever(match: Match, never: readonly Breach[]): Match {
  if (never.length === 0 || match.verdict === 'legal') return match;
  if (match.verdict === 'undecided' || match.breaches.length > MOST_BREACHES)
    return { verdict: 'illegal', breaches: never };
  const isNever = ({ action }: Breach): boolean => never.some((one) => one.action === action);
  const breaches = match.breaches.map((one) =>
    one.kind === 'extra' && isNever(one) ? { ...one, isCertain: true } : one,
  );
  return { verdict: 'illegal', breaches };
}
