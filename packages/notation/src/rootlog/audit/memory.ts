import type { Match, Stuck } from '@woodlog/core/root-law';
import { sameLines } from '../../kernel/same-start.ts';
import { parse } from '../read/parse.ts';
import { type Checked, checkFrom } from '../replay/check.ts';
import type { DecodedLog } from './decoded-log.ts';
import type { Entry } from './entry.ts';
import { copyKnown } from './moment.ts';
import type { Recalled } from './recalled.ts';

/**
 * Results for a text that is audited repeatedly while it is edited. The next audit starts at the changed line; below, a
 * line at an unchanged table is not checked again.
 */
export class AuditMemory implements Recalled {
  readonly matches = new Map<string, Match>();
  readonly stuck = new Map<string, Stuck | null>();
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
      takeOver(log, last.log, log.entries.filter(unchanged).length);
    }
    this.decoded = { game, text, log };
  }
}

/** Takes over results for a text with so many same first lines, as far as they depend on those alone. */
function takeOver(log: DecodedLog, other: DecodedLog, same: number): void {
  // A player outside the table changes the order of turns.
  const isStranger = ({ written: { taker } }: Entry): boolean => taker !== '' && !log.given.seats.includes(taker);
  if ([...log.entries, ...other.entries].some(isStranger)) return;
  const at = other.moments.findLastIndex(({ reached }, i) => i <= same && reached < same);
  if (at <= 0) return;
  log.moments.splice(0, 1, ...other.moments.slice(0, at + 1));
  log.ledger.push(...other.ledger.slice(0, at));
  // Of a line that is corrected the repairs are those of the corrected one.
  for (const [line, repairs] of other.known)
    if (line < same && !other.entries[line]?.mended) log.known.set(line, repairs);
  const { changed, reached, ...known } = log.momentAt(at);
  for (const [line, one] of changed) log.entries[line] = { ...one };
  ({ missing: log.missing, tries: log.tries, left: log.left } = copyKnown(known));
  log.reached = reached;
  log.goBack(at);
}
