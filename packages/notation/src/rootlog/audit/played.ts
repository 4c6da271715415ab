import { type Action, type Plan, type Table, enact } from '@woodlog/core/root';
import { type Reading, existing } from './entry.ts';
import { enactLeniently, playReading, sameEnds } from './ledger.ts';

/** A line as the audit reads it; a player's first is the setup. */
export interface Told {
  readonly reading: Reading;
  readonly setup: boolean;
}

/** A count by row and column, a pile, or a field of the table. */
type Spot = number | string;

/** An action that was played, and what of the table its plan depends on. */
interface Deed {
  readonly action: Action;
  readonly plan: Plan;
  readonly seen: ReadonlySet<Spot>;
}

/** A line that was played, with its ledger errors. */
interface Done extends Told {
  readonly deeds: readonly Deed[];
  readonly seen: ReadonlySet<Spot>;
  readonly slips: number;
}

/** What lines look at and change, as they are told; each is played once. */
export class Played {
  private readonly tableAt: (i: number) => Table | null;
  private readonly told: (i: number) => Told | null;
  private readonly done: (Done | null | undefined)[] = [];
  /** The table after the last line that nothing else knows the table before. */
  private ahead: { readonly i: number; readonly table: Table } | null = null;

  /** `tableAt` copies the table before a line, as far as that is known. */
  constructor(tableAt: (i: number) => Table | null, told: (i: number) => Told | null) {
    this.tableAt = tableAt;
    this.told = told;
  }

  /** Forgets the lines from one on, which are told otherwise now. */
  forget(from: number): void {
    this.done.length = Math.min(this.done.length, from);
    this.ahead = null;
  }

  /** The ledger errors from a line to another, with some of them told otherwise; of more than `most`, some. */
  slips(at: number, otherwise: ReadonlyMap<number, Told | null>, last: number, most: number): number {
    const replay = new Replay(this.tableBefore(at));
    for (let i = at; i <= last && replay.slips <= most; i++) {
      const done = this.doneAt(i);
      const instead = otherwise.get(i);
      if (instead === undefined || instead?.reading === done?.reading) replay.goOn(done);
      else replay.otherwise(done, instead);
    }
    return replay.slips;
  }

  private doneAt(i: number): Done | null {
    const known = this.done[i];
    if (known !== undefined) return known;
    const told = this.told(i);
    const table = this.tableBefore(i);
    const done = told && play(table, told);
    this.done[i] = done;
    if ((this.ahead?.i ?? 0) <= i) this.ahead = { i: i + 1, table };
    return done;
  }

  /** A table to be changed. */
  private tableBefore(i: number): Table {
    const known = this.tableAt(i);
    if (known !== null) return known;
    if (this.ahead?.i !== i) {
      this.forget(i - 1);
      this.doneAt(i - 1);
    }
    return existing(this.ahead, i).table;
  }
}

function play(table: Table, { reading, setup }: Told): Done {
  const deeds: Deed[] = [];
  const all = new Set<Spot>();
  let seen = new Set<Spot>();
  const looked = watched(table, (spot) => seen.add(spot));
  for (const { action, plan } of playReading(table, reading, setup, looked)) {
    // What draws nothing only looks at whether a card is left.
    if (!plan.fields.includes('draw')) seen.delete('draw');
    deeds.push({ action, plan, seen });
    for (const spot of seen) all.add(spot);
    seen = new Set();
  }
  return { reading, setup, deeds, seen: all, slips: slipsOf(deeds) };
}

const slipsOf = (deeds: readonly Pick<Deed, 'plan'>[]): number =>
  deeds.reduce((sum, { plan }) => sum + plan.slips.length, 0);

/** More than any row has columns. */
const WIDTH = 1024;
/** The numbers of a posting in a plan. */
const POSTING = 5;
const spotOf = (row: number, column: number): Spot => row * WIDTH + column;
const spotOfPile = (pile: number): Spot => -1 - pile;

/** The same table, which tells what is looked at. */
function watched(table: Table, note: (spot: Spot) => void): Readonly<Table> {
  const watch = <T extends object>(list: T, spot: (key: string) => Spot, parts: Partial<T> = {}): T =>
    new Proxy(list, {
      get: (target, key): unknown => {
        if (key in parts) return Reflect.get(parts, key);
        if (typeof key === 'string') note(spot(key));
        return Reflect.get(target, key);
      },
    });
  const rows = table.rows.map((row, i) => watch(row, (key) => spotOf(i, Number(key))));
  const piles = watch(table.piles, (key) => spotOfPile(Number(key)));
  return watch(table, (key) => key, { rows, piles });
}

