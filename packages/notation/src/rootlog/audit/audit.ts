import { isLeft } from 'fp-ts/lib/Either.js';
import { type Table, botOf, copyTable } from '@woodlog/core/root';
import { type Edition, PEOPLE_PHASES, byEdition, editionOf, seatPlayers } from '@woodlog/core/root-law';
import type { Audit, AuditedLine } from '../../kernel/audited.ts';
import type { Diagnostic } from '../../kernel/diagnostic.ts';
import { lineStartsOf, positionAt } from '../../kernel/positions.ts';
import { withFixes } from '../fixes/with-fixes.ts';
import { parse } from '../read/parse.ts';
import { check } from '../replay/check.ts';
import { openingOf } from '../replay/replay.ts';
import { steps } from '../replay/steps.ts';
import type { Tree } from '../tree.ts';
import { Decoder, type Judge } from './decoder.ts';
import { entriesOf } from './entry.ts';
import { Law, type SeatPlayers } from './judge.ts';
import { linesOf } from './lines.ts';
import type { LogLine } from './log-line.ts';
import { AuditMemory } from './memory.ts';
import { verdictsOf } from './verdicts.ts';

/** What an audit is given besides the text. */
export interface AuditOptions {
  /** Seats the players; `seatPlayers` of `@woodlog/bots/root` knows bots, too. Without, logs of people alone are audited. */
  readonly seatPlayers?: SeatPlayers;
  /** The edition of the law; else the one of the day on which the log says that it was played. */
  readonly edition?: Edition;
  /** What was found out before of this text: only what has changed since is looked at anew. */
  readonly memory?: AuditMemory;
}

