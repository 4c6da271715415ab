import { isLeft } from 'fp-ts/lib/Either.js';
import type { Span } from '../../kernel/diagnostic.ts';
import { OWNERS, factionOf } from '../letters.ts';
import type { Line } from '../tree.ts';
import { lineEnd, readActions, readComment, trimmed } from './actions.ts';
import { COLON, SLASH } from './codes.ts';
import { HEADER_READERS, readHirelingsLine, readLandmarksLine } from './header.ts';
import { parseSeatName } from '../seat-name.ts';
import { type Reader, back, next, report, startLine } from './reader.ts';

/** More letters than any label has. */
const LONGEST_LABEL = 12;

/** What the lines so far have told about the factions. */
export interface Seen {
  /** By owner: 0 not yet, 1 has a player, 2 has taken a turn too. */
  readonly lines: number[];
}

/** Reads a line that says something, at its first character. */
export function readLine(r: Reader, seen: Seen): Line {
  startLine(r);
  const start = r.pos;
  const code = next(r);
  const faction = factionOf(code);
  if (faction >= 0) {
    r.pos++;
    if (next(r) === COLON) {
      r.pos++;
      return readFactionLine(r, seen, faction, start);
    }
    r.pos = start;
  }
  if (code === SLASH) {
    const comment = readComment(r);
    if (comment) return { kind: 'comment', start, end: r.pos, label: { start, end: start }, comment };
  }
  return readLabelled(r, start);
}

/** The first line of a faction is its player (D70), all others are turns; the first of those is its setup (D23). */
function readFactionLine(r: Reader, seen: Seen, faction: number, start: number): Line {
  const label = { start, end: r.pos };
  const taker = OWNERS[faction]!;
  if (seen.lines[faction] === 0) {
    const line = readValue(r, label);
    const { value, comment } = line;
    const name = r.text.slice(value.start, value.end);
    if (!isActions(r, label.end, name)) {
      seen.lines[faction] = 1;
      const seat = parseSeatName(taker, name);
      if (isLeft(seat)) report(r, 'error', 'rootlog/bot-name', seat.left, value.start, value.end);
      return { kind: 'player', start, end: r.pos, label, value, comment, faction: taker, name };
    }
    report(
      r,
      'warning',
      'rootlog/no-player',
      `no line says who plays ${taker}`,
      start,
      label.end,
      `write ${taker}: and a name above it`,
    );
    r.pos = label.end;
  }
  const setup = seen.lines[faction] !== 2;
  seen.lines[faction] = 2;
  r.taker = faction;
  const actions = readActions(r);
  const comment = readComment(r);
  return { kind: 'turn', start, end: r.pos, label, taker, setup, actions, comment };
}

/** Whether a first line is not a name but actions already, as in a fragment without header: an arrow gives it away. */
function isActions(r: Reader, start: number, name: string): boolean {
  if (!name.includes('->')) return false;
  const { pos, room, diagnostics } = r;
  const said = diagnostics.length;
  r.pos = start;
  const arrow = readActions(r).some((node) => r.text.slice(node.start, node.end).includes('->'));
  back(r, pos, room, said);
  return arrow;
}

/** Finds the value of a line and reads its comment. */
function readValue(r: Reader, label: Span): { label: Span; value: Span; comment: ReturnType<typeof readComment> } {
  const { text } = r;
  next(r);
  const start = r.pos;
  const end = lineEnd(r);
  const slashes = text.slice(start, end).indexOf('//');
  const stop = slashes < 0 ? end : start + slashes;
  const value = { start, end: start + trimmed(text, start, stop).length };
  r.pos = stop;
  return { label, value, comment: readComment(r) };
}

/** Reads a line that begins with a word: one of the header's, or unknown. */
function readLabelled(r: Reader, start: number): Line {
  const { text, codes } = r;
  let at = r.pos;
  while (isLetter(codes[at]!) && at - r.pos < LONGEST_LABEL) at++;
  const word = text.slice(r.pos, at).toLowerCase();
  const from = r.pos;
  r.pos = at;
  if (at > from && next(r) === COLON) {
    const label = { start, end: ++r.pos };
    r.taker = 0;
    if (word === 'landmarks' || word === 'landmark') return readLandmarksLine(r, label, start);
    if (word === 'hirelings' || word === 'hireling') return readHirelingsLine(r, label, start);
    const header = Object.hasOwn(HEADER_READERS, word) ? HEADER_READERS[word] : undefined;
    if (header) {
      const line = readValue(r, label);
      const end = r.pos;
      const read = header(r, line, { start, end });
      r.pos = end;
      return read;
    }
  }
  r.pos = start;
  const line = readValue(r, { start, end: start });
  const hint = 'lines start with C:, Map: and the like, or with //';
  report(r, 'error', 'rootlog/unknown-line', 'this is no line of a log', line.value.start, line.value.end, hint);
  return { kind: 'unknown', start, end: r.pos, ...line };
}

const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
