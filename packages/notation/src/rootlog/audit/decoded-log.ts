import { type Table, copyTable } from '@woodlog/core/root';
import type { Breach, Match, Stuck } from '@woodlog/core/root-law';
import type { Diagnostic } from '../../kernel/diagnostic.ts';
import { type Slips, slipsOn } from '../replay/slips.ts';
import { repairsOfDuties } from './due.ts';
import { type Entry, type Reading, type Repair, existing, readingOf } from './entry.ts';
import { type Gaps, gapsIn } from './gaps.ts';
import { isTurnLike, playReading, slipsIn, wholeOf } from './ledger.ts';
import type { Law } from './judge.ts';
import { type Judged, type LogLine, breachesOf } from './log-line.ts';
import { type Known, type Moment, copyKnown } from './moment.ts';
import { type Told, playLines } from './played.ts';
import { lineTwice, repairsOf } from './repairs.ts';

/** How many lines ahead a repair must hold, and how many back a cause is looked for. */
export const LINES_AHEAD = 16;
export const LINES_BACK = 32;
/** The most that a slip costs by which a line is read before it is reached. */
const MOST_LIKELY = 3;

/** A log before it is decoded. */
interface Undecoded {
  readonly text: string;
  readonly entries: readonly Entry[];
  /** The letters of players with a name, in setup order. */
  readonly seats: readonly string[];
  readonly law: Law;
  /** Whether the setup was by cards (A.8). */
  readonly advanced: boolean;
  /** The line of the file of an entry. */
  readonly lineOf: (entry: number) => number;
}

/** A line as it is read, and the table before it. */
interface ReadLine {
  readonly i: number;
  readonly reading: Reading;
  readonly setup: boolean;
  readonly table: Table;
}

/** A log as far as it is decoded: how each line is read, the law's verdict on it, and the table before it. */
export class DecodedLog implements Known {
  readonly given: Undecoded;
  readonly entries: Entry[];
  judged: Judged[] = [];
  follows = new Map<number, number>();
  missing = new Map<number, string>();
  /** The ledger's diagnostics for each line, by the explanation. */
  readonly ledger: (readonly Diagnostic[])[] = [];
  unexplained: number[] = [];
  tries = new Map<number, number>();
  left = 0;
  /** The last line that anything depends on. */
  reached = -1;
  /** The state on reaching each line. */
  readonly moments: Moment[] = [];
  /** What each line may mean with one slip of the pen. */
  readonly known = new Map<number, readonly Repair[]>();
  private slips: Slips;
  private readonly played = playLines(
    (i) => (this.moments[i] === undefined ? null : this.tableAt(i)),
    (i) => this.told(i),
  );
  private gapsNow: Gaps | null = null;

  constructor(given: Undecoded, start: Table) {
    this.given = given;
    this.entries = [...given.entries];
    this.slips = slipsOn(given.text);
    this.arrive(0, start);
  }

  /** The first line to decode. */
  get begin(): number {
    return this.moments.length - 1;
  }

  /** Keeps the state on reaching a line. */
  arrive(i: number, table: Table): void {
    if (this.entries[i]?.isUnread === true) this.forget(i);
    const changed = this.entries.filter(({ repairs, mended }) => repairs.length > 0 || mended);
    this.moments[i] = {
      ...copyKnown(this),
      table: copyTable(table),
      slips: this.slips.copy(this.given.text),
      changed: changed.map((one) => [this.entries.indexOf(one), { ...one }] as const),
      reached: this.reached,
    };
  }

  /** Starts again at a line, keeping repairs and tries. Returns the table there. */
  goBack(i: number): Table {
    const { table, slips, ...known } = this.momentAt(i);
    ({ judged: this.judged, follows: this.follows, unexplained: this.unexplained } = copyKnown(known));
    this.slips = slips.copy(this.given.text);
    this.moments.length = i + 1;
    this.played.forget(i);
    return copyTable(table);
  }

  /** What is decoded from now on depends on a line. */
  dependOn(i: number): void {
    this.reached = Math.max(this.reached, i);
  }

