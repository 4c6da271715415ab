import { type Diagnostic, lineStartsOf, positionAt } from '@woodlog/notation/kernel';
import type { Offer } from '../kernel/language.ts';

/** All that is to be said to a line, counted from 1: the law, and what syntax and pieces leave of their own in its light. */
export interface LineLaw {
  readonly line: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Holds the texts of one document to the law, one after the other. */
export interface LawOfText {
  /** Begins with a text, and leaves the one before. `report` comes several times; a line's last report counts. */
  check(text: string, report: (lines: readonly LineLaw[]) => void): void;
  /** What the law allows at a place of a text, soon or not at all. */
  offers(text: string, at: number): Promise<readonly Offer[]>;
  /** Reports no more of the text. */
  stop(): void;
  close(): void;
}

/** What the law has said to the lines of a text so far. */
export type LawSoFar = ReadonlyMap<number, readonly Diagnostic[]>;

export const NO_LAW: LawSoFar = new Map();

/** Takes in what the law has said to some lines. */
export const withLines = (soFar: LawSoFar, lines: readonly LineLaw[]): LawSoFar =>
  new Map([...soFar, ...lines.map(({ line, diagnostics }) => [line, diagnostics] as const)]);

/** What still holds after an edit: what was said to the lines above it. */
export function lawAfterEdit(soFar: LawSoFar, before: string, after: string): LawSoFar {
  if (before === after) return soFar;
  const edited = before.slice(0, firstDifference(before, after)).split('\n').length;
  return new Map([...soFar].filter(([line]) => line < edited));
}

/** All problems of a text in its order: those of lines that the law has come to, and of the others as they are. */
export function problemsOf(text: string, read: readonly Diagnostic[], soFar: LawSoFar): readonly Diagnostic[] {
  if (soFar.size === 0) return read;
  const starts = lineStartsOf(text);
  const others = read.filter(({ start }) => !soFar.has(positionAt(starts, start).line));
  return [...others, ...[...soFar.values()].flat()].sort((a, b) => a.start - b.start);
}

/** Where two texts begin to differ. */
export function firstDifference(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same;
}
