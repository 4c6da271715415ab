import type { RootMap } from '@woodlog/core/root';
import type { Severity } from '../../kernel/diagnostic.ts';
import { isBlank } from '../../kernel/characters.ts';
import { type CardNames, namesFor } from '../card-names.ts';
import { faction } from '../owners.ts';
import type { Owner } from '../vocabulary.ts';
import { END, SIGN, codesOf, digitOf, endsLine, isDigit } from './codes.ts';
import { Failure } from './failure.ts';
import { Notes } from './notes.ts';

/** What earlier lines say that is needed to read the next one. */
export interface Known {
  /** Whose line it is. */
  taker: Owner;
  /** The letters of those who have a line, above or below. */
  seats: string;
  /** Their letters by the names of the players, in lower case. */
  players: ReadonlyMap<string, string>;
  names: readonly [own: CardNames, other: CardNames];
  deckKnown: boolean;
  map: RootMap | null;
}

const NOTHING_KNOWN: Readonly<Known> = {
  taker: faction.C,
  seats: '',
  players: new Map(),
  names: namesFor(undefined),
  deckKnown: false,
  map: null,
};

/** Larger than any number that is read. */
const TOO_MUCH = 1000;

/** Limits how often unknown names are compared with known ones for a hint. */
const MOST_COMPARISONS = 100;

/** Longer than a text that is worth quoting. */
const MOST_QUOTED = 24;

/** A text and the current position in it. Readers of parts move past what they take, and skip blanks before it. */
export class Reader {
  readonly text: string;
  /** The text as bytes, one for each UTF-16 unit. */
  readonly codes: Uint8Array;
  pos = 0;
  readonly known: Known;
  readonly notes = new Notes();
  private comparisons: number;

  constructor(text: string, known = NOTHING_KNOWN, comparisons = MOST_COMPARISONS) {
    this.text = text;
    this.codes = codesOf(text);
    this.known = { ...known };
    this.comparisons = comparisons;
  }

  /** The code at an offset from here. */
  at(offset: number): number {
    return this.codes[this.pos + offset] ?? END;
  }

  /** Skips blanks and returns the code that follows; `END` at the end of the text. */
  next(): number {
    const code = this.codes[this.pos] ?? END;
    return code > SIGN.space && code < SIGN.blank ? code : this.nextAfterBlanks();
  }

  private nextAfterBlanks(): number {
    while (isBlank(this.at(0))) this.pos++;
    return this.at(0);
  }

  /** Takes what comes next if it is this sign. */
  take(code: number): boolean {
    const there = this.next() === code;
    if (there) this.pos++;
    return there;
  }

  /** Goes to the line of another player, if it begins here or behind a comma; whether it does. What follows `E: ` is prose. */
  toNextLine(): boolean {
    const { pos } = this;
    if (this.take(SIGN.comma)) this.next();
    const letter = this.text.charAt(this.pos);
    const isLabel = this.at(1) === SIGN.colon && !isBlank(this.at(2)) && !endsLine(this.at(2));
    if (isLabel && letter !== this.known.taker.letter && this.known.seats.includes(letter)) return true;
    this.pos = pos;
    return false;
  }

  /** Reads a number, or -1. Numbers that are too large stay so. */
  number(): number {
    let code = this.next();
    if (!isDigit(code)) return -1;
    let value = 0;
    for (; isDigit(code); code = this.at(0)) {
      value = Math.min(value * 10 + digitOf(code), TOO_MUCH);
      this.pos++;
    }
    return value;
  }

  /** Takes `->`; also `-->`, `=>` and the arrows that word processors make of it. */
  arrow(): boolean {
    const code = this.next();
    const second = this.at(1);
    if (code === SIGN.minus && second === SIGN.greater) {
      this.pos += 2;
      return true;
    }
    const start = this.pos;
    if (code === SIGN.minus && second === SIGN.minus && this.at(2) === SIGN.greater) this.pos += 3;
    else if ((code === SIGN.equals || code === SIGN.dash) && second === SIGN.greater) this.pos += 2;
    else if (code === SIGN.arrow) this.pos++;
    else return false;
    this.dialect(start, '->');
    return true;
  }

  /** The text taken since then, for quoting. */
  since(start: number): string {
    return this.quote(start, this.pos);
  }

  quote(start: number, end: number): string {
    const written = this.text.slice(start, end);
    return written.length > MOST_QUOTED ? `${written.slice(0, MOST_QUOTED)}…` : written;
  }

  /** Whether a hint may still be searched for. */
  mayCompare(): boolean {
    return this.comparisons-- > 0;
  }

  /** Says why what starts there cannot be read. */
  fail(start: number, code: string, message: string, hint?: string, meant?: string): Failure {
    return new Failure(code, message, hint, start, Math.max(this.pos, start + 1), meant);
  }

  /** Adds a diagnostic; its code is `rootlog/` and the one given. */
  report(
    severity: Severity,
    code: string,
    message: string,
    start: number,
    end: number,
    hint?: string,
    meant?: string,
  ): void {
    const advice = { ...(hint !== undefined && { hint }), ...(meant !== undefined && { meant }) };
    this.notes.add({ severity, code: `rootlog/${code}`, message, ...advice, start, end });
  }

  /** Notes a spelling that Rootlog does not have but that is read as meant. */
  dialect(start: number, usual: string): void {
    this.report('info', 'dialect', `works, but is usually written \`${usual}\``, start, this.pos);
  }
}
