import { type Table, copyTable, orderOfTurns } from '@woodlog/core/root';
import type { Diagnostic, Span } from '../../kernel/diagnostic.ts';
import { Slips } from '../replay/slips.ts';
import type { lawfulness } from '@woodlog/core/root-law';
import type { Judged, LogLine } from './log-line.ts';
import { type Entry, type Reading, type Repair, othersOf, readingOf } from './entry.ts';
import { type Unexplained, breachesFollow, lacksFollow, touchedBy } from './follows.ts';
import { type Lack, lacksIn, leaves, playReading, slipsIn } from './ledger.ts';
import { placesThroughout, repairsOf } from './repairs.ts';

/** How many lines back a cause is looked for, and how many ahead a repair must hold. */
const LINES_BACK = 32;
const LINES_AHEAD = 16;
/** Nearer causes are likelier. */
const COST_OF_LINE = 0.02;
/** Readings of an illegal line that are tried, where nothing confirms any of them. */
const MOST_READINGS = 24;
/** Those that are kept. */
const MOST_INSTEAD = 3;
/** Repairs of one line in trouble that are checked against the law. */
const MOST_LAWFUL = 40;
/** Those checked again, with more work, if none is surely lawful. */
const MOST_UNDECIDED = 2;
/** Earlier explanations that are doubted if a line is illegal. */
const MOST_DOUBTS = 3;
/** With more unexplained lines, a text is not the log of one game. */
const MOST_UNEXPLAINED = 40;

/** What a line does besides moving things. */
const deedsOf = (reading: Reading | null): string =>
  JSON.stringify(reading?.actions.filter(({ kind }) => kind !== 'move') ?? []);

/** Checks a line against the law, and adds the result to those before. */
export interface Judge {
  judge(line: LogLine, judged: Judged[], entry: number): void;
  /** Whether a quick check shows that a line is legal. */
  isLawful(line: LogLine): boolean;
  /** What the law says with more work. */
  lawfulness(line: LogLine): ReturnType<typeof lawfulness>;
  readonly advanced: boolean;
  /** The line of the file of an entry. */
  lineOf(entry: number): number;
}

/** The state on reaching a line. */
interface Moment {
  readonly table: Table;
  readonly judged: readonly Judged[];
  readonly slips: Slips;
  readonly repairs: ReadonlyMap<number, readonly Repair[]>;
  readonly follows: ReadonlyMap<number, number>;
  readonly missing: ReadonlyMap<number, string>;
  readonly unexplained: readonly number[];
  readonly tries: ReadonlyMap<number, number>;
  readonly left: number;
  /** The last line that this depends on. */
  readonly reached: number;
}

/** A repair of an earlier line or of the one in trouble, and how well it explains what follows. */
interface Candidate {
  readonly at: number;
  readonly repair: Repair;
  readonly slips: number;
  /** An upper bound of its slips, before they are counted. */
  readonly most?: number;
}

/**
 * Looks for the likeliest explanation of a log: goes from line to line, and at a line in trouble looks back for the
 * slip of the pen that explains it. Continues from the explanation's table.
 */
export class Decoder {
  readonly entries: readonly Entry[];
  judged: Judged[] = [];
  /** Lines, by entry, that may only follow from another, unexplained one. */
  readonly follows = new Map<number, number>();
  /** Lines above which one is missing, with its player. */
  readonly missing = new Map<number, string>();
  /** The ledger's diagnostics for each line, by the explanation. */
  readonly ledger: (readonly Diagnostic[])[] = [];
  private readonly text: string;
  /** The letters of players with a name, in setup order. */
  private readonly seats: readonly string[];
  private readonly law: Judge;
  /** The state on reaching each line. */
  private readonly moments: Moment[];
  private readonly known = new Map<number, Repair[]>();
  private slips: Slips;
  private unexplained: number[] = [];
  private tries = new Map<number, number>();
  /** Lines in trouble that no repair explains. */
  private left = 0;
  private reached = -1;
  private gapsNow: ReadonlyMap<number, string> | null = null;

