import { type Json, type Violation, violation } from '@woodlog/core/kernel';
import { type Action, type Table, copyTable, enact, planLeniently } from '@woodlog/core/root';
import type { matchOpenLine } from '@woodlog/core/root-law';
import { NO_SEAT, type Players, type RootAnswerer, leftToChance, viewOf } from '@woodlog/core/root-law';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { parse, printAction, slipsOn } from '@woodlog/notation/root';
import { isWritten } from './words.ts';

/** An answer in Rootlog; a free one is checked against the pieces alone. */
export interface Written {
  readonly write: string;
  readonly free?: true;
  /** The rest of the line, which ends with it. */
  readonly last?: true;
}

export const isWriting = (
  answer: Json | undefined,
): answer is { readonly write: string; readonly free?: true; readonly last?: true } =>
  typeof answer === 'object' && answer !== null && 'write' in answer && typeof answer['write'] === 'string';

/** An answer that ends the line as it is. */
export const CLOSE = { close: true } as const;

export const isClosing = (answer: Json | undefined): boolean =>
  typeof answer === 'object' && answer !== null && 'close' in answer;

/** What is wrong with something written: in words, or by place. */
export interface WritingError {
  readonly violation: Violation;
  readonly problems?: readonly Diagnostic[];
}

/** A part of a line that was read, with what chance adds. */
export interface ReadPiece {
  readonly actions: readonly Action[];
  readonly comment: string;
}

/** The line before a part that continues it. */
interface LineSoFar {
  readonly log: string;
  readonly taker: string;
  readonly before: readonly Action[];
  readonly table: Readonly<Table>;
  readonly players: Players;
  readonly chance: RootAnswerer | undefined;
}

/** Parses part of a line after the actions before it, and checks it against the pieces on the table. */
export function readPiece(
  { log, taker, before, table, players, chance }: LineSoFar,
  words: string,
): ReadPiece | WritingError {
  // A line copied from a log has its label.
  const plain = words.replace(new RegExp(`^\\s*${taker}\\s*:\\s*`), '');
  const done = before.filter(isWritten).map((action) => `${printAction(action, taker)}/`);
  const text = `${log.trimEnd()}\n${taker}:${done.join('')}${plain}`;
  const start = text.length - plain.length;
  const tree = parse(text);
  const inWords = (found: readonly Diagnostic[]): Diagnostic[] =>
    found.map((one) => ({ ...one, start: Math.max(0, one.start - start), end: one.end - start }));
  const wrong = (found: readonly Diagnostic[]): WritingError | null => {
    const first = found.find(({ severity, end }) => severity === 'error' && end > start);
    if (first === undefined) return null;
    const { code, message, law } = first;
    return { violation: { violation: code, message, ...(law !== undefined && { law }) }, problems: inWords(found) };
  };
  const misread = wrong(tree.diagnostics.filter(({ end }) => end > start));
  if (misread !== null) return misread;
  const line = tree.lines.at(-1);
  const nodes = line?.kind === 'turn' ? line.actions.filter((node) => node.start >= start) : [];
  const now = copyTable(table);
  const slips = slipsOn(text);
  slips.of({ kind: 'begin', faction: taker }, [], null, now);
  const actions: Action[] = [];
  for (const node of nodes) {
    if (node.action === null) continue;
    const action = chance === undefined ? node.action : leftToChance(node.action, now, players, chance);
    const plan = planLeniently(now, action);
    if (plan.slips.length > 0) {
      // The message is for everybody, so it names no cards of a hand.
      const found = wrong(slips.of(action, plan.slips, node, viewOf(now, NO_SEAT)));
      if (found !== null) return found;
    }
    enact(now, plan);
    actions.push(action);
  }
  return { actions, comment: line?.comment?.text ?? '' };
}

/** Holds written actions to the law. */
export type Matcher = typeof matchOpenLine;

/** Why the law refuses what was written, or null. */
export function violationOf(match: ReturnType<Matcher>): Violation | null {
  const [first] = 'breaches' in match ? match.breaches : [];
  if (first !== undefined) return violation('write/illegal', first.because, { law: first.law });
  if (match.verdict !== 'legal') return violation('write/illegal', 'the law cannot follow this');
  if (match.position !== undefined) return null;
  return violation('write/unfinished', 'this ends in the middle of an action: write all of it, or choose it');
}