  /** Reads a line otherwise. */
  explain(at: number, repairs: readonly Repair[]): void {
    this.entryAt(at).repairs = repairs;
    const [repair] = repairs;
    const other = repair?.reading?.other;
    if (repair && other) this.entryAt(other.at).repairs = [{ ...repair, reading: other.reading, isOther: true }];
    this.forget(at);
  }

  /** Puts a line in place of the same one, corrected or not. */
  replace(at: number, entry: Entry): void {
    this.entries[at] = entry;
    this.known.delete(at);
    this.forget(at);
  }

  private forget(at: number): void {
    this.gapsNow = null;
    this.played.forget(at);
  }

  /** Plays a line's reading on the table itself; ledger errors are about the written text. */
  play(i: number, reading: Reading, table: Table): void {
    const { label, spans, end, repairs } = this.entryAt(i);
    const isWritten = repairs.length === 0 && !this.follows.has(i);
    const found: Diagnostic[] = [];
    let at = -1;
    for (const { action, plan } of playReading(table, reading, this.isSetup(i, reading.taker))) {
      const span = at < 0 ? label : (spans[at] ?? { start: end, end });
      at += 1;
      const said = this.slips.of(action, plan.slips, isWritten ? span : null, table);
      if (isWritten) found.push(...said);
    }
    this.ledger[i] = found;
  }

  entryAt(at: number): Entry {
    return existing(this.entries[at], at);
  }

  momentAt(at: number): Moment {
    return existing(this.moments[at], at);
  }

  tableAt(at: number): Table {
    return copyTable(this.momentAt(at).table);
  }

  judgedOf(i: number): Judged | undefined {
    return this.judged.findLast(({ entry }) => entry === i);
  }

  /** What a line does that is not allowed, or leaves undone. */
  breachesAt(i: number): readonly Breach[] {
    return breachesOf(this.judgedOf(i)?.match);
  }

  isIllegal(i: number): boolean {
    return this.breachesAt(i).length > 0;
  }

  /** Whether a line is illegal, or short of something. */
  isWrong(i: number): boolean {
    return this.isIllegal(i) || this.judgedOf(i)?.match === null;
  }

  /** How the audit reads a line, if at all; one that it has not reached and cannot read, in the likeliest way. */
  reading(i: number): Reading | null {
    const entry = this.entries[i];
    if (entry === undefined) return null;
    const [likeliest] = i >= this.moments.length && this.isUnread(i) ? this.repairsAt(i) : [];
    const reading = likeliest === undefined || likeliest.cost > MOST_LIKELY ? readingOf(entry) : likeliest.reading;
    return reading?.taker === '' ? null : reading;
  }

  /** A player's first line is the setup (D23). */
  isSetup(i: number, taker: string): boolean {
    for (let before = 0; before < i; before++) if (this.reading(before)?.taker === taker) return false;
    return true;
  }

  /** Whether some of a line cannot be read, and nothing shows what was meant. */
  isUnread(i: number): boolean {
    const { isUnread, repairs } = this.entryAt(i);
    return isUnread && repairs.length === 0;
  }

  /** What a line may mean with one slip of the pen, likeliest first. */
  repairsAt(at: number): readonly Repair[] {
    const { text, seats } = this.given;
    const entry = this.entryAt(at);
    const found = this.known.get(at) ?? [
      ...lineTwice(text, this.entries[at - 1], entry),
      ...repairsOf(text, entry, seats, this.momentAt(0).table),
    ];
    this.known.set(at, found);
    // A turn that leaves out what a later line shows is legal. A setup rarely has one clearing wrong throughout.
    if (this.judgedOf(at)?.line.setup !== true) return found;
    const due = repairsOfDuties(text, entry, seats, this.breachesAt(at), true);
    return [...found.filter(({ kind }) => kind !== 'places'), ...due].sort((a, b) => a.cost - b.cost);
  }

