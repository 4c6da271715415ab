import { type Action, type Part, type Table, locations } from '@woodlog/core/root';
import type { Violation } from '@woodlog/core/kernel';
import { type Diagnostic, type Span, errorAt } from '../../kernel/diagnostic.ts';
import { lineStartsOf, positionAt } from '../../kernel/positions.ts';
import { termSpans } from '../read/term-spans.ts';

/** Says what the ledger refuses of a text: at the term that is wrong, with what is there instead. */
export class Slips {
  private readonly text: string;
  private lineStarts: readonly number[] | undefined;
  /** Where something last left a place, and for where, by thing and place. */
  private readonly left = new Map<string, { readonly at: number; readonly to: string }>();
  private taker = '';

  constructor(text: string) {
    this.text = text;
  }

  /** Diagnostics of an action that has been carried out, whatever was wrong with it. */
  of(action: Action, slips: readonly Violation[], span: Span | null, table: Readonly<Table>): readonly Diagnostic[] {
    if (action.kind === 'begin') this.taker = action.faction;
    const said = slips.map((slip) => this.diagnostic(action, slip, span, table));
    if (action.kind === 'move' && span !== null)
      for (const { what, from, to } of action.parts)
        if (from !== null) this.left.set(`${what} ${from}`, { at: span.start, to });
    return said;
  }

  private diagnostic(action: Action, slip: Violation, span: Span | null, table: Readonly<Table>): Diagnostic {
    const index = slip.details?.['part'];
    if (span === null || action.kind !== 'move' || typeof index !== 'number') return errorAt(slip, span);
    const part = action.parts[index];
    const said = errorAt(slip, this.term(action.parts, index, span));
    const hint = part && slip.details?.['there'] === 0 ? this.whatIsThere(part, table) : '';
    return hint === '' ? said : { ...said, hint };
  }

  /** The term of an action that one of its parts was written as; each goes to as many places as the others. */
  private term(parts: readonly Part[], index: number, span: Span): Span {
    const terms = termSpans(this.text.slice(span.start, span.end), this.taker);
    const places = parts.length / terms.length;
    const term = terms[Math.floor(index / places)];
    if (term === undefined || terms.length === 1 || !Number.isInteger(places)) return span;
    return { start: span.start + term.start, end: span.start + term.end };
  }

  /** What lies where something is missing, and when the last of it left. */
  private whatIsThere({ what, from }: Part, table: Readonly<Table>): string {
    if (from === null || !/^\d+$/.test(from)) return '';
    const there = Object.entries((locations(table)[from] ?? {}) as Readonly<Record<string, number>>);
    const pieces = there.map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
    const last = this.left.get(`${what} ${from}`);
    const departure = last && `; the last ${what} ${went(last.to)} on line ${this.line(last.at)}`;
    return `clearing ${from} ${pieces === '' ? 'is empty' : `has ${pieces}`}${departure ?? ''}`;
  }

  private line(offset: number): number {
    this.lineStarts ??= lineStartsOf(this.text);
    return positionAt(this.lineStarts, offset).line;
  }
}

const went = (to: string): string => (to.startsWith('supply:') ? 'was removed' : `left for ${to}`);
