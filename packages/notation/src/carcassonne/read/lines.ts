import { isBlank, isLineEnd } from '../../kernel/characters.ts';
import type { Span } from '../../kernel/diagnostic.ts';
import type { CommentNode } from '../../kernel/tree.ts';
import { type Cursor, endOfContent, isDigit, isLetter, peek, skipBlanks } from './cursor.ts';
import { readMove } from './move.ts';
import { readPlayer } from './player.ts';
import type { RawLine, Say } from './raw.ts';
import { readPoints } from './score.ts';

/** The beginning of a move: a label, then a square, a discard or a word. At the start of a line more is allowed. */
const NEXT_MOVE =
  /\d{1,4}[A-Z]{1,26}(?![A-Za-z0-9])[ \t]{0,9}(?:\((?:[ \t]?[-+\u2212\u2010-\u2013]?\d{1,4}[ \t]?,|dis\)|DIS\)|\?)|(?:concede|abandon))/y;

/** The number and letters at the start of a line. */
const LABEL = /(\d{1,4})([A-Z]{0,26})(?![A-Za-z0-9])/y;

/** `19/04/2022`, or `2022-04-19`. */
const DATE = /(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2})(?!\d)/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** A text that is being split into lines. */
interface Reading {
  readonly lines: RawLine[];
  readonly say: Say;
  /** Whether there have been only notes so far. */
  isFirst: boolean;
  hasMoves: boolean;
  hasHeader: boolean;
  hasBullets: boolean;
  /** Moves that are split over two lines. */
  readonly cut: Span[];
}

export function readLines(text: string, say: Say): RawLine[] {
  const reading: Reading = {
    lines: [],
    say,
    isFirst: true,
    hasMoves: false,
    hasHeader: false,
    hasBullets: false,
    cut: [],
  };
  for (let start = 0; start < text.length; ) {
    const end = endOfLine(text, start);
    const c: Cursor = { text, pos: start, end: endOfContent(text, start, end) };
    skipBlanks(c);
    const bullet = takeBullet(c, reading);
    const stop = goesOn(c, end);
    const count = reading.lines.length;
    if (c.pos < c.end) readLine(stop === end ? c : joined(c, stop, reading), reading);
    const first = reading.lines[count];
    if (bullet !== null && first !== undefined) reading.lines[count] = { ...first, bullet };
    start = stop + 1;
  }
  sayCut(reading);
  return reading.lines;
}

/** M2: reported once, at the first split move. */
function sayCut({ cut: [first, ...more], say }: Reading): void {
  if (first === undefined) return;
  const count = more.length === 0 ? '' : `; ${more.length + 1} moves are cut in two`;
  const message = `a move stands on one line${count}`;
  const hint = more.length === 0 ? 'read with the next line' : 'each is read with the next line; fmt joins them';
  say({ severity: 'info', code: 'carcassonne/order', message, hint, ...first });
}

function endOfLine(text: string, start: number): number {
  let end = start;
  while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++;
  return end;
}