  constructor(text: string, entries: readonly Entry[], seats: readonly string[], law: Judge, start: Table) {
    this.text = text;
    this.entries = entries;
    this.seats = seats;
    this.law = law;
    this.slips = new Slips(text);
    this.moments = [this.moment(copyTable(start))];
  }

  /** Takes over results for a text with the same first lines, as far as they depend on those alone. */
  goOnFrom(other: Decoder, same: number): void {
    // A player outside the table changes the order of turns.
    const isStranger = ({ written: { taker } }: Entry): boolean => taker !== '' && !this.seats.includes(taker);
    if ([...this.entries, ...other.entries].some(isStranger)) return;
    const at = other.moments.findLastIndex(({ reached }, i) => i <= same && reached < same);
    if (at <= 0) return;
    this.moments.splice(0, 1, ...other.moments.slice(0, at + 1));
    this.ledger.push(...other.ledger.slice(0, at));
    for (const [line, repairs] of other.known) if (line < same) this.known.set(line, repairs);
    const { repairs, missing, tries, left, reached } = this.momentAt(at);
    for (const [line, ones] of repairs) this.entryAt(line).repairs = ones;
    for (const [line, taker] of missing) this.missing.set(line, taker);
    Object.assign(this, { tries: new Map(tries), left, reached });
    this.goBack(at);
  }

  /** The first line to decode. */
  get begin(): number {
    return this.moments.length - 1;
  }

  /** Goes from line to line; yields each line and whether it was in trouble. */
  *decode(): Generator<{ readonly entry: number; readonly isTrouble: boolean }> {
    let i = this.begin;
    let table = this.goBack(i);
    for (; i < this.entries.length; i++) {
      this.moments[i] = this.moment(table);
      this.reached = Math.max(this.reached, i);
      this.ledger[i] = [];
      const reading = this.reading(i);
      if (reading === null) {
        if (this.readAnew(i)) i -= 1;
        continue;
      }
      this.law.judge(this.lineOf(i, reading, table), this.judged, i);
      const tried = this.tries.get(i) ?? 0;
      const isTrouble = this.isTrouble(i);
      if (isTrouble && tried < 2 && this.left < MOST_UNEXPLAINED) {
        this.tries.set(i, tried + 1);
        const first = this.lookBack(i);
        if (first !== null) {
          table = this.goBack(first);
          i = first - 1;
          continue;
        }
        // Illegal actions happened all the same, so later lines build on them.
        if (this.judged.at(-1)?.match === null) this.unexplained.push(i);
        this.left += 1;
      }
      if (isTrouble) {
        this.doubt(i);
        this.follow(i, reading, table);
        this.readOtherwise(i, reading, table);
      }
      this.ledger[i] = this.play(i, reading, table);
      yield { entry: i, isTrouble };
    }
    this.moments[i] = this.moment(table);
    const causes = new Set(this.follows.values());
    for (const at of this.missing.keys()) if (!causes.has(at)) this.missing.delete(at);
  }

  private moment(table: Table): Moment {
    const { judged, slips, follows, missing, unexplained, tries, left, reached, entries } = this;
    return {
      table: copyTable(table),
      judged: [...judged],
      slips: slips.copy(this.text),
      repairs: new Map(entries.flatMap(({ repairs }, i) => (repairs.length > 0 ? [[i, repairs] as const] : []))),
      follows: new Map(follows),
      missing: new Map(missing),
      unexplained: [...unexplained],
      tries: new Map(tries),
      ...{ left, reached },
    };
  }

  /** Starts again at a line, keeping repairs and tries. Returns the table there. */
  private goBack(i: number): Table {
    const { table, judged, slips, follows, unexplained } = this.momentAt(i);
    this.judged = [...judged];
    this.slips = slips.copy(this.text);
    this.follows.clear();
    for (const [line, cause] of follows) this.follows.set(line, cause);
    this.unexplained = [...unexplained];
    this.moments.length = i + 1;
    return copyTable(table);
  }

