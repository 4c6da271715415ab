import { firstDifference } from '../difference.ts';

/** A property of every value of a kind: `broken` returns a sentence on how a value breaks it, or null. */
export interface Law<T> {
  readonly name: string;
  readonly broken: (value: T) => string | null;
}

export interface BrokenLaw {
  readonly law: string;
  readonly how: string;
}

/** The first law that a value breaks. A law that throws is broken: nothing may throw, whatever the text. */
export function firstBroken<T>(laws: readonly Law<T>[], value: T): BrokenLaw | null {
  for (const { name, broken } of laws) {
    let how: string | null;
    try {
      how = broken(value);
    } catch (thrown) {
      how = `it throws: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
    }
    if (how !== null) return { law: name, how };
  }
  return null;
}

/** Reports where two values differ that must be equal. */
export function unequal(what: string, got: unknown, wanted: unknown): string | null {
  const path = firstDifference(got, wanted);
  if (path === undefined) return null;
  return `${what}: ${path === '' ? 'it' : path} is ${shown(at(got, path))}, not ${shown(at(wanted, path))}`;
}

/** Longer values are cut. */
const MOST = 160;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'left out';
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

function at(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path === '' ? [] : path.split('.')) found = (found as Readonly<Record<string, unknown>>)?.[key];
  return found;
}
