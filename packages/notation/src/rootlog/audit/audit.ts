import { isLeft } from 'fp-ts/lib/Either.js';
import { type Table, botOf, copyTable, seatsInSetupOrder } from '@woodlog/core/root';
import { type Edition, PEOPLE_PHASES, editionOf } from '@woodlog/core/root-law';
import type { Audit, AuditedLine, LineReport } from '../../kernel/audited.ts';
import type { Diagnostic } from '../../kernel/diagnostic.ts';
import { lineFinder, lineStartsOf } from '../../kernel/positions.ts';
import { habitOf } from '../fixes/habitual.ts';
import { fixer } from '../fixes/with-fixes.ts';
import { parse } from '../read/parse.ts';
import { checkFrom, withMeantLines } from '../replay/check.ts';
import { openingOf } from '../replay/replay.ts';
import { stepsOfTree } from '../replay/steps.ts';
import type { Tree } from '../tree.ts';
import { DecodedLog } from './decoded-log.ts';
import { decode } from './decoder.ts';
import { entriesOf } from './entry.ts';
import { LEAD, headerMeant, inTrouble } from './header.ts';
import { type Law, type SeatPlayers, lawOf } from './judge.ts';
import { linesOf } from './lines.ts';
import type { LogLine } from './log-line.ts';
import { AuditMemory } from './memory.ts';
import { type Verdicts, verdictsOn } from './verdicts.ts';
import { auditWithout, linesWithout } from './without-habit.ts';

/** What an audit gets besides the text. */
export interface AuditOptions {
  /**
   * Seats the players; `seatPlayers` of `@woodlog/bots/root` includes bots. By default, only logs of people are
   * audited.
   */
  readonly seatPlayers?: SeatPlayers;
  /** The edition of the law; by default, that of the day named in the log. */
  readonly edition?: Edition;
  /** Results of an earlier audit of this text: only what changed since is checked again. */
  readonly memory?: AuditMemory;
  /** Whether `auditLines` looks for habits of writing, and for fixes of syntax and ledger errors, which takes time; yes by default. */
  readonly fixes?: boolean;
}

/** The first line of a log that a seed played: seats without a bot were players, not people. */
const PLAYED_BY_SEED = /^\ufeff?\/\/ woodlog [^\r\n]*\d seed "/;

/** A player of older logs who ignored the rules of the faction, and those who play by them. */
const PUPPET = 'Puppet';
const BY_LAW = /^(?:Random|Greedy|Search \d+)$/;

/** The worst first. */
const VERDICTS: readonly AuditedLine['verdict'][] = ['illegal', 'slip', 'undecided', 'legal-if', 'legal'];

/** Longer texts are not logs of one game; the table before each line is kept. */
const MOST_LINES = 2000;
/** No turn has as many actions. */
const MOST_ACTIONS = 200;

/** An audit, line by line. */
interface Auditing {
  readonly log: DecodedLog;
  readonly verdicts: Verdicts;
}

/**
 * Checks every line of a log against the law of its players. `null` if the law lacks one of the factions, if a puppet
 * plays for a person, or without a table.
 *
 * @example audit(text, { seatPlayers })?.lines.filter(({ verdict }) => verdict === 'illegal')
 */
export function audit(text: string, options: AuditOptions = {}): Audit | null {
  const written = parse(text);
  const habit = habitOf(checkFrom(written));
  if (habit !== null) return auditWithout(habit, audit(habit.checked.tree.text, options));
  const tree = withMeantLines(written);
  if (isTooLong(tree)) return tooLong(text, tree);
  const auditing = auditingOf(tree, options);
  if (auditing === null) return null;
  for (const _ of decode(auditing.log));
  return (otherHeader(tree, options, auditing.log) ?? auditing).verdicts.whole();
}

/**
 * Like `audit`, line by line and with all that `check` reports. A line comes again when a later one changes its report:
 * the last report counts. With the memory of the text before an edit, nothing above the edit is checked again. Whoever
 * stops early has the results so far.
 *
 * @example for (const { line, verdict, diagnostics } of auditLines(text, { seatPlayers, memory })) show(line, verdict, diagnostics);
 */
