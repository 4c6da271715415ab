import { type Plan, POSTING } from '../ledger/enact.ts';
import type { Layout } from '../table/layout.ts';
import type { Position } from '../turn/position.ts';
import type { Stage } from '../turn/turn-state.ts';
import type { Effect } from './effects.ts';
import type { WrittenLine } from './written-line.ts';

/**
 * What a part of a way through a line touches, or what makes it fail: rows (`r5`), piles (`p2`), supplies that run low
 * (`c7`) and fields of the table (`scores`). `null` is everything.
 */
export type Touched = ReadonlySet<string> | null;

/** After Daylight every order of it has come to the same table. */
const LATE: readonly Stage[] = ['evening', 'end', 'close', 'over'];

const isPoints = (key: string): boolean => /^[+-]/.test(key);

/** What has to do with everything. */
const ANYTHING = 'anything';

/** Pieces of a kind in the supply below which each that comes or goes may matter. */
const LOW_SUPPLY = 6;

/** Tells what of a line has to do with what else. */
export class Conflicts {
  private readonly line: WrittenLine;
  private readonly layout: Layout;
  private readonly low: ReadonlySet<number>;
  /** Places that nearly everything needs: the taker's hand and boards. */
  private readonly ownRows: readonly string[];
  private readonly ownPiles: readonly string[];
  private readonly map: readonly string[];
  private readonly ofEffect = new Map<number, Touched>();
  /** By effect of the line, the least that any way has left of it. */
  private readonly least: number[];

  constructor(line: WrittenLine, { table, now }: Position) {
    const { layout } = line;
    const taker = now?.taker ?? '';
    this.line = line;
    this.layout = layout;
    this.least = line.whole();
    const supply = table.rows[layout.supplyRow] ?? [];
    this.low = new Set(supply.flatMap((count, column) => (count < LOW_SUPPLY ? [column] : [])));
    const own = layout.places.filter(({ owner, name }) => owner === taker || name === taker);
    this.ownRows = own.flatMap(({ row }) => (row >= 0 ? [`r${row}`] : []));
    this.ownPiles = own.flatMap(({ pile }) => (pile >= 0 ? [`p${pile}`] : []));
    this.map = layout.mapPlaces.map(({ row }) => `r${row}`);
  }

  /** Adds what an action touches, as it was planned. */
  add(touched: Set<string>, { postings, pileIndexes, fields }: Plan): void {
    const { supplyRow, discardPile } = this.layout;
    for (let i = 0; i < postings.length; i += POSTING) {
      const [from = 0, column = 0, to = 0, toColumn = 0] = postings.slice(i, i + POSTING);
      if (from !== supplyRow) touched.add(`r${from}`);
      else if (this.low.has(column)) touched.add(`c${column}`);
      if (to !== supplyRow) touched.add(`r${to}`);
      else if (this.low.has(toColumn)) touched.add(`c${toColumn}`);
    }
    for (const pile of pileIndexes) if (pile !== discardPile) touched.add(`p${pile}`);
    for (const field of fields) if (field !== 'turn') touched.add(field);
  }

  /** Adds what an effect of the line hangs on that was taken. */
  addTaken(touched: Set<string>, index: number): void {
    for (const one of this.of(index) ?? [ANYTHING]) touched.add(one);
  }

  /** Notes what a way has left. */
  note(left: readonly number[]): void {
    for (const [i, n] of left.entries()) if (n < (this.least[i] ?? 0)) this.least[i] = n;
  }

  /** Why nothing that is left can be done at a stage: what has to do with an effect that no way has ever had. */
  ofEnd(left: readonly number[], stage: Stage): Touched {
    const never = left.findIndex((n, i) => n > 0 && (this.least[i] ?? 0) > 0 && this.line.effects[i]?.shown !== true);
    if (never >= 0) return this.around(never, left);
    if (!LATE.includes(stage)) return null;
    const all = new Set<string>();
    for (const [i, n] of left.entries()) {
      if (n === 0) continue;
      const { card, key = '' } = this.line.effects[i] ?? {};
      if (card === undefined && !isPoints(key)) return null;
      for (const one of this.of(i) ?? []) all.add(one);
    }
    return all;
  }