  /** Plays a line's reading on the table itself; ledger errors are about the written text. */
  private play(i: number, reading: Reading, table: Table): Diagnostic[] {
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
    return found;
  }

  /** How the audit reads a line, if at all. */
  private reading(i: number): Reading | null {
    const entry = this.entries[i];
    const reading = entry === undefined ? null : readingOf(entry);
    return reading?.taker === '' ? null : reading;
  }

  /** A player's first line is the setup (D23). */
  private isSetup(i: number, taker: string): boolean {
    for (let before = 0; before < i; before++) if (this.reading(before)?.taker === taker) return false;
    return true;
  }

  private momentAt(at: number): Moment {
    const moment = this.moments[at];
    if (moment === undefined) throw new RangeError(`nothing is known of line ${at}`);
    return moment;
  }

  private entryAt(at: number): Entry {
    const entry = this.entries[at];
    if (entry === undefined) throw new RangeError(`there is no line ${at}`);
    return entry;
  }

  private lineOf(i: number, { taker, actions }: Reading, table: Table): LogLine {
    const entry = this.entryAt(i);
    const setup = this.isSetup(i, taker);
    const before = copyTable(table);
    const slips = slipsIn(copyTable(table), { taker, actions }, setup) > 0;
    const isUnread = entry.isUnread && entry.repairs.length === 0;
    const spans =
      entry.repairs.length === 0 ? entry.spans : actions.map(() => ({ start: entry.start, end: entry.end }));
    const { label } = entry;
    return {
      taker,
      setup,
      ...(entry.anyway && { anyway: true as const }),
      ...(setup && this.law.advanced && { advanced: true as const }),
      label,
      before,
      actions,
      spans,
      slips: slips || isUnread,
    };
  }

  private isTrouble(i: number): boolean {
    const last = this.judged.at(-1);
    return this.entries[i]?.isUnread === true && this.entries[i]?.repairs.length === 0
      ? true
      : last !== undefined && (last.match === null || last.match.verdict === 'illegal');
  }

  /** Reads a line that stands without its player or its colon as one of a player; `false` where nobody is likely. */
  private readAnew(i: number): boolean {
    const entry = this.entryAt(i);
    if (entry.repairs.length > 0 || entry.written.taker !== '') return false;
    this.reached = Math.max(this.reached, i + LINES_AHEAD);
    entry.repairs = this.ofLedger(i, [], true).map(({ repair }) => repair);
    this.gapsNow = null;
    return entry.repairs.length > 0;
  }

  /** Finds and makes the repair that explains a line's trouble; returns the line from which to continue. */
  private lookBack(i: number): number | null {
    const last = this.judged.at(-1);
    const entry = this.entries[i];
    const reading = this.reading(i);
    if (entry === undefined || reading === null) return null;
    this.reached = Math.max(this.reached, i + LINES_AHEAD);
    const lacks = lacksIn(copyTable(this.momentAt(i).table), reading, this.isSetup(i, reading.taker));
    const isUnread = entry.isUnread && entry.repairs.length === 0;
    const found =
      lacks.length > 0 || isUnread
        ? this.ofLedger(i, lacks, isUnread)
        : last?.match?.verdict === 'illegal'
          ? this.ofLaw(i)
          : this.ofItems(i, reading.taker);
    const [best] = found;
    if (best === undefined) return null;
    const target = this.entryAt(best.at);
    const before = target.repairs;
    this.gapsNow = null;
    target.repairs = found.filter(({ at }) => at === best.at).map(({ repair }) => repair);
    if (!this.isBehindGap(best.at)) return best.at;
    target.repairs = before;
    this.gapsNow = null;
    return null;
  }

  /** Whether a turn is missing before a line that can be read: then what stands there may be what was done. */
  private isBehindGap(i: number): boolean {
    if (this.entryAt(i).isUnread) return false;
    return [...this.gaps().keys()].some((at) => at <= i);
  }