export function* auditLines(text: string, options: AuditOptions = {}): Generator<LineReport> {
  const { memory = new AuditMemory() } = options;
  const withMemory = { ...options, memory };
  const checked = memory.check(text);
  const habit = options.fixes === false ? null : habitOf(checked);
  if (habit !== null) return yield* linesWithout(habit, auditLines(habit.checked.tree.text, withMemory));
  const tree = withMeantLines(checked.tree);
  const fix = options.fixes === false ? (one: Diagnostic): Diagnostic => one : fixer(checked);
  const shown = new Map<number, string>();
  function* report(
    line: number,
    verdict: AuditedLine | null,
    diagnostics: readonly Diagnostic[],
  ): Generator<LineReport> {
    const key = JSON.stringify([verdict, diagnostics]);
    const isNothing = verdict === null && diagnostics.length === 0 && !shown.has(line);
    if (isNothing || shown.get(line) === key) return;
    shown.set(line, key);
    yield { line, verdict, diagnostics };
  }
  const lineOf = lineFinder(text);
  function* ofLines(all: readonly Diagnostic[], verdicts: readonly AuditedLine[] = []): Generator<LineReport> {
    const lines = new Map<number, Diagnostic[]>(verdicts.map(({ line }) => [line, []]));
    for (const one of all) lines.set(lineOf(one.start), [...(lines.get(lineOf(one.start)) ?? []), one]);
    for (const [line, diagnostics] of [...lines].sort(([a], [b]) => a - b))
      yield* report(line, verdicts.find((verdict) => verdict.line === line) ?? null, diagnostics);
  }
  const isLong = isTooLong(tree);
  const auditing = isLong ? null : auditingOf(tree, withMemory);
  if (auditing === null) {
    const said = isLong ? tooLong(text, tree) : null;
    return yield* ofLines([...checked.diagnostics.map(fix), ...(said?.diagnostics ?? [])], said?.lines);
  }
  function* whole({ log, verdicts }: Auditing): Generator<LineReport> {
    const { others, ofEntries } = verdicts.sorted(checked.diagnostics);
    const ofEntry = (i: number, echoes?: ReadonlyMap<number, readonly number[]>): Generator<LineReport> => {
      const line = log.given.lineOf(i);
      // Several lines may stand in one, without a line break between them: the worst verdict counts.
      let [first, last] = [i, i];
      while (first > 0 && log.given.lineOf(first - 1) === line) first -= 1;
      while (last < log.entries.length - 1 && log.given.lineOf(last + 1) === line) last += 1;
      const all = Array.from({ length: last - first + 1 }, (_, n) => first + n);
      const said = all.flatMap((n) => verdicts.said(n, ofEntries.get(n)?.map(fix), echoes?.get(n)));
      const rank = ({ verdict }: AuditedLine): number => VERDICTS.indexOf(verdict);
      const [worst = null] = all.flatMap((n) => verdicts.verdictAt(n) ?? []).sort((a, b) => rank(a) - rank(b));
      return report(line, worst, said);
    };
    yield* ofLines(others.map(fix));
    const grounds: (readonly unknown[])[] = [];
    function* changedUpTo(last: number): Generator<LineReport> {
      for (let i = 0; i <= last; i++) {
        const ground = groundOf(log, i);
        if (grounds[i]?.every((one, n) => one === ground[n]) === true) continue;
        grounds[i] = ground;
        yield* ofEntry(i);
      }
    }
    yield* changedUpTo(log.begin - 1);
    for (const entry of decode(log)) yield* changedUpTo(entry);
    const echoes = verdicts.echoes();
    for (const i of log.entries.keys()) yield* ofEntry(i, echoes);
  }
  yield* whole(auditing);
  const otherwise = otherHeader(tree, withMemory, auditing.log);
  if (otherwise !== null) yield* whole(otherwise);
}

/** What the report on a line depends on, besides errors and echoes. */
function groundOf(log: DecodedLog, i: number): readonly unknown[] {
  const { match, instead } = log.judgedOf(i) ?? {};
  return [log.entries[i]?.repairs, match, instead, log.missing.get(i), log.ledger[i]];
}

