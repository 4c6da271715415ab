import { type Plan, type Table, enact } from '@woodlog/core/root';
import { type Reading, existing } from './entry.ts';
import { playReading } from './ledger.ts';

/** A line as the audit reads it; a player's first is the setup. */
export interface Told {
  readonly reading: Reading;
  readonly setup: boolean;
}

/** A count by row and column, a pile, or a field of the table. */
type Spot = number | string;

/** A line that was played, with what of the table its plans depend on, and its ledger errors. */
interface Done extends Told {
  readonly plans: readonly Plan[];
  readonly seen: ReadonlySet<Spot>;
  readonly slips: number;
}

/** Lines as they are told, each of which is played once. */
export interface Played {
  /** Forgets the lines from one on, which are told otherwise now. */
  forget(from: number): void;
  /** The ledger errors from a line to another, with some of them told otherwise; of more than `most`, some. */
  slips(at: number, otherwise: ReadonlyMap<number, Told | null>, last: number, most: number): number;
}

/** Plays lines as they are told; `tableAt` copies the table before a line, as far as that is known. */
export function playLines(tableAt: (i: number) => Table | null, tell: (i: number) => Told | null): Played {
  const played: (Done | null | undefined)[] = [];
  /** The table after the last line that nothing else knows the table before. */
  let ahead: { readonly i: number; readonly table: Table } | null = null;

  function forget(from: number): void {
    played.length = Math.min(played.length, from);
    ahead = null;
  }

  function doneAt(i: number): Done | null {
    const known = played[i];
    if (known !== undefined) return known;
    const told = tell(i);
    const table = tableBefore(i);
    const done = told && play(table, told);
    played[i] = done;
    if ((ahead?.i ?? 0) <= i) ahead = { i: i + 1, table };
    return done;
  }

  /** A table to be changed. */
  function tableBefore(i: number): Table {
    const known = tableAt(i);
    if (known !== null) return known;
    if (ahead?.i !== i) {
      forget(i - 1);
      doneAt(i - 1);
    }
    return existing(ahead, i).table;
  }

  function slips(at: number, otherwise: ReadonlyMap<number, Told | null>, last: number, most: number): number {
    const replay = replayOn(tableBefore(at));
    for (let i = at; i <= last && replay.slips() <= most; i++) {
      const done = doneAt(i);
      const instead = otherwise.get(i);
      if (instead === undefined || instead?.reading === done?.reading) replay.goOn(done);
      else replay.otherwise(done, instead);
    }
    return replay.slips();
  }

  return { forget, slips };
}

function play(table: Table, { reading, setup }: Told): Done {
  const plans: Plan[] = [];
  const seen = new Set<Spot>();
  let now: Spot[] = [];
  for (const { plan } of playReading(
    table,
    reading,
    setup,
    watched(table, (spot) => now.push(spot)),
  )) {
    // What draws nothing only looks at whether a card is left.
    for (const spot of now) if (spot !== 'draw' || plan.fields.includes('draw')) seen.add(spot);
    plans.push(plan);
    now = [];
  }
  return { reading, setup, plans, seen, slips: slipsOf(plans) };
}

const slipsOf = (plans: readonly Plan[]): number => plans.reduce((sum, plan) => sum + plan.slips.length, 0);

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

/** Plays lines on a table, some of them told otherwise: a line that looks at nothing that is different by now goes as before. */
function replayOn(table: Table) {
  let slips = 0;
  const apart = differences();
  /** What went as before, in case that something later does not. */
  const asBefore: Plan[] = [];

  function otherwise(done: Done | null, instead: Told | null): void {
    for (const plan of asBefore.splice(0)) enact(table, plan);
    const played = instead === null ? [] : [...playReading(table, instead.reading, instead.setup)];
    const plans = played.map(({ plan }) => plan);
    apart.note(done?.plans ?? [], plans);
    slips += slipsOf(plans);
  }

  function goOn(done: Done | null): void {
    if (done === null) return;
    if (apart.isSeen(done.seen)) otherwise(done, done);
    else {
      asBefore.push(...done.plans);
      slips += done.slips;
    }
  }

  return { otherwise, goOn, slips: () => slips };
}

/** In what two tables differ after different plans. */
function differences() {
  const counts = new Map<Spot, number>();
  const written = new Set<Spot>();

  function isSeen(seen: ReadonlySet<Spot>): boolean {
    for (const spot of counts.keys()) if (seen.has(spot)) return true;
    for (const spot of written) if (seen.has(spot)) return true;
    return false;
  }

  function note(one: readonly Plan[], other: readonly Plan[]): void {
    for (const { postings } of one) count(postings, 1);
    for (const { postings } of other) count(postings, -1);
    const [a, b] = [writtenBy(one), writtenBy(other)];
    for (const spot of new Set([...a.keys(), ...b.keys()]))
      if (isAlike(a.get(spot), b.get(spot))) written.delete(spot);
      else written.add(spot);
  }

  function count(postings: readonly number[], sign: number): void {
    for (let i = 0; i < postings.length; i += POSTING) {
      const more = (postings[i + 4] ?? 0) * sign;
      add(spotOf(postings[i] ?? 0, postings[i + 1] ?? 0), -more);
      add(spotOf(postings[i + 2] ?? 0, postings[i + 3] ?? 0), more);
    }
  }

  function add(spot: Spot, more: number): void {
    const sum = (counts.get(spot) ?? 0) + more;
    if (sum === 0) counts.delete(spot);
    else counts.set(spot, sum);
  }

  return { isSeen, note };
}

const isAlike = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The piles and fields that plans replace, as they leave them. */
function writtenBy(plans: readonly Plan[]): ReadonlyMap<Spot, unknown> {
  const found = new Map<Spot, unknown>();
  for (const { pileIndexes, piles, fields, values } of plans) {
    for (const [i, index] of pileIndexes.entries()) found.set(spotOfPile(index), piles[i]);
    for (const [i, field] of fields.entries()) found.set(field, values[i]);
  }
  return found;
}