  /** A line in trouble that may follow from an earlier unexplained one is undecided. */
  private follow(i: number, reading: Reading, table: Table): void {
    const last = this.judged.at(-1);
    if (last === undefined || last.entry !== i || this.isUnread(i)) return;
    const lacks = lacksIn(copyTable(table), reading, this.isSetup(i, reading.taker));
    const { match } = last;
    const isCause = (cause: Unexplained): boolean =>
      match === null
        ? lacksFollow(cause, lacks, reading.taker)
        : match.verdict === 'illegal' && breachesFollow(cause, match.breaches, this.missing.has(cause.entry));
    const cause = this.causeOf(i, isCause);
    if (cause === undefined) return;
    this.follows.set(i, cause.entry);
    const line = this.law.lineOf(cause.entry);
    const because = this.missing.has(cause.entry)
      ? `a line of ${cause.taker} is missing above line ${line}, and this may follow from it`
      : `nothing explains line ${line}, and this may follow from it`;
    last.match = { verdict: 'undecided', because };
  }

  private causeOf(i: number, isCause: (cause: Unexplained) => boolean): Unexplained | undefined {
    for (const cause of this.causes(i)) if (isCause(cause)) return cause;
    return undefined;
  }

  /** Earlier unexplained lines, the latest first. */
  private *causes(i: number): Generator<Unexplained> {
    const gaps = this.gaps();
    for (let at = i; at >= 0; at--) {
      const skipped = gaps.get(at);
      if (skipped !== undefined) {
        this.missing.set(at, skipped);
        yield { entry: at, taker: skipped, touched: null };
        if (![...this.follows.values()].includes(at)) this.missing.delete(at);
      }
      const reading = this.reading(at) ?? this.entries[at]?.written;
      if (at === i || reading === undefined || this.follows.has(at) || !this.unexplained.includes(at)) continue;
      yield { entry: at, taker: reading.taker, touched: this.isUnread(at) ? null : touchedBy(reading) };
    }
  }

  /**
   * Lines above which a line is missing, and of whom: a turn by the order in which all take theirs (1.4.1), or the setup
   * of who begins when all others have had a turn (D23).
   */
  private gaps(): ReadonlyMap<number, string> {
    this.gapsNow ??= this.findGaps();
    return this.gapsNow;
  }

  private findGaps(): ReadonlyMap<number, string> {
    const gaps = new Map<number, string>();
    const lines = this.entries.flatMap((_, i) => {
      const taker = this.reading(i)?.taker;
      return taker === undefined ? [] : [{ i, taker }];
    });
    const counts = new Map<string, number>();
    const isTurn = ({ taker }: { readonly taker: string }): boolean => {
      const count = (counts.get(taker) ?? 0) + 1;
      counts.set(taker, count);
      const isLate = count === 1 && counts.size > 2 && [...counts.values()].filter((n) => n === 1).length === 1;
      if (isLate && this.seats.includes(taker)) {
        const late = lines.find((one) => this.seats.indexOf(one.taker) > this.seats.indexOf(taker));
        gaps.set((late ?? lines[0])?.i ?? 0, taker);
      }
      return count > 1;
    };
    const turns = lines.filter(isTurn);
    const order = orderOfTurns(turns.map(({ taker }) => taker));
    const known = this.seats.map((seat) => turns.find(({ taker }) => taker === seat)?.i ?? Number.POSITIVE_INFINITY);
    this.reached = Math.max(this.reached, ...known);
    for (const [n, { i, taker }] of turns.entries()) {
      const before = turns[n - 1];
      if (before === undefined || before.i !== i - 1) continue;
      const next = order[(order.indexOf(before.taker) + 1) % order.length];
      if (next !== undefined && next !== taker) gaps.set(i, next);
    }
    return gaps;
  }

  private isUnread(i: number): boolean {
    const entry = this.entries[i];
    return entry?.isUnread === true && entry.repairs.length === 0;
  }