  /** Where the order of turns is broken. */
  turns(): Gaps {
    if (this.gapsNow === null) {
      const takers = this.entries.map(({ repairs: [one] }, i) =>
        one?.reading === null ? null : this.reading(i)?.taker,
      );
      this.gapsNow = gapsIn(takers, this.given.seats, (i) => isTurnLike(this.reading(i)));
      this.dependOn(this.gapsNow.known);
    }
    return this.gapsNow;
  }

  /** A line as the law reads it. */
  lineAt(i: number, { taker, actions }: Reading, table: Table): LogLine {
    const { label, start, end, anyway, repairs, spans } = this.entryAt(i);
    const setup = this.isSetup(i, taker);
    return {
      ...{ taker, setup, label, actions, anyway },
      advanced: setup && this.given.advanced,
      before: copyTable(table),
      spans: repairs.length === 0 ? spans : actions.map(() => ({ start, end })),
      slips: this.isUnread(i) || slipsIn(copyTable(table), { taker, actions }, setup) > 0,
    };
  }

  /**
   * Whether the law allows a reading of a line, as far as a quick check shows. With `patient`, other orders are tried; with
   * `open`, it is enough that these leave the line undecided.
   */
  holdsAt(i: number, reading: Reading, table: Table, open = false, patient = open): boolean {
    const line = this.lineAt(i, reading, table);
    if (this.isUnread(i) ? slipsIn(copyTable(table), reading, line.setup) > 0 : line.slips) return false;
    const stuck = this.given.law.stuckAt(line, this.stuckAt(i));
    return stuck === null || (patient && this.given.law.isLawful(line, open));
  }

  /** The law's verdict on a line with another reading, whatever the lines before it left out. */
  matchAt(i: number, reading: Reading): Match | null {
    return this.given.law.judgeAlone(this.lineAt(i, reading, this.tableAt(i)));
  }

  /** Where a line that is not surely legal is stuck as it is read, for comparing it with other readings. */
  private stuckAt(i: number): Stuck | null {
    const [judged, reading] = [this.judgedOf(i), this.reading(i)];
    // A setup may be done in any order, so how far it gets says nothing.
    if (judged?.line.setup !== false || reading === null || judged.match?.verdict === 'legal') return null;
    judged.stuck ??= this.given.law.stuckAt(this.lineAt(i, reading, this.tableAt(i)));
    return judged.stuck;
  }

  /** Lines from one to another, the first with another reading. The table is the one before each, until the next is asked for. */
  *linesFrom(at: number, instead: Reading | null, to: number): Generator<ReadLine> {
    const table = this.tableAt(at);
    for (let i = at; i <= Math.min(to, this.entries.length - 1); i++) {
      const other = i === instead?.other?.at ? instead.other.reading : this.reading(i);
      const reading = i === at ? instead : other;
      if (reading === null) continue;
      const setup = this.isSetup(i, reading.taker);
      yield { i, reading, setup, table };
      slipsIn(table, reading, setup);
    }
  }

  /** A later line, or the same one, if a line is read otherwise. */
  readAfter(at: number, instead: Reading | null, to: number): ReadLine | null {
    for (const line of this.linesFrom(at, instead, to)) if (line.i === to) return line;
    return null;
  }

  /** The ledger errors of a line with another reading, of the lines up to the one in trouble, and of those after. */
  slipsAfter(
    at: number,
    instead: Reading | null,
    i: number,
    ahead = LINES_AHEAD,
    most = Number.POSITIVE_INFINITY,
  ): number {
    const { other } = instead ?? {};
    const otherwise = new Map([[at, this.told(at, instead)]]);
    if (other) otherwise.set(other.at, this.told(other.at, other.reading));
    return this.played.slips(at, otherwise, Math.min(i + ahead, this.entries.length - 1), most);
  }

  /** Whether these ledger errors are at most so many, which is found sooner than how many they are. */
  leavesAtMost(most: number, at: number, instead: Reading | null, i: number, ahead = LINES_AHEAD): boolean {
    return this.slipsAfter(at, instead, i, ahead, most) <= most;
  }

  private told(i: number, reading = this.reading(i)): Told {
    return reading === null ? [] : wholeOf(reading, this.isSetup(i, reading.taker));
  }
}
