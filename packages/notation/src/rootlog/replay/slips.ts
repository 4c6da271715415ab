import { type Action, CLEARINGS, type Locations, type Part, type Table, contentsAt } from '@woodlog/core/root';
import type { Violation } from '@woodlog/core/kernel';
import { type Diagnostic, type Span, errorAt, textAt } from '../../kernel/diagnostic.ts';
import { lineStartsOf, positionAt } from '../../kernel/positions.ts';
import { termSpans } from '../read/term-spans.ts';

/** Tells the ledger errors of a text. */
export interface Slips {
  /** Diagnostics of an action that has been carried out despite its errors. */
  of(action: Action, slips: readonly Violation[], span: Span | null, table: Readonly<Table>): readonly Diagnostic[];
  /** A copy to continue with another text that begins the same way. */
  copy(text: string): Slips;
}

/**
 * Tells ledger errors: marks the wrong term and says what is there instead. `left` has for each thing and place when it last
 * left and where to.
 */
export function slipsOn(
  text: string,
  left = new Map<string, { readonly at: number; readonly to: string }>(),
  lastTaker = '',
): Slips {
  let taker = lastTaker;
  let lineStarts: readonly number[] | undefined;

  function of(
    action: Action,
    slips: readonly Violation[],
    span: Span | null,
    table: Readonly<Table>,
  ): readonly Diagnostic[] {
    if (action.kind === 'begin') taker = action.faction;
    const said = withoutRepeats(slips.map((slip) => diagnostic(action, slip, span, table)));
    if (action.kind === 'move' && span !== null)
      for (const { what, from, to } of action.parts)
        if (from !== null) left.set(`${what} ${from}`, { at: span.start, to });
    return said;
  }

  function diagnostic(action: Action, slip: Violation, span: Span | null, table: Readonly<Table>): Diagnostic {
    const part = partOf(action, slip);
    const at = part && span && action.kind === 'move' ? term(action.parts, action.parts.indexOf(part), span) : span;
    const said = errorAt(slip, at);
    const hint = hintOf(slip, part, table);
    if (hint !== MISSING || slip.violation !== 'ledger/short') return hint === '' ? said : { ...said, hint };
    const meant = fewer(slip, at);
    return { ...said, ...(meant === undefined ? { hint } : { hint: `did you mean \`${meant}\`? Or ${hint}`, meant }) };
  }

  function hintOf({ violation, message, details }: Violation, part: Part | undefined, table: Readonly<Table>): string {
    if (violation === 'ledger/misplaced')
      return 'a count stands before the card, as in `3#->C`; hands are `C`, boards `C$`';
    if (/ to craft$|#.* is not in this game$/.test(message)) return '`woodlog cards` lists the cards of a deck';
    if (message.endsWith(' is not in this game'))
      return `players are ${table.setup.seats.map(({ faction }) => faction).join(', ')}`;
    if (message.startsWith('this game has no place')) return 'forests and paths are named by the clearings around them';
    if (violation !== 'ledger/short' && violation !== 'ledger/no-card') return '';
    if (part === undefined) return MISSING;
    if (message.endsWith('has no more cards')) return 'is a draw missing above?';
    const there = details?.['there'];
    if (typeof there !== 'number' || there === 0) return whatIsThere(part, table);
    const gone = departure(part);
    return gone === '' ? MISSING : gone;
  }

  /** The term with as many as are there. */
  function fewer({ details }: Violation, span: Span | null): string | undefined {
    const there = details?.['there'];
    if (typeof there !== 'number' || there === 0 || span === null) return undefined;
    const written = textAt(text, span);
    const meant = written.replace(/^(\(?)\d+/, `$1${there === 1 ? '' : there}`);
    return meant === written ? undefined : meant;
  }

  /** The term of an action that a part was written as; all terms go to the same number of places. */
  function term(parts: readonly Part[], index: number, span: Span): Span {
    const terms = termSpans(textAt(text, span), taker);
    const places = parts.length / terms.length;
    const one = terms[Math.floor(index / places)];
    if (one === undefined || terms.length === 1 || !Number.isInteger(places)) return span;
    return { start: span.start + one.start, end: span.start + one.end };
  }

  /**
   * Describes the place where something is missing and when the last of it left; for an empty clearing, where such
   * pieces are.
   */
  function whatIsThere(part: Part, table: Readonly<Table>): string {
    const { what, from, to } = part;
    if (from === null) return '';
    const gone = departure(part);
    // Other contents of a supply do not help.
    if (from.startsWith('supply:')) return gone === '' ? MISSING : gone;
    const there = contentsText(contentsAt(table, from), what);
    // The missing things have been moved anyway, perhaps to here.
    const stands = (place: string): boolean => place !== to && Object.hasOwn(Object(contentsAt(table, place)), what);
    const others = there === '' && isClearing(from) ? CLEARINGS.map(String).filter(stands).join(', ') : '';
    const rest = gone === '' && others !== '' ? `${what} stand in ${others}` : gone;
    return `${placeName(from)} ${there === '' ? 'is empty' : `has ${there}`}${rest === '' ? '' : `; ${rest}`}`;
  }

  function departure({ what, from }: Part): string {
    const last = left.get(`${what} ${from}`);
    return last === undefined ? '' : `the last ${what} ${went(last.to)} on line ${line(last.at)}`;
  }

  function line(offset: number): number {
    lineStarts ??= lineStartsOf(text);
    return positionAt(lineStarts, offset).line;
  }

  return { of, copy: (other) => slipsOn(other, new Map(left), taker) };
}

/** The part of a move that a ledger error is about. */
export function partOf(action: Action, { details }: Violation): Part | undefined {
  const index = details?.['part'];
  return action.kind === 'move' && typeof index === 'number' ? action.parts[index] : undefined;
}

const MISSING = 'is a line missing above?';

/** What is said of one term once, to however many places it goes. */
const withoutRepeats = (all: readonly Diagnostic[]): Diagnostic[] =>
  all.filter((one, i) => !all.slice(0, i).some((other) => other.message === one.message && other.start === one.start));

/** Most components of a place that a message lists. */
const MOST_NAMED = 6;

/** The contents of a place without one kind of thing. */
function contentsText(there: Locations[string], what: string): string {
  const counts = Array.isArray(there) ? there.map((name): [string, number] => [name, 1]) : Object.entries(there);
  const names = counts.flatMap(([name, count]) => (name === what ? [] : count === 1 ? name : `${count} ${name}`));
  const left = names.length - MOST_NAMED;
  return (left > 0 ? [...names.slice(0, MOST_NAMED - 1), `${left + 1} more`] : names).join(', ');
}

const isClearing = (place: string): boolean => /^[1-9]\d*$/.test(place);

const placeName = (place: string): string =>
  place === '0' ? 'the Burrow' : isClearing(place) ? `clearing ${place}` : place;

const went = (to: string): string => (to.startsWith('supply:') ? 'was removed' : `left for ${to}`);
