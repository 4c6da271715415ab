import { type Diagnostic, lineStartsOf, positionAt, sameStart } from '@woodlog/notation/kernel';
import type { Offer } from '../kernel/language.ts';

/** The problems of a line, counted from 1: of the law, and of syntax and pieces as far as the law leaves them. */
export interface LineLaw {
  readonly line: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks the texts of one document against the law, one after the other. */
export interface LawOfText {
  /** Starts a text and drops the one before. Calls `report` several times; a line's last report counts. */
  check(text: string, report: (lines: readonly LineLaw[]) => void): void;
  /** What the law allows at a place of a text; empty if it cannot tell soon. */
  offers(text: string, at: number): Promise<readonly Offer[]>;
  /** Stops reporting. */
  stop(): void;
  close(): void;
}

/** The law's verdicts on a text so far. */
export type LawSoFar = ReadonlyMap<number, readonly Diagnostic[]>;

export const NO_LAW: LawSoFar = new Map();

/** Adds the law's verdicts on some lines. */
export const withLines = (soFar: LawSoFar, lines: readonly LineLaw[]): LawSoFar =>
  new Map([...soFar, ...lines.map(({ line, diagnostics }) => [line, diagnostics] as const)]);

/** Keeps the verdicts above an edit. */
export function lawAfterEdit(soFar: LawSoFar, before: string, after: string): LawSoFar {
  if (before === after) return soFar;
  const edited = before.slice(0, sameStart(before, after)).split('\n').length;
  return new Map([...soFar].filter(([line]) => line < edited));
}

/** All problems of a text in order: with the law's verdicts where they are known. */
export function problemsOf(text: string, read: readonly Diagnostic[], soFar: LawSoFar): readonly Diagnostic[] {
  if (soFar.size === 0) return read;
  const starts = lineStartsOf(text);
  const others = read.filter(({ start }) => !soFar.has(positionAt(starts, start).line));
  return [...others, ...[...soFar.values()].flat()].sort((a, b) => a.start - b.start);
}
