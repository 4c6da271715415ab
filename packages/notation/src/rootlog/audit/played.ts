import { isSameJson } from '@woodlog/core/kernel';
import { type Action, type Plan, type Table, enact } from '@woodlog/core/root';
import { existing } from './entry.ts';
import { inCommon } from '../../kernel/in-common.ts';
import { type PlayedAction, enactLeniently } from './ledger.ts';

/** What the audit reads in a line, from its start to its end; nothing if it is not read. */
export type Told = readonly Action[];

/** A count by row and column, a pile, or a field of the table. */
type Spot = number | string;

/** An action that was played, with what of the table its plan depends on. */
interface Step extends PlayedAction {
  readonly seen: ReadonlySet<Spot>;
}

/** A line that was played, from its start to its end, and what of the table any of it depends on. */
interface Done {
  readonly steps: readonly Step[];
  readonly seen: ReadonlySet<Spot>;
}

/** Plays lines as they are told, each once; `tableAt` copies the table before a line, as far as that is known. */
export function playLines(tableAt: (i: number) => Table | null, tell: (i: number) => Told) {
  const played: Done[] = [];
  /** The table after the last line that nothing else knows the table before. */
  let ahead: { readonly i: number; readonly table: Table } | null = null;

  /** Forgets the lines from one on, which are told otherwise now. */
  function forget(from: number): void {
    played.length = Math.min(played.length, from);
    ahead = null;
  }

  function doneAt(i: number): Done {
    const known = played[i];
    if (known) return known;
    const table = tableBefore(i);
    const done = play(table, tell(i));
    played[i] = done;
    if ((ahead?.i ?? 0) <= i) ahead = { i: i + 1, table };
    return done;
  }

  /** A table to be changed. */
  function tableBefore(i: number): Table {
    const known = tableAt(i);
    if (known) return known;
    if (ahead?.i !== i) {
      forget(i - 1);
      doneAt(i - 1);
    }
    return existing(ahead, i).table;
  }

  /** The ledger errors from a line to another, with some of them told otherwise; of more than `most`, some. */
  function slips(at: number, otherwise: ReadonlyMap<number, Told>, last: number, most: number): number {
    const replay = replayOn(tableBefore(at));
    for (let i = at; i <= last && replay.slips() <= most; i++) {
      const done = doneAt(i);
      const instead = otherwise.get(i);
      if (instead) replay.otherwise(done.steps, instead);
      else replay.goOn(done.steps, done.seen);
    }
    return replay.slips();
  }

  return { forget, slips };
}

function play(table: Table, told: Told): Done {
  let now: Spot[] = [];
  const seenTable = watched(table, (spot) => now.push(spot));
  const steps = told.map((action): Step => {
    const plan = enactLeniently(table, action, seenTable);
    const seen = new Set(now);
    now = [];
    // What draws nothing only looks at whether a card is left.
    if (!plan.fields.includes('draw')) seen.delete('draw');
    return { action, plan, seen };
  });
  return { steps, seen: new Set(steps.flatMap(({ seen }) => [...seen])) };
}

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

/** Plays lines on a table, some of them told otherwise: what looks at nothing that is different by now goes as before. */
function replayOn(table: Table) {
  let slips = 0;
  const apart = differences();
  /** What went as before, in case that something later does not. */
  const asBefore: Plan[] = [];

  function again(steps: readonly Step[], actions: readonly Action[]): void {
    for (const plan of asBefore.splice(0)) enact(table, plan);
    const plans = actions.map((action) => enactLeniently(table, action));
    apart.note(steps, plans);
    for (const plan of plans) slips += plan.slips.length;
  }

  function goOn(steps: readonly Step[], seen?: ReadonlySet<Spot>): void {
    const isApart = !seen || apart.isSeen(seen);
    for (const step of steps)
      if (isApart && apart.isSeen(step.seen)) again([step], [step.action]);
      else {
        asBefore.push(step.plan);
        slips += step.plan.slips.length;
      }
  }

  /** Of a line that is told otherwise, its first and last actions may be the same. */
  function otherwise(steps: readonly Step[], told: Told): void {
    const before = steps.map(({ action }) => action);
    const [from, tail] = inCommon(before, told, isSameJson);
    goOn(steps.slice(0, from));
    again(steps.slice(from, steps.length - tail), told.slice(from, told.length - tail));
    goOn(steps.slice(steps.length - tail));
  }

  return { otherwise, goOn, slips: () => slips };
}

/** In what two tables differ after different plans. */
function differences() {
  /** How many more there are in places that have others now; piles and fields that are others. */
  const counts = new Map<Spot, number>();

  function isSeen(seen: ReadonlySet<Spot>): boolean {
    for (const spot of counts.keys()) if (seen.has(spot)) return true;
    return false;
  }

  function note(steps: readonly Step[], plans: readonly Plan[]): void {
    const before = steps.map(({ plan }) => plan);
    for (const { postings } of before) count(postings, 1);
    for (const { postings } of plans) count(postings, -1);
    const [a, b] = [writtenBy(before), writtenBy(plans)];
    for (const spot of new Set([...a.keys(), ...b.keys()]))
      if (isSameJson(a.get(spot), b.get(spot))) counts.delete(spot);
      else counts.set(spot, 1);
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

/** The piles and fields that plans replace, as they leave them. */
function writtenBy(plans: readonly Plan[]): ReadonlyMap<Spot, unknown> {
  const found = new Map<Spot, unknown>();
  for (const { pileIndexes, piles, fields, values } of plans) {
    for (const [i, index] of pileIndexes.entries()) found.set(spotOfPile(index), piles[i]);
    for (const [i, field] of fields.entries()) found.set(field, values[i]);
  }
  return found;
}