/** A decoded log with another header, decoded too; `null` if none explains more of its lines. */
function otherHeader(tree: Tree, options: AuditOptions, log: DecodedLog): Auditing | null {
  const other = auditingOf(tree, options, log);
  if (other === null) return null;
  for (const _ of decode(other.log));
  return inTrouble(other.log).length + LEAD > inTrouble(log).length ? null : other;
}

/** With the log as it is decoded, the same with another header; `null` if none explains it better. */
function auditingOf(tree: Tree, options: AuditOptions, before?: DecodedLog): Auditing | null {
  const { text } = tree;
  const { edition = editionOf(text), memory } = options;
  const opening = openingOf(tree);
  if (isLeft(opening)) return null;
  const { table: written } = opening.right;
  if (!isKnown(written, PLAYED_BY_SEED.test(text), options.seatPlayers !== undefined)) return null;
  const law = lawOf(options.seatPlayers, memory);
  const otherwise = headerMeant(tree, written, law, before);
  if (before !== undefined && otherwise === null) return null;
  const { table } = otherwise ?? { table: written };
  const lineOf = lineFinder(text);
  const start = copyTable(table);
  for (const _ of stepsOfTree(tree, start, { turn: 0 }));
  const entries = entriesOf(tree);
  const advanced = edition === 'current' && isAdvanced(law, setupLines(tree, table));
  const named = new Set(tree.lines.flatMap((line) => (line.kind === 'player' ? [line.faction] : [])));
  const seats = seatsInSetupOrder(table.setup)
    .flatMap((seat) => table.setup.seats[seat]?.faction ?? [])
    .filter((faction) => named.size === 0 || named.has(faction));
  const lineOfEntry = (entry: number): number => lineOf(entries[entry]?.start ?? 0);
  const log = new DecodedLog({ text, entries, seats, law, advanced, lineOf: lineOfEntry }, start);
  memory?.goOn(JSON.stringify([start, advanced, options.seatPlayers === undefined]), text, log);
  return { log, verdicts: verdictsOn(tree, log, edition, lineOf, otherwise) };
}

/** The setup lines. */
function setupLines(tree: Tree, table: Table): LogLine[] {
  const turns = tree.lines.flatMap((line) => (line.kind === 'turn' ? [line] : []));
  const last = turns.findLastIndex(({ setup }) => setup);
  return [...linesOf(tree, table, stepsOfTree(tree, table, { turn: last + 1 }))].filter(({ setup }) => setup);
}

/** Whether the law knows the turns of all seats, and the players follow it. */
export function isKnown({ setup: { seats } }: Table, bySeed: boolean, hasBots: boolean): boolean {
  return seats.every((seat) => {
    const { bot, player, faction } = seat;
    if (botOf(seat) !== undefined) return hasBots;
    if (bot === undefined && (player === PUPPET || (bySeed && !BY_LAW.test(player)))) return false;
    return PEOPLE_PHASES[faction] !== undefined;
  });
}

/** Whether there are too many lines, also without line breaks between them, or too many actions in one. */
const isTooLong = ({ text, lines }: Tree): boolean =>
  Math.max(lineStartsOf(text).length, lines.length) > MOST_LINES ||
  lines.some((line) => line.kind === 'turn' && line.actions.length > MOST_ACTIONS);

function tooLong(text: string, { lines }: Tree): Audit {
  const lineOf = lineFinder(text);
  const because = `not decided: a log of over ${MOST_LINES} lines, or ${MOST_ACTIONS} actions in one, is not held to the rules`;
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
 * A log does not say whether the standard setup or setup cards (A.8) were used: takes the one with fewer violations,
 * for all players alike, and the standard setup if equal. What cannot be read may be why another line breaks it.
 */
function isAdvanced(law: Law, lines: readonly LogLine[]): boolean {
  const setups = lines.filter(({ slips }) => !slips);
  const broken = (one: LogLine): boolean => law.match(one).verdict === 'illegal';
  const standard = setups.filter(broken).length - (lines.length - setups.length);
  return standard > 0 && setups.filter((one) => broken({ ...one, advanced: true })).length < standard;
}
