import { capital } from '@woodlog/core/kernel';
import { type Diagnostic, type Edit, type Fix, editDistance } from '@woodlog/notation/kernel';
import type { Completion } from './language.ts';

/** A move that the rules allow at the end of a text. */
export interface OpenMove {
  /** What a line of it begins with, such as `5A `. */
  readonly label: string;
  readonly text: string;
  /** What it means, in words. */
  words(): string;
}

/** The most moves offered whole; with more, only their beginnings are offered. */
const MOST = 60;

/**
 * Completes a line with open moves, from its last word on; words that the text already has come first. If there are too
 * many moves, offers their beginnings, as `stem` finds them.
 */
export function offeredMoves(
  moves: readonly OpenMove[],
  text: string,
  offset: number,
  stem: RegExp,
): readonly Completion[] {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trimStart();
  const word = /\S*$/.exec(line)?.[0] ?? '';
  const from = line.length - word.length;
  const goesOn = (whole: string): boolean =>
    whole.toLowerCase().startsWith(line.toLowerCase()) && whole.length > line.length;
  const fitting = moves.filter(({ label, text: own }) => goesOn(label + own));
  const offers = new Map<string, string>();
  for (const move of fitting) {
    const begun = fitting.length > MOST ? stem.exec(move.text)?.[0] : undefined;
    const isBegun = begun !== undefined && goesOn(move.label + begun);
    const offered = (move.label + (isBegun ? begun : move.text)).slice(from);
    if (!offers.has(offered)) offers.set(offered, isBegun ? `begins ${begun.trim()}` : capital(move.words()));
  }
  const known = new Set(text.split(/\s+/));
  return [...offers]
    .map(([offered, label]): Completion => {
      return { text: offered, label, kind: 'action', start: offset - word.length, end: offset };
    })
    .sort((a, b) => Number(known.has(b.text)) - Number(known.has(a.text)))
    .slice(0, MOST);
}

/** The most fixes of a diagnostic, characters that a fix changes, and moves that are tried. */
const MOST_FIXES = 3;
const MOST_CHANGED = 3;
const MOST_TRIED = 6;

/** Open moves that are nearly what is written and leave fewer mistakes in the text, the nearest first. */
export function nearbyMoves(
  moves: readonly OpenMove[],
  written: string,
  at: number,
  isRight: (edits: readonly Edit[]) => boolean,
): readonly Fix[] {
  const near = moves
    .filter(({ text }) => Math.abs(text.length - written.length) <= MOST_CHANGED)
    .map(({ text }) => ({ text, changes: editDistance(written, text) }))
    .filter(({ changes }) => 0 < changes && changes <= MOST_CHANGED)
    .sort((a, b) => a.changes - b.changes)
    .slice(0, MOST_TRIED);
  const fixes: Fix[] = [];
  for (const { text } of near) {
    const edits = [{ start: at, end: at + written.length, text }];
    if (fixes.length < MOST_FIXES && isRight(edits)) fixes.push({ title: `write \`${text}\``, certain: false, edits });
  }
  return fixes;
}

/** Whether a text has fewer diagnostics than before, and none that it had not. */
export const isMended = (before: readonly Diagnostic[], after: readonly Diagnostic[]): boolean =>
  after.length < before.length &&
  after.every((said) => before.some(({ code, message }) => code === said.code && message === said.message));