  /** Why something that is due and not written cannot be passed over: after Daylight, cards and points hang on those alone. */
  ofDuty(due: readonly Effect[], stage: Stage): Touched {
    if (!LATE.includes(stage)) return null;
    const all = new Set<string>();
    for (const effect of due) {
      if (effect.card === undefined && !isPoints(effect.key)) return null;
      for (const one of this.read(effect) ?? []) all.add(one);
    }
    return all;
  }

  private around(index: number, left: readonly number[]): Touched {
    const found = this.of(index);
    if (found === null) return null;
    const all = new Set(found);
    for (let before = -1; before !== all.size; ) {
      before = all.size;
      for (const [i, n] of left.entries()) {
        if (n === 0) continue;
        const other = this.of(i);
        if (other === null) return null;
        if (meet(other, all)) for (const one of other) all.add(one);
      }
    }
    return all;
  }

  private of(index: number): Touched {
    const known = this.ofEffect.get(index);
    if (known !== undefined) return known;
    const effect = this.line.effects[index];
    const found = effect === undefined ? null : this.read(effect);
    this.ofEffect.set(index, found);
    return found;
  }

  private read({ card, way, battle, key, shown }: Effect): Touched {
    if (shown === true) return new Set();
    const { layout } = this;
    const row = (place: string): string => `r${layout.placeOf.get(place)?.row ?? -1}`;
    if (card !== undefined) {
      // How many are drawn hangs on pieces alone, and on who else has drawn those that are written.
      if (card.from === 'draw') return new Set(['draw']);
      const ends = [card.from, card.to].filter((place) => place !== 'discard');
      return new Set(ends.map((place) => `p${layout.placeOf.get(place)?.pile ?? -1}`));
    }
    if (battle !== undefined) return new Set([row(battle.clearing), ...this.ownRows, 'relationships']);
    // What is done is worth the same in any order, but to who becomes hostile in between (9.2.9.III).
    if (isPoints(key)) return new Set(['relationships']);
    if (way === undefined) return null;
    const { supplyRow, columns } = layout;
    const touched = new Set(this.ownRows);
    for (const [place, column] of [
      [way.from, way.column],
      [way.to, way.toColumn],
    ] as const)
      if (place !== supplyRow) touched.add(`r${place}`);
      else if (this.low.has(column)) touched.add(`c${column}`);
    const isMoved = way.from !== supplyRow && way.to !== supplyRow;
    const kind = columns[way.column]?.kind;
    if (isMoved) touched.add('openPaths');
    // What is paid for with cards, or with pieces anywhere.
    else for (const one of kind === 'warrior' ? this.ownPiles : [...this.ownPiles, ...this.map]) touched.add(one);
    return touched;
  }
}

/** Whether two have something in common. */
export function meet(a: Touched, b: Touched): boolean {
  if (a === null || b === null || a.has(ANYTHING) || b.has(ANYTHING)) return true;
  for (const one of a) if (b.has(one)) return true;
  return false;
}

/** What all the ways on from a position hang on that failed. */
export class InVain {
  private all: Touched = new Set<string>();
  private isTried = false;
  private hasDone = false;
  private ended: Touched | undefined;

  /** Adds what stopped a step that nothing was chosen in. */
  stuck(reason: Touched): void {
    this.isTried = true;
    this.all = both(this.all, reason);
  }

  /** Adds why what comes after a step failed, and what the step touched. */
  failed(reason: Touched, touched: ReadonlySet<string>, consumed: boolean): void {
    this.isTried = true;
    this.hasDone ||= consumed;
    // Nothing was done in it: it ends.
    if (touched.size === 0) this.ended = reason;
    else this.all = both(both(this.all, reason), touched);
  }

  /** The reason; `none` where not one of them could be begun. */
  reason(none: () => Touched): Touched {
    if (!this.isTried) return none();
    const { ended, all, hasDone } = this;
    // Whatever could still be done has to be done before the end.
    return ended === undefined || (ended === null && hasDone) ? all : both(all, ended);
  }
}

function both(a: Touched, b: Touched): Touched {
  return a === null || b === null ? null : new Set([...a, ...b]);
}
