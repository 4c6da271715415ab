import type { Match } from '@woodlog/core/root-law';
import type { LogLine } from './log-line.ts';

/** Verdicts that are kept before the oldest are forgotten. */
const MOST_KEPT = 4000;

/**
 * What the law said to lines at their tables. Kept from one audit of a text to the next, only lines that have changed, or
 * that stand at another table since, are held to the law again.
 */
export class AuditMemory {
  private readonly matches = new Map<string, Match>();
  private readonly lawful = new Map<string, boolean>();

  match(line: LogLine, find: () => Match): Match {
    return recall(this.matches, keyOf(line), find);
  }

  isLawful(line: LogLine, find: () => boolean): boolean {
    return recall(this.lawful, keyOf(line), find);
  }
}

function recall<T>(known: Map<string, T>, key: string, find: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = find();
  if (known.size >= MOST_KEPT) for (const old of known.keys()) if (known.delete(old)) break;
  known.set(key, value);
  return value;
}

function keyOf({ before, taker, setup, advanced, anyway, actions }: LogLine): string {
  return hash(JSON.stringify([before, taker, setup, advanced, anyway, actions]));
}

/** Two hashes of 32 bits: of a million lines two that differ have the same one with a chance of one in ten million. */
function hash(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other, 0x85ebca6b) + code + 1;
    other ^= other >>> 15;
  }
  return `${one >>> 0} ${other >>> 0}`;
}