  /** What is illegal by one explanation of an earlier line, but not by an equally good one, is undecided. */
  private doubt(i: number): void {
    const last = this.judged.at(-1);
    const reading = this.reading(i);
    if (last?.match?.verdict !== 'illegal' || last.entry !== i || reading === null) return;
    const touched = touchedBy(reading);
    let tried = 0;
    for (let at = i - 1; at >= Math.max(0, i - LINES_BACK) && tried < MOST_DOUBTS; at--) {
      const entry = this.entryAt(at);
      if (entry.repairs.length === 0) continue;
      const others = othersOf(entry);
      if (![...touchedBy({ actions: others.flatMap(({ actions }) => actions) })].some((one) => touched.has(one)))
        continue;
      tried += 1;
      if (!others.some((other) => this.isLawfulAfter(at, other, i))) continue;
      const because = `line ${this.law.lineOf(at)} has a slip of the pen, and this may follow from it`;
      last.match = { verdict: 'undecided', because };
      return;
    }
  }

  /** Whether a line is legal, or still lacks something, under another reading of an earlier line. */
  private isLawfulAfter(at: number, instead: Reading, i: number): boolean {
    const table = copyTable(this.momentAt(at).table);
    for (let line = at; line <= i; line++) {
      const reading = line === at ? instead : this.reading(line);
      if (reading === null || reading.taker === '') continue;
      if (line === i) return slipsIn(copyTable(table), reading, false) > 0 || this.holdsAt(i, reading, table);
      slipsIn(table, reading, this.isSetup(line, reading.taker));
    }
    return false;
  }

  /** For a lack or an unreadable line: repairs that supply what is missing, or need nothing. */
  private ofLedger(i: number, lacks: readonly Lack[], isUnread: boolean): Candidate[] {
    const candidates: Candidate[] = [];
    // Any line may have emptied a supply.
    const isSupply = lacks.every(({ from }) => from.startsWith('supply:'));
    for (let at = i; at >= Math.max(0, i - LINES_BACK); at--) {
      if (isUnread && lacks.length === 0 && at < i) break;
      const now = this.reading(at);
      if (at < i && (isUnread || isSupply) && !this.isOpen(at)) continue;
      const base = this.slipsAfter(at, now, i);
      const here = this.slipsAfter(at, now, i, 0);
      for (const repair of this.repairsAt(at)) {
        if (at < i && !this.helps(repair.reading, now, lacks)) continue;
        if (!isUnread && this.slipsAfter(at, repair.reading, i, 0, here) >= here) continue;
        const slips = this.slipsAfter(at, repair.reading, i, LINES_AHEAD, base);
        if (slips > base) continue;
        candidates.push({ at, repair, slips });
      }
    }
    // Of repairs that cost the same, the one at what is lacking comes first.
    const spans = lacks.map(({ action }) => this.entryAt(i).spans[action]);
    const isThere = ({ repair: { edits } }: Candidate): boolean =>
      edits.some(({ start, end }) => spans.some((span) => span != null && span.start <= start && end <= span.end));
    candidates.sort((a, b) => Number(isThere(b)) - Number(isThere(a)));
    return this.lawful(i, candidates);
  }

  /** An item is turned that lies so already: another item is meant here or where the player turned one before. */
  private ofItems(i: number, taker: string): Candidate[] {
    const candidates: Candidate[] = [];
    for (let at = i; at >= Math.max(0, i - LINES_BACK); at--) {
      const now = this.reading(at);
      if (now?.taker !== taker) continue;
      const base = this.slipsAfter(at, now, i);
      for (const repair of this.repairsAt(at)) {
        if (repair.kind !== 'item') continue;
        const slips = this.slipsAfter(at, repair.reading, i, LINES_AHEAD, base);
        if (slips < base) candidates.push({ at, repair, slips });
      }
    }
    return this.lawful(i, candidates);
  }

