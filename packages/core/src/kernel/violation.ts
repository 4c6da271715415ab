import type { Json } from './json.ts';

/** A refused action, answer or input, by the rule that forbids it. It is a value and is never thrown. */
export interface Violation {
  /** A stable code, `area/reason`: `move/not-ruled`. Programs may test it; the message may change. */
  readonly violation: string;
  /** One sentence in plain English. */
  readonly message: string;
  /** The section broken: `4.2.1`, `Chmd.5.1`. */
  readonly law?: string;
  readonly details?: Readonly<Record<string, Json>>;
}

/** A violation and its place in a list of actions, from 0. */
export interface ViolationAt extends Violation {
  readonly index: number;
}

/**
 * Makes a violation.
 *
 * @example violation('bid/too-low', 'the bid must beat 3', { law: '2.1', details: { bid: 2 } })
 */
export function violation(code: string, message: string, extra?: Pick<Violation, 'law' | 'details'>): Violation {
  return { violation: code, message, ...extra };
}

/** Distinguishes a violation from a plan by one property, so no plan may have a field `violation`. */
export function isViolation<T extends object>(value: T | Violation): value is Violation {
  return (value as Partial<Violation>).violation !== undefined;
}
