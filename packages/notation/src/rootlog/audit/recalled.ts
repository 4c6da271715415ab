import { type Match, type Stuck, Sum } from '@woodlog/core/root-law';
import type { LogLine } from './log-line.ts';

/** Verdicts kept before the oldest are dropped. */
const MOST_KEPT = 4000;

/** The law's verdicts on lines at their tables, by `keyOf`, so that each is found once. */
export interface Recalled {
  readonly matches: Map<string, Match>;
  readonly stuck: Map<string, Stuck | null>;
}

export const nothingRecalled = (): Recalled => ({ matches: new Map(), stuck: new Map() });

export function recall<T>(known: Map<string, T>, key: string, find: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = find();
  if (known.size >= MOST_KEPT) for (const old of known.keys()) if (known.delete(old)) break;
  known.set(key, value);
  return value;
}

/** A hash of all that the verdict on a line depends on: among the lines kept, a collision has a chance of one in a billion. */
export function keyOf({ before: { rows, piles, ...table }, taker, setup, advanced, anyway, actions }: LogLine): string {
  const sum = new Sum();
  for (const counts of rows) sum.addAll(counts);
  sum.addText(JSON.stringify([piles, table, taker, setup, advanced, anyway, actions]));
  return `${sum.value}`;
}