/** Plays lines, some of them told otherwise: what looks at nothing that is different by now goes as before. */
class Replay {
  slips = 0;
  private readonly table: Table;
  private readonly apart = new Apart();
  /** What went as before, in case that something later does not. */
  private readonly asBefore: Plan[] = [];

  constructor(table: Table) {
    this.table = table;
  }

  otherwise(done: Done | null, instead: Told | null): void {
    const { deeds = [], reading, setup } = done ?? {};
    if (instead?.reading.taker !== reading?.taker || instead?.setup !== setup) {
      this.catchUp();
      const others = instead === null ? [] : [...playReading(this.table, instead.reading, instead.setup)];
      this.apart.note(deeds, others);
      this.slips += slipsOf(others);
      return;
    }
    const [meant, told] = [instead?.reading.actions ?? [], reading?.actions ?? []];
    const [same, tail] = sameEnds(meant, told);
    // The line begins with one deed, and ends with one.
    const end = told.length - tail + 1;
    for (const deed of deeds.slice(0, same + 1)) this.again(deed);
    const others = meant.slice(same, meant.length - tail).map((action) => this.play(action));
    this.apart.note(deeds.slice(same + 1, end), others);
    for (const deed of deeds.slice(end)) this.again(deed);
  }

  goOn(done: Done | null): void {
    if (done === null) return;
    if (this.apart.isSeen(done.seen)) for (const deed of done.deeds) this.again(deed);
    else {
      for (const { plan } of done.deeds) this.asBefore.push(plan);
      this.slips += done.slips;
    }
  }

  private again(deed: Deed): void {
    if (this.apart.isSeen(deed.seen)) this.apart.note([deed], [this.play(deed.action)]);
    else {
      this.asBefore.push(deed.plan);
      this.slips += deed.plan.slips.length;
    }
  }

  private play(action: Action): Pick<Deed, 'plan'> {
    this.catchUp();
    const plan = enactLeniently(this.table, action);
    this.slips += plan.slips.length;
    return { plan };
  }

  private catchUp(): void {
    for (const plan of this.asBefore.splice(0)) enact(this.table, plan);
  }
}

/** In what two tables differ after different plans. */
class Apart {
  private readonly counts = new Map<Spot, number>();
  private readonly others = new Set<Spot>();

  isSeen(seen: ReadonlySet<Spot>): boolean {
    for (const spot of this.counts.keys()) if (seen.has(spot)) return true;
    for (const spot of this.others) if (seen.has(spot)) return true;
    return false;
  }

  note(one: readonly Pick<Deed, 'plan'>[], other: readonly Pick<Deed, 'plan'>[]): void {
    for (const { plan } of one) this.count(plan.postings, 1);
    for (const { plan } of other) this.count(plan.postings, -1);
    const [a, b] = [writtenBy(one), writtenBy(other)];
    for (const spot of new Set([...a.keys(), ...b.keys()]))
      if (isAlike(a.get(spot), b.get(spot))) this.others.delete(spot);
      else this.others.add(spot);
  }

  private count(postings: readonly number[], sign: number): void {
    for (let i = 0; i < postings.length; i += POSTING) {
      const count = (postings[i + 4] ?? 0) * sign;
      this.add(spotOf(postings[i] ?? 0, postings[i + 1] ?? 0), -count);
      this.add(spotOf(postings[i + 2] ?? 0, postings[i + 3] ?? 0), count);
    }
  }

  private add(spot: Spot, count: number): void {
    const sum = (this.counts.get(spot) ?? 0) + count;
    if (sum === 0) this.counts.delete(spot);
    else this.counts.set(spot, sum);
  }
}

const isAlike = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The piles and fields that plans replace, as they leave them. */
function writtenBy(deeds: readonly Pick<Deed, 'plan'>[]): ReadonlyMap<Spot, unknown> {
  const found = new Map<Spot, unknown>();
  for (const { plan } of deeds) {
    for (let i = 0; i < plan.pileIndexes.length; i++) found.set(spotOfPile(plan.pileIndexes[i] ?? -1), plan.piles[i]);
    for (let i = 0; i < plan.fields.length; i++) found.set(plan.fields[i] ?? '', plan.values[i]);
  }
  return found;
}
