import { type Json, canonicalJson } from '@woodlog/core/kernel';
import type { Told } from './messages.ts';

/** The index of an answer among the options, by identity or by equal content. */
export function placeOf(options: readonly unknown[], answer: unknown): Told {
  const place = options.indexOf(answer);
  if (place >= 0) return { index: place };
  const text = textOf(answer);
  const same = text === undefined ? -1 : options.findIndex((option) => textOf(option) === text);
  return same >= 0
    ? { index: same }
    : { trouble: `the answer is none of the ${options.length} options: ${shown(answer)}` };
}

function textOf(value: unknown): string | undefined {
  try {
    return value === undefined ? undefined : canonicalJson(value as Json);
  } catch {
    return undefined;
  }
}

/** Characters of an answer that messages show. */
const MOST_SHOWN = 80;

const shown = (value: unknown): string => (textOf(value) ?? String(value)).slice(0, MOST_SHOWN);

/** Adds an answer's value, if it is a number. */
export const withValue = (told: Told, value: unknown): Told =>
  'index' in told && typeof value === 'number' && Number.isFinite(value) ? { ...told, value } : told;