  /** For a violation: repairs of this line, or of an earlier one in trouble if a later line needs it. */
  private ofLaw(i: number): Candidate[] {
    const candidates: Candidate[] = [];
    for (let at = i; at >= Math.max(0, i - LINES_BACK); at--) {
      if (at < i && !this.isOpen(at)) continue;
      const now = this.reading(at);
      const base = this.slipsAfter(at, now, i);
      if (base === 0 && at === i) continue;
      const lacks = this.lacksAfter(at, now, i);
      for (const repair of this.repairsAt(at)) {
        // Repairs that bring nothing that is lacking leave no fewer slips; trying them shows whether they leave more.
        if (!this.helps(repair.reading, now, lacks)) {
          if (at < i) candidates.push({ at, repair, slips: base, most: base });
          continue;
        }
        const slips = this.slipsAfter(at, repair.reading, i, LINES_AHEAD, base);
        if (slips > base || (at === i && slips === base)) continue;
        candidates.push({ at, repair, slips });
      }
    }
    return this.lawful(i, candidates);
  }

  /** Whether a line is in trouble, or was repaired in one of several ways. */
  private isOpen(at: number): boolean {
    const entry = this.entries[at];
    if (entry === undefined) return false;
    const judged = this.judged.find(({ entry: index }) => index === at);
    return (
      entry.repairs.length > 1 || this.isHalfRead(at) || judged?.match === null || judged?.match?.verdict === 'illegal'
    );
  }

  /** Whether something of a line was not read: it cannot be, or stands behind slashes as a comment does. */
  private isHalfRead(at: number): boolean {
    return this.entryAt(at).isUnread || this.repairsAt(at).some(({ kind }) => kind === 'slash');
  }

  private helps(reading: Reading | null, now: Reading | null, lacks: readonly Lack[]): boolean {
    // What a battle, a craft or another relation brings by itself only the ledger knows.
    if (lacks.length > 0 && deedsOf(reading) !== deedsOf(now)) return true;
    return lacks.some(
      (lack) =>
        (reading === null ? 0 : leaves(reading, lack)) > (now === null ? 0 : leaves(now, lack)) || lack.what === '',
    );
  }

  private repairsAt(at: number): readonly Repair[] {
    const entry = this.entries[at];
    if (entry === undefined) return [];
    const known = this.known.get(at);
    if (known !== undefined) return known;
    const found = repairsOf(this.text, entry, { seats: this.seats });
    if (this.isDoubled(at)) {
      const before = this.entryAt(at - 1);
      const edits = [{ start: before.end, end: entry.end, text: '' }];
      found.unshift({ kind: 'line-twice', cost: 4, edits, reading: null });
    }
    this.known.set(at, found);
    return found;
  }

  /** Finds how a line that is illegal may have been meant. That acquits nobody, since nothing confirms it. */
  private readOtherwise(i: number, reading: Reading, table: Table): void {
    const last = this.judged.at(-1);
    if (last?.entry !== i || last.match?.verdict !== 'illegal' || last.line.setup) return;
    const entry = this.entryAt(i);
    const wrong = last.match.breaches.flatMap(({ kind, action }) => (kind === 'extra' ? [entry.spans[action]] : []));
    const isThere = ({ start, end }: Span): boolean =>
      wrong.some((span) => span != null && span.start <= start && end <= span.end);
    const isCount = ({ kind }: Repair): boolean => kind === 'count' || kind === 'points';
    const isLikely = (one: Repair): boolean => (wrong.length === 0 ? isCount(one) : one.edits.some(isThere));
    const throughout = placesThroughout(this.text, entry, { seats: this.seats });
    const likely = [this.repairsAt(i), throughout].flatMap((all) => all.filter(isLikely).slice(0, MOST_READINGS));
    const base = this.slipsAfter(i, reading, i);
    const instead: Repair[] = [];
    for (const repair of likely) {
      if (instead.length === MOST_INSTEAD) break;
      const meant = repair.reading;
      if (meant === null || this.slipsAfter(i, meant, i, LINES_AHEAD, base) > base) continue;
      if (this.holdsAt(i, meant, table)) instead.push(repair);
    }
    if (instead.length > 0) last.instead = instead;
  }