/** What the audit says to one line: its verdict, if it is a player's, and all its diagnostics. */
export interface LineReport {
  /** The line of the file, from 1. */
  readonly line: number;
  readonly verdict: AuditedLine | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** The first line of a log that a seed played by itself: whoever has no bot there was no person. */
const PLAYED_BY_SEED = /^\ufeff?\/\/ woodlog [^\r\n]*\d seed "/;

/** A player of older logs, whose lines did not follow the rules of their faction; and one at random. */
const PUPPET = 'Puppet';
const RANDOM = 'Random';

/** A log of more lines is no log of a game: of each the table would be kept. */
const MOST_LINES = 2000;

/** An audit that goes from line to line: how far it has come, and what it says to the lines so far. */
interface Auditing {
  readonly lineOf: (offset: number) => number;
  /** Goes on; gives the line of the file that it has come to, and whether that throws light on earlier ones. */
  decode(): Generator<{ readonly line: number; readonly isTrouble: boolean }>;
  said(): Audit;
}

/**
 * Holds every line of a log to the law of its players. `null` where the law of people does not know the turn of one of the
 * factions, where a puppet stands in for a person, or where there is no table.
 *
 * @example audit(text, { seatPlayers })?.lines.filter(({ verdict }) => verdict === 'illegal')
 */
export function audit(text: string, options: AuditOptions = {}): Audit | null {
  const tree = parse(text);
  if (lineStartsOf(text).length > MOST_LINES) return tooLong(text, tree);
  const auditing = auditingOf(text, tree, options);
  if (auditing === null) return null;
  for (const _ of auditing.decode());
  return auditing.said();
}

/**
 * The same line by line, with all that `check` says of a text. A line comes again when a later one throws new light on it:
 * the last report of each line is the one that counts. Whoever stops early has what is known so far.
 *
 * @example for (const { line, verdict, diagnostics } of auditLines(text, { seatPlayers, memory })) show(line, verdict, diagnostics);
 */
export function* auditLines(text: string, options: AuditOptions = {}): Generator<LineReport> {
  const tree = parse(text);
  const read = withFixes(tree, check(tree));
  const auditing = lineStartsOf(text).length > MOST_LINES ? null : auditingOf(text, tree, options);
  const shown = new Map<number, string>();
  const lineOf = lineFinder(text);
  function* report(audited: Audit | null, last: number): Generator<LineReport> {
    const all = audited?.revise?.(read) ?? [...read, ...(audited?.diagnostics ?? [])];
    const reports = new Map<number, { verdict: AuditedLine | null; diagnostics: Diagnostic[] }>();
    const at = (line: number) => {
      const known = reports.get(line) ?? { verdict: null, diagnostics: [] };
      reports.set(line, known);
      return known;
    };
    for (const line of shown.keys()) at(line);
    for (const verdict of audited?.lines ?? []) at(verdict.line).verdict = verdict;
    for (const one of all) at(lineOf(one.start)).diagnostics.push(one);
    for (const [line, one] of [...reports].sort(([a], [b]) => a - b)) {
      const key = JSON.stringify(one);
      if (line > last || shown.get(line) === key) continue;
      shown.set(line, key);
      yield { line, ...one };
    }
  }
  if (auditing !== null) for (const { line } of auditing.decode()) yield* report(auditing.said(), line);
  const whole = lineStartsOf(text).length > MOST_LINES ? tooLong(text, tree) : (auditing?.said() ?? null);
  yield* report(whole, Number.POSITIVE_INFINITY);
}

function auditingOf(
  text: string,
  tree: Tree,
  { edition = editionOf(text), ...options }: AuditOptions,
): Auditing | null {
  const opening = openingOf(tree);
  if (isLeft(opening)) return null;
  const { table } = opening.right;
  if (!isKnown(table, PLAYED_BY_SEED.test(text), options.seatPlayers !== undefined)) return null;
  const lineOf = lineFinder(text);
  const start = copyTable(table);
  for (const _ of steps(tree, start, { turn: 0 }));
  const entries = entriesOf(tree);
  const law = new Law(options.seatPlayers ?? ((at) => seatPlayers(at)), options.memory ?? new AuditMemory());
  const lineOfEntry = (entry: number): number => lineOf(entries[entry]?.start ?? 0);
  const judge: Judge = {
    lineOf: lineOfEntry,
    advanced: edition === 'current' && isAdvanced(law, [...linesOf(tree, table, steps(tree, table))]),
    judge: (line, judged, entry) => law.judge(line, judged, { entry, at: lineOfEntry(entry) }),
    isLawful: (line) => law.isLawful(line),
  };
  const seats = table.setup.seats.map(({ faction }) => faction);
  const decoder = new Decoder(text, entries, seats, judge);
  return {
    lineOf,
    *decode() {
      for (const { entry, isTrouble } of decoder.decode(start)) yield { line: lineOfEntry(entry), isTrouble };
    },
    said() {
      const judged = decoder.judged.map((one) => ({ ...one, match: byEdition(one.match, edition) }));
      return verdictsOf({ text, lineOf, tree, decoder, judged, start });
    },
  };
}

/** Whether the law knows the turns of all seats, and those who sit there follow it. */
export function isKnown({ setup: { seats } }: Table, bySeed: boolean, hasBots: boolean): boolean {
  return seats.every((seat) => {
    const { bot, player, faction } = seat;
    if (botOf(seat) !== undefined) return hasBots;
    if (bot === undefined && (player === PUPPET || (bySeed && player !== RANDOM))) return false;
    return PEOPLE_PHASES[faction] !== undefined;
  });
}

/** The line of the file in which a place of its text is. */
function lineFinder(text: string): (offset: number) => number {
  const starts = lineStartsOf(text);
  return (offset) => positionAt(starts, offset).line;
}

function tooLong(text: string, { lines }: Tree): Audit {
  const lineOf = lineFinder(text);
  const because = `not decided: a log of more than ${MOST_LINES} lines is not held to the rules`;
  const end = Math.max(0, text.search(/[\r\n]/));
  return {
    diagnostics: [{ severity: 'info', code: 'law/undecided', message: because, start: 0, end }],
    lines: lines.flatMap((line) =>
      line.kind === 'turn'
        ? [{ line: lineOf(line.start), taker: line.taker, verdict: 'undecided' as const, because }]
        : [],
    ),
  };
}

/**
 * A log does not say whether its players set up by the standard setup or by setup cards (A.8): it is the one that breaks
 * fewer lines, for all of them alike, and the standard setup where that makes no difference.
 */
function isAdvanced(law: Law, lines: readonly LogLine[]): boolean {
  const setups = lines.filter(({ setup, slips }) => setup && !slips);
  const broken = (one: LogLine): boolean => law.match(one).verdict === 'illegal';
  const standard = setups.filter(broken).length;
  return standard > 0 && setups.filter((one) => broken({ ...one, advanced: true })).length < standard;
}
