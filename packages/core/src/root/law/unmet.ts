import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import type { DeedView } from './deed.ts';
import type { Refusal } from './faction-law.ts';
import type { DeedRule, Turn, Unmet } from './step.ts';

export type { DeedRule, Unmet } from './step.ts';

/** The rule of a deed that is done in one clearing. */
export const ruleAt = <T extends Turn>(
  kind: DeedRule['kind'],
  law: string,
  places: string,
  unmetAt: (turn: T, at: ClearingOrBurrow, deed: DeedView) => Unmet | null,
): DeedRule<T['memory']> => ({
  kind,
  law,
  places,
  unmet: (turn: T, deed) => (typeof deed.at === 'number' ? unmetAt(turn, deed.at, deed) : null),
});

/** A condition in words; those that depend on the table are made when somebody asks for them. */
export const unmet = (law: string, because: string | Unmet['because']): Unmet => ({
  law,
  because: typeof because === 'string' ? () => because : because,
});

/** What is not allowed by a section, in words. */
export const refusal = (law: string, because: string): Refusal => ({ law, because });

/** What is not allowed, though no rule forbids it by itself. */
export const vagueRefusal = (law: string, because: string): Refusal => ({ law, isVague: true, because });