  private isDoubled(at: number): boolean {
    const [before, entry] = [this.entries[at - 1], this.entries[at]];
    if (before === undefined || entry === undefined) return false;
    return this.text.slice(before.start, before.end) === this.text.slice(entry.start, entry.end);
  }

  /** The slips of a line with another reading, of the lines up to the one in trouble, and of those after. */
  private slipsAfter(
    at: number,
    instead: Reading | null,
    i: number,
    ahead = LINES_AHEAD,
    most = Number.POSITIVE_INFINITY,
  ): number {
    const table = copyTable(this.momentAt(at).table);
    let slips = 0;
    for (let line = at; line <= Math.min(i + ahead, this.entries.length - 1); line++) {
      const reading = line === at ? instead : this.reading(line);
      if (reading !== null) slips += slipsIn(table, reading, this.isSetup(line, reading.taker));
      if (slips > most) break;
    }
    return slips;
  }

  /** What the line in trouble, and lines around it, lack. */
  private lacksAfter(at: number, now: Reading | null, i: number): Lack[] {
    const table = copyTable(this.momentAt(at).table);
    const lacks: Lack[] = [];
    for (let line = at; line <= Math.min(i + LINES_AHEAD, this.entries.length - 1); line++) {
      const reading = line === at ? now : this.reading(line);
      if (reading !== null) lacks.push(...lacksIn(table, reading, this.isSetup(line, reading.taker)));
    }
    return lacks;
  }

  /** The best candidates that the law allows, at their own line and at the one in trouble. */
  private lawful(i: number, candidates: Candidate[]): Candidate[] {
    const cost = ({ at, repair }: Candidate): number => repair.cost + (i - at) * COST_OF_LINE;
    candidates.sort((a, b) => a.slips - b.slips || cost(a) - cost(b));
    const found: Candidate[] = [];
    const unsure: Candidate[] = [];
    for (const one of candidates) {
      const [best] = found;
      if (best !== undefined && (one.slips > best.slips || one.at !== best.at)) continue;
      const { at, repair, most } = one;
      if (most !== undefined && this.slipsAfter(at, repair.reading, i, LINES_AHEAD, most) > most) continue;
      if (found.length + unsure.length === MOST_LAWFUL) break;
      (this.holds(one, i) ? found : unsure).push(one);
      if (found.length === 3) break;
    }
    return found.length > 0 ? found : this.undecided(i, unsure);
  }

  /** Of the best candidates the first that more work shows to be lawful, or that was not read before. */
  private undecided(i: number, candidates: readonly Candidate[]): Candidate[] {
    const likely = candidates.filter(({ slips }) => slips === candidates[0]?.slips);
    const best = likely.slice(0, MOST_UNDECIDED).find((one) => this.holds(one, i, true));
    return best === undefined ? [] : [best];
  }

  private holds({ at, repair: { reading: instead } }: Candidate, i: number, patient = false): boolean {
    const table = copyTable(this.momentAt(at).table);
    for (let line = at; line <= i; line++) {
      const reading = line === at ? instead : this.reading(line);
      if (reading === null) continue;
      if ((line === at || line === i) && !this.holdsAt(line, reading, table, patient)) return false;
      slipsIn(table, reading, this.isSetup(line, reading.taker));
    }
    return true;
  }

  private holdsAt(i: number, reading: Reading, table: Table, patient = false): boolean {
    const line = this.lineOf(i, reading, table);
    if (slipsIn(copyTable(table), reading, line.setup) > 0) return false;
    if (this.law.isLawful(line) || !patient) return this.law.isLawful(line);
    const found = this.law.lawfulness(line);
    return found === 'lawful' || (found === 'unknown' && this.isHalfRead(i));
  }
}
