import { type Match, type Stuck, Sum } from '@woodlog/core/root-law';
import { sameLines } from '../../kernel/same-start.ts';
import { parse } from '../read/parse.ts';
import { type Checked, checkFrom } from '../replay/check.ts';
import type { DecodedLog } from './decoded-log.ts';
import type { Entry } from './entry.ts';
import type { LogLine } from './log-line.ts';

/** Verdicts kept before the oldest are dropped. */
const MOST_KEPT = 4000;

/**
 * Results for a text that is audited repeatedly while it is edited. The next audit starts at the changed line; below, a
 * line at an unchanged table is not checked again.
 */
export class AuditMemory {
  private readonly matches = new Map<string, Match>();
  private readonly stuck = new Map<string, Stuck | null>();
  private checked: Checked | undefined;
  private decoded: { readonly game: string; readonly text: string; readonly log: DecodedLog } | null = null;

  /** Reads and checks a text, from the first difference on. */
  check(text: string): Checked {
    if (this.checked?.tree.text !== text) this.checked = checkFrom(parse(text), this.checked);
    return this.checked;
  }

  /** Lets a log of the same game be decoded on from where the last one stood before the edit. */
  goOn(game: string, text: string, log: DecodedLog): void {
    const last = this.decoded;
    if (last?.game === game) {
      const same = sameLines(text, last.text);
      const unchanged = ({ end }: Entry): boolean => end < same || text === last.text;
      log.goOnFrom(last.log, log.entries.filter(unchanged).length);
    }
    this.decoded = { game, text, log };
  }

  match(line: LogLine, find: () => Match): Match {
    return recall(this.matches, keyOf(line), find);
  }

  stuckAt(line: LogLine, written: Stuck | null, find: () => Stuck | null): Stuck | null {
    return recall(this.stuck, `${keyOf(line)} ${JSON.stringify(written)}`, find);
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

/** A hash of all that the verdict on a line depends on: among the lines kept, a collision has a chance of one in a billion. */
function keyOf({ before, taker, setup, advanced, anyway, actions }: LogLine): string {
  const sum = new Sum();
  sum.addText(JSON.stringify([before, taker, setup, advanced, anyway, actions]));
  return `${sum.value}`;
}