const BULLET = /[-*\u2022\u2013][ \t]+(?=\d{1,4}[A-Z]{0,26}[ \t]{0,9}(?:\(|concede|abandon)|[A-Z][ \t]{0,9}[=+])/y;

/** Takes a list bullet before other text. */
function takeBullet(c: Cursor, reading: Reading): Span | null {
  const match = matchAt(BULLET, c.text, c.pos);
  if (match === null) return null;
  const bullet = { start: c.pos, end: c.pos + 1 };
  c.pos += match[0].length;
  if (!reading.hasBullets) {
    const message = 'bullets are left out';
    reading.say({ severity: 'info', code: 'carcassonne/markup', message, hint: 'a line is a move', ...bullet });
  }
  reading.hasBullets = true;
  return bullet;
}

/** A move's number, or its number and square, and nothing else. */
const CUT =
  /\d{1,4}[A-Z]{0,26}[ \t]{0,9}(?:\([ \t]?[-+\u2212\u2010-\u2013]?\d{1,4}[ \t]?,?[ \t]?[-+\u2212\u2010-\u2013]?\d{1,4}[ \t]?\))?$/y;

/** The start of a line that continues a move: a square or a tile, followed only by a score and a note. */
const REST =
  /(?:\([^()/]{1,20}\)[ \t]{0,9})?[CRFVAOST](?:[CRFVAOSTKPIpwgchmM1-9]|\[[A-Za-z]{1,4}\]){3,40}(?![A-Za-z0-9])/y;

/** M2: the end of the line with the rest of a move, if its tile is on the next line; otherwise of its own line. */
function goesOn({ text, pos, end }: Cursor, lineEnd: number): number {
  if (end - pos > LONGEST_CUT || matchAt(CUT, text.slice(pos, end), 0) === null) return lineEnd;
  let at = lineEnd;
  for (let i = 0; i < LONGEST_GAP && (isBlank(text.charCodeAt(at)) || isLineEnd(text.charCodeAt(at))); i++) at++;
  return matchAt(REST, text, at) === null ? lineEnd : endOfLine(text, at);
}

const LONGEST_CUT = 60;
/** Line ends and blanks between the lines of a move. */
const LONGEST_GAP = 100;

function joined(c: Cursor, stop: number, { cut }: Reading): Cursor {
  const end = endOfContent(c.text, c.pos, stop);
  cut.push({ start: c.pos, end });
  return { text: c.text, pos: c.pos, end };
}

function readLine(c: Cursor, reading: Reading): void {
  const { text, pos: start, end } = c;
  const { lines, say, isFirst } = reading;
  if (peek(c) === '/') {
    lines.push({ kind: 'comment', comment: commentAt(text, start, end), start, end });
    return;
  }
  reading.isFirst = false;
  const isDate = isDigit(peek(c)) && matchAt(DATE, text, start) !== null;
  if (isDate) readDated(c, reading, isFirst);
  else if (readNamed(c, reading)) return;
  else if (isDigit(peek(c)) && matchAt(LABEL, text, start)) readMoves(c, reading);
  else if (isFirst) {
    const hint = 'it begins with a date such as 19/04/2022, a player with A =, a move with its number';
    say({
      severity: 'warning',
      code: 'carcassonne/header',
      message: 'read as the line about the game',
      hint,
      start,
      end,
    });
    lines.push(readHeader(c));
  } else readStray(c, reading);
}

/** A line that begins with a date: the one about the game, or a continued note; never a move. */
function readDated(c: Cursor, reading: Reading, isFirst: boolean): void {
  const { pos: start, end } = c;
  const { lines, say, hasMoves, hasHeader } = reading;
  if (hasMoves || hasHeader) {
    readStray(c, reading);
    return;
  }
  if (!isFirst) {
    const message = 'the line about the game comes after another';
    const hint = 'it is the first line';
    say({ severity: 'warning', code: 'carcassonne/header', message, hint, start, end });
  }
  reading.hasHeader = true;
  lines.push(readHeader(c));
}

function readHeader({ text, pos, end }: Cursor): RawLine {
  const fields = text
    .slice(pos, end)
    .split(',')
    .map((field) => field.trim());
  return { kind: 'header', fields, comment: null, start: pos, end };
}

/** A player's line, or a line of the final scoring: both begin with a letter and a sign. */
function readNamed(c: Cursor, { lines, say, hasMoves }: Reading): boolean {
  const { text, pos: start, end } = c;
  const letter = peek(c);
  if (!isLetter(letter)) return false;
  c.pos++;
  const label = { start, end: c.pos };
  skipBlanks(c);
  const sign = peek(c);
  const slash = slashIn(text, c.pos, end);
  const contentEnd = endOfContent(text, c.pos, slash);
  const inner: Cursor = { text, pos: c.pos, end: contentEnd };
  const points = sign === '+' || (sign === '=' && hasMoves) ? readPoints(inner) : null;
  if (points) {
    const value = { start: c.pos, end: inner.pos };
    skipBlanks(inner);
    const unread = inner.pos < contentEnd ? { start: inner.pos, end: contentEnd } : null;
    if (unread) say({ severity: 'error', code: 'carcassonne/unread', message: 'this cannot be read', ...unread });
    const comment = slash < end ? commentAt(text, slash, end) : null;
    lines.push({ kind: 'final', label, letter, points, value, unread, comment, start, end });
    return true;
  }
  if (sign !== '=') {
    c.pos = start;
    return false;
  }
  const { player, markup, oddPlace } = readPlayer(letter, text.slice(c.pos + 1, end));
  const hint = 'write 1st, 2nd, 3rd';
  if (markup) say({ severity: 'info', code: 'carcassonne/markup', message: 'mark-up is left out', hint, start, end });
  if (oddPlace !== undefined) {
    const message = `${oddPlace} is read as place ${player.place}`;
    say({ severity: 'warning', code: 'carcassonne/spelling', message, hint, start, end });
  }
  lines.push({ kind: 'player', player, comment: null, start, end });
  return true;
}

/** The moves of one line (M1), and its note. */
function readMoves(c: Cursor, reading: Reading): void {
  const { text, end } = c;
  const noteStart = slashIn(text, c.pos, end);
  const comment = noteStart < end ? commentAt(text, noteStart, end) : null;
  while (c.pos < noteStart) {
    const start = c.pos;
    const [label = '', number = '', letters = ''] = matchAt(LABEL, text, start) ?? [];
    const next = nextMove(text, start + label.length, noteStart);
    const contentEnd = endOfContent(text, start + label.length, next);
    const move = readMove({ text, pos: start + label.length, end: contentEnd }, reading.say);
    const isLast = next === noteStart;
    reading.hasMoves = true;
    reading.lines.push({
      kind: 'move',
      label: { start, end: start + label.length },
      number: Number(number),
      letters,
      ...move,
      comment: isLast ? comment : null,
      start,
      end: isLast && comment ? comment.end : contentEnd,
    });
    c.pos = next;
  }
}

function nextMove(text: string, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    if (isBlank(text.charCodeAt(at - 1)) && isDigit(text[at]!)) {
      const match = matchAt(NEXT_MOVE, text, at);
      if (match && at + match[0].length <= end) return at;
    }
  }
  return end;
}

/** Reads an unknown line. Without a square in it, it continues the note above. */
function readStray({ text, pos: start, end }: Cursor, { lines, say }: Reading): void {
  const before = lines.at(-1);
  if (before?.comment?.text && !/\([+-]?\d{1,3},[+-]?\d{1,3}\)/.test(text.slice(start, end))) {
    const hint = 'a note stands on one line';
    say({ severity: 'warning', code: 'carcassonne/note', message: 'read as more of the note above', hint, start, end });
    lines.push({ kind: 'continued', comment: { start, end, text: text.slice(start, end) }, start, end });
    return;
  }
  const hint = 'a move begins with its number, a player with A =, a note with /';
  say({ severity: 'error', code: 'carcassonne/unread', message: 'this line cannot be read', hint, start, end });
  lines.push({ kind: 'unknown', comment: null, start, end });
}

function commentAt(text: string, start: number, end: number): CommentNode {
  const c: Cursor = { text, pos: start + 1, end };
  skipBlanks(c);
  return { start, end, text: text.slice(c.pos, end) };
}

/** Where the note of a line begins; its end if there is none. */
function slashIn(text: string, from: number, end: number): number {
  for (let at = from; at < end; at++) if (text[at] === '/') return at;
  return end;
}
