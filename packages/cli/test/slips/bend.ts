import type { Stream } from '@woodlog/core/kernel';
import { type Edit, type Span, applyEdits, lineStartsOf, positionAt } from '@woodlog/notation/kernel';
import { parse } from '@woodlog/notation/root';
import { LINE_SLIPS, type LineSlip } from './line-slips.ts';
import { type CutLog, cutLog } from './log-lines.ts';
import { WORD_SLIPS, type Vocabulary, type WordSlip } from './word-slips.ts';

/** All kinds of slips of the pen. */
export const SLIP_KINDS: readonly (WordSlip | LineSlip)[] = [...WORD_SLIPS, ...LINE_SLIPS];

/** One slip in a bent log. */
export interface Slip {
  readonly kind: string;
  /** Lines of the bent log that the slip changed, from 1. Where a line is missing, the one that follows it. */
  readonly lines: readonly number[];
  /** The places of the bent log that changed, and what stood there. */
  readonly places: readonly { readonly span: Span; readonly original: string }[];
  /** The bent log with this slip put right, and all others left in. */
  readonly undone: string;
}

/** A log with slips in it. */
export interface BentLog {
  readonly text: string;
  readonly slips: readonly Slip[];
}

/** How often a place is looked for that no earlier slip has touched, and where the change means something. */
const TRIES = 20;

/**
 * Puts slips of these kinds into a log, each on lines of its own. `null` where the log has no place for one of them. The
 * same stream gives the same slips.
 */
export function bend(text: string, kinds: readonly (WordSlip | LineSlip)[], chance: Stream): BentLog | null {
  const log = cutLog(text);
  const words = { seats: log.seats, cards: [...new Set(text.match(/(?<=#)[a-z]{4,}/g))] };
  const starts = lineStartsOf(text);
  const meaning = meaningOf(text);
  const all: Edit[][] = [];
  const taken = new Set<number>();
  for (const slip of kinds) {
    let edits: readonly Edit[] | null = null;
    for (let tries = 0; tries < TRIES && edits === null; tries++) {
      const found = editsOf(slip, log, words, chance);
      if (found === null || linesOf(starts, found).some((line) => taken.has(line))) continue;
      if (meaningOf(applyEdits(text, found).text) !== meaning) edits = found;
    }
    if (edits === null) return null;
    for (const line of linesOf(starts, edits)) taken.add(line);
    all.push([...edits]);
  }
  const bent = applyEdits(text, all.flat());
  const bentStarts = lineStartsOf(bent.text);
  const spans = [...bent.spans];
  const slips = kinds.map(({ kind }, n): Slip => {
    const places = (all[n] ?? []).map(({ start, end }) => ({
      span: spans.shift() ?? { start: 0, end: 0 },
      original: text.slice(start, end),
    }));
    const undone = applyEdits(text, all.filter((one) => one !== all[n]).flat()).text;
    const lines = linesOf(
      bentStarts,
      places.map(({ span }) => span),
    );
    return { kind, lines, places, undone };
  });
  return { text: bent.text, slips };
}

/** What is read in a log: a change that leaves this as it is, is another way of writing and no slip. */
const meaningOf = (text: string): string =>
  JSON.stringify(
    parse(text).lines.map((line) =>
      line.kind === 'turn' ? [line.taker, line.actions.map(({ action }) => action)] : line.kind,
    ),
  );

/** The lines that spans touch. */
function linesOf(starts: readonly number[], spans: readonly Span[]): number[] {
  const lines = new Set<number>();
  for (const { start, end } of spans)
    for (let line = positionAt(starts, start).line; line <= positionAt(starts, end).line; line++) lines.add(line);
  return [...lines];
}

function editsOf(slip: WordSlip | LineSlip, log: CutLog, words: Vocabulary, chance: Stream): readonly Edit[] | null {
  if ('bend' in slip) return slip.bend(log, chance.int(log.lines.length), chance);
  const places = log.lines.flatMap(({ actions }) =>
    actions.flatMap((action) =>
      [...log.text.slice(action.start, action.end).matchAll(slip.where)].map(({ 0: found, index }) => ({
        found,
        start: action.start + index,
      })),
    ),
  );
  if (places.length === 0) return null;
  const { found, start } = chance.pick(places);
  const text = slip.instead(found, chance, words);
  return text === null || text === found ? null : [{ start, end: start + found.length, text }];
}
