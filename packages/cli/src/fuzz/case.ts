import fc from 'fast-check';
import { stream } from '@woodlog/core/kernel';
import type { BrokenLaw } from '@woodlog/notation/kernel-properties';
import type { Coverage } from './coverage.ts';
import type { Kind, Reached } from './kind.ts';
import { LINEAR } from './text-kinds.ts';

export interface Fault extends BrokenLaw {
  readonly value: unknown;
}

/** Most candidates tried by the generator's own shrinking. */
const MOST_TRIES = 150;
/** Milliseconds after which shrinking stops, since a slow failure would take hours. */
const MOST_MS = 10_000;

/**
 * Tries one case: a batch of values of a kind, determined by the seed and the case's number. Shrinks a failing value
 * unless `known` says that its fault has been seen.
 */
export function tryCase(
  kind: Kind,
  seed: string,
  index: number,
  coverage: Coverage,
  known: (broken: BrokenLaw) => boolean,
): Fault | null {
  let first: BrokenLaw | null = null;
  let tries = 0;
  let start = 0;
  const property = fc.property(kind.values, (value) => {
    if (first !== null) tries++;
    const broken = tryValue(kind, value, coverage);
    if (broken === null || (first !== null && broken.law !== first.law)) return true;
    if (first === null) start = performance.now();
    first ??= broken;
    coverage.paused = true;
    return false;
  });
  const goesOn = (): boolean => !known(first!) && tries < MOST_TRIES && performance.now() - start < MOST_MS;
  const patient: typeof property = Object.create(property, {
    shrink: { value: (value: Parameters<typeof property.shrink>[0]) => property.shrink(value).takeWhile(goesOn) },
  });
  const { failed, counterexample } = fc.check(patient, {
    seed: stream(seed, index, 'case').int(2 ** 31),
    numRuns: kind.batch,
  });
  const fault = failed && counterexample !== null ? smallest(kind, counterexample[0], first!, coverage, known) : null;
  coverage.paused = false;
  return fault;
}

/** Tries a value; an exception is a fault, too. */
export function tryValue(kind: Kind, value: unknown, reached: Reached): BrokenLaw | null {
  reached.begin();
  try {
    return kind.try(value, reached);
  } catch (thrown) {
    return { law: 'no-throw', how: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

/** Shrinks a value as its kind does, and reports what it violates. */
function smallest(
  kind: Kind,
  value: unknown,
  first: BrokenLaw,
  paused: Reached,
  known: (broken: BrokenLaw) => boolean,
): Fault | null {
  const broken = tryValue(kind, value, paused);
  // A failure that does not repeat has its cause elsewhere: a busy machine, or earlier values.
  if (broken === null)
    return first.law === LINEAR ? null : { ...first, how: `${first.how} (not when tried again)`, value };
  const end = performance.now() + MOST_MS;
  const fails = (smaller: unknown): boolean =>
    performance.now() < end && tryValue(kind, smaller, paused)?.law === broken.law;
  const shrunk = kind.shrink === undefined || known(broken) ? value : kind.shrink(value, fails);
  return { ...(tryValue(kind, shrunk, paused) ?? broken), value: shrunk };
}
