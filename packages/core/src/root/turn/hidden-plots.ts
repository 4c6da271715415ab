import type { Stream } from '../../kernel/index.ts';
import { CLEARINGS } from '../data/vocabulary.ts';
import { PLOTS } from '../data/factions/corvids.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { clearingRow, columnNamed, countIn } from '../table/look-up.ts';
import { repeated } from '../sum-of.ts';

/**
 * The kinds of face-down plots. A plot that is new on the table is taken at random from those that are neither face up
 * nor face down elsewhere; it is forgotten once it leaves.
 */
export class HiddenPlots {
  private readonly stream: Stream;
  private readonly kinds: Map<string, string>;

  constructor(stream: Stream, known: Iterable<readonly [string, string]> = []) {
    this.stream = stream;
    this.kinds = new Map(known);
  }

  /** The kind of the face-down plot in a clearing, when it is turned up, removed or guessed (13.2.4). */
  reveal(clearing: string, table: Readonly<Table>): string {
    this.follow(table);
    return this.kinds.get(clearing) ?? this.stream.pick(this.left(table));
  }

  /** All face-down plots, by clearing. */
  at(table: Readonly<Table>): Readonly<Record<string, string>> {
    this.follow(table);
    return Object.fromEntries(this.kinds);
  }

  /** Takes new plots from the supply as it is now; plots that return later were not available (B.11.5.3). */
  follow(table: Readonly<Table>): void {
    const hidden = layoutOf(table.setup).columnOf.get('Pt');
    if (hidden === undefined) return;
    for (const clearing of CLEARINGS) {
      const lies = countIn(clearingRow(table, clearing), hidden) > 0;
      if (!lies) this.kinds.delete(`${clearing}`);
      else if (!this.kinds.has(`${clearing}`)) this.kinds.set(`${clearing}`, this.stream.pick(this.left(table)));
    }
  }

  /** The kinds, with copies, that are neither face up on the map nor known to be face down. */
  private left(table: Readonly<Table>): string[] {
    const layout = layoutOf(table.setup);
    const known = [...this.kinds.values()];
    return Object.entries(PLOTS).flatMap(([kind, each]) => {
      let there = known.filter((one) => one === kind).length;
      const column = columnNamed(layout, `P${kind}`);
      for (const clearing of CLEARINGS) there += countIn(clearingRow(table, clearing), column);
      return repeated(Math.max(0, each - there), kind);
    });
  }
}
