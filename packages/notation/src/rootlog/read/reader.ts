import type { ItemSide, Part, RootMap } from '@woodlog/core/root';
import type { Diagnostic, Severity } from '../../kernel/diagnostic.ts';
import { isBlank } from '../../kernel/characters.ts';
import type { ActionNode } from '../tree.ts';
import { END, codesOf } from './codes.ts';
import { type CardNames, namesFor } from '../card-names.ts';

/** Diagnostics kept for one line. */
const MOST_DIAGNOSTICS = 16;

/** What sort of thing a term of an action names. */
export const PIECE = 0;
/** A pawn or landmark: there is one, so its start is never said. */
export const FREE = 1;
export const CARD = 2;
export const ITEM = 3;
/** `2R` in `(2R+B)#`: a card once the `#` has come. */
export const SUITED = 4;
/** A relic whose type is told only by the flip that follows: `t5^t_3_f`. */
export const UNTYPED = 5;

/** One term of the left side. The reader has a fixed stock of them, so reading a side makes no objects. */
export interface Term {
  sort: number;
  count: number;
  what: string;
  from: string | null;
  /** Whether the start was written. */
  placed: boolean;
  /** Whose piece it is, or whose board an item lies on; -1 for cards, landmarks and items in clearings. */
  owner: number;
  side: ItemSide | undefined;
  suit: number;
  /** Where it is written. */
  start: number;
}

/**
 * The state of reading a log: where we are, and what the lines before have told. Functions that read move `pos` past
 * what they took. Those that cannot go on call `fail` and say so by their result; nothing throws.
 */
export interface Reader {
  readonly text: string;
  /** The text as bytes, one for each UTF-16 unit. */
  readonly codes: Uint8Array;
  pos: number;
  /** Whose line it is, an index of `OWNERS`. */
  taker: number;
  names: readonly [own: CardNames, other: CardNames];
  deckKnown: boolean;
  map: RootMap | null;
  readonly terms: Term[];
  /** Where items start, as last read. */
  readonly start: { written: boolean; place: string; owner: number; side: ItemSide | undefined };
  /** Actions of the line being read and parts of the move being read, until it is known how many they are. */
  readonly nodes: ActionNode[];
  readonly parts: Part[];
  /** How many of `terms` the side being read has. */
  count: number;
  /** The places on the right side, as many as the move being read has. */
  readonly ends: string[];
  /** Whether the hireling that `readOwner` has just read is said to be demoted. */
  demoted: boolean;
  /** The owner of the board that `readPlace` has just read, or -1. */
  boardOwner: number;
  /** Why the action being read cannot be read. */
  problem: Diagnostic | null;
  readonly diagnostics: Diagnostic[];
  /** Diagnostics the line being read may still have. */
  room: number;
  /** Unknown names are compared with the known ones for a hint, but not for ever. */
  comparisons: number;
}

/** Whether a line or the text ends here. */
export const endsLine = (code: number): boolean => code === 10 || code === 13 || code === END;

export function readerOf(text: string): Reader {
  return {
    text,
    codes: codesOf(text),
    pos: 0,
    taker: 0,
    names: namesFor(undefined),
    deckKnown: false,
    map: null,
    terms: [],
    start: { written: false, place: '', owner: -1, side: undefined },
    nodes: [],
    parts: [],
    count: 0,
    ends: [],
    demoted: false,
    boardOwner: -1,
    problem: null,
    diagnostics: [],
    room: MOST_DIAGNOSTICS,
    comparisons: 100,
  };
}

/** The next free term of the stock. */
export function freshTerm(r: Reader): Term {
  const { terms, count } = r;
  if (count === terms.length)
    terms.push({
      sort: PIECE,
      count: 1,
      what: '',
      from: '',
      placed: false,
      owner: -1,
      side: undefined,
      suit: 0,
      start: 0,
    });
  return terms[count]!;
}

/** Forgets what has been said since a point in the reading, to which it goes back. */
export function back(r: Reader, pos: number, room: number, said: number): void {
  r.pos = pos;
  r.room = room;
  if (r.diagnostics.length > said) r.diagnostics.length = said;
}

/** Skips blanks and gives the code of what comes next; `END` at the end of the text. */
export function next(r: Reader): number {
  const code = r.codes[r.pos]!;
  return code > 32 && code < 160 ? code : nextAfterBlanks(r);
}

function nextAfterBlanks(r: Reader): number {
  let code = r.codes[r.pos]!;
  while (isBlank(code)) code = r.codes[++r.pos]!;
  return code;
}

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
export const isLower = (code: number): boolean => code >= 97 && code <= 122;

/** Reads digits, of which there is at least one. Numbers beyond the bounds stay beyond them. */
export function readNumber(r: Reader): number {
  let value = 0;
  let code = r.codes[r.pos]!;
  while (code >= 48 && code <= 57) {
    value = Math.min(value * 10 + code - 48, 1000);
    code = r.codes[++r.pos]!;
  }
  return value;
}

/** Says why the action cannot be read; the first reason stands. Always false, to be returned. */
export function fail(r: Reader, start: number, code: string, message: string, hint?: string): false {
  r.problem ??= {
    severity: 'error',
    code,
    message,
    ...(hint !== undefined && { hint }),
    start,
    end: Math.max(r.pos, start + 1),
  };
  return false;
}

/** Adds a diagnostic about the text from `start` up to `end`, if the line still has room for it. */
export function report(
  r: Reader,
  severity: Severity,
  code: string,
  message: string,
  start: number,
  end: number,
  hint?: string,
): void {
  if (r.room === 0) return;
  r.room--;
  if (r.room === 0) {
    r.diagnostics.push({
      severity: 'info',
      code: 'rootlog/more',
      message: 'there is more to say about this line',
      start,
      end,
    });
    return;
  }
  r.diagnostics.push({ severity, code, message, ...(hint !== undefined && { hint }), start, end });
}

/** Another spelling than Rootlog's own, read as it was meant. */
export function dialect(r: Reader, start: number, usual: string): void {
  report(r, 'info', 'rootlog/dialect', `usually written ${usual}`, start, r.pos);
}

/** A new line has room for diagnostics of its own. */
export function startLine(r: Reader): void {
  r.room = MOST_DIAGNOSTICS;
}
