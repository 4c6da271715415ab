import { isLeft } from 'fp-ts/lib/Either.js';
import { factionOf } from '../owners.ts';
import { parseSeatName } from '../seat-name.ts';
import { type Span, textAt } from '../../kernel/diagnostic.ts';
import type { CommentNode } from '../../kernel/tree.ts';
import type { Line, TurnLine } from '../tree.ts';
import type { Owner } from '../vocabulary.ts';
import { isBlank } from '../../kernel/characters.ts';
import { readActions, reads } from './actions.ts';
import { END, SIGN, isLetter } from './codes.ts';
import { lineEnd, proseIn, readComment, trimmed } from './comment.ts';
import { HEADER_READERS, type Labelled } from './header.ts';
import { labelMeant, lineHint } from './line-hint.ts';
import { readPlacements } from './placements.ts';
import type { Reader } from './reader.ts';

/** Longer than any label. */
const LONGEST_LABEL = 12;

/** What the lines so far have for each faction: a player, or also a turn. */
export type Seen = Map<Owner, 'player' | 'turn'>;

/** Reads a line that is not blank, at its first character. */
export function readLine(r: Reader, seen: Seen): Line {
  r.notes.startLine();
  const taker = factionOf(r.next());
  const start = r.pos;
  if (taker !== null) r.pos++;
  if (taker !== null && r.take(SIGN.colon)) return readFactionLine(r, seen, taker, start);
  r.pos = start;
  const comment = r.next() === SIGN.slash ? readComment(r) : null;
  if (comment !== null) return { kind: 'comment', start, end: r.pos, label: { start, end: start }, comment };
  return readLabelled(r) ?? readUnknown(r, seen, start);
}

/** The first line of a faction is its player (D70); all others are turns, of which the first is its setup (D23). */
function readFactionLine(r: Reader, seen: Seen, taker: Owner, start: number): Line {
  const first = !seen.has(taker);
  const labelEnd = r.pos;
  const line = first ? readPlayer(r, taker, start) : null;
  if (line !== null) {
    seen.set(taker, 'player');
    return line;
  }
  if (first)
    r.report(
      'warning',
      'no-player',
      `no line names the player of ${taker.letter}`,
      start,
      labelEnd,
      `add a line \`${taker.letter}: NAME\` above`,
    );
  const again = seen.get(taker) === 'player' ? readNameAgain(r, start) : null;
  return again ?? readTurn(r, seen, taker, { start, end: labelEnd });
}

/** Reads a turn whose label has been read. */
function readTurn(r: Reader, seen: Seen, taker: Owner, label: Span): TurnLine {
  const { start, end: labelEnd } = label;
  const setup = seen.get(taker) !== 'turn';
  seen.set(taker, 'turn');
  r.known.taker = taker;
  r.pos = labelEnd;
  const actions = readActions(r);
  const comment = readComment(r);
  if (comment !== null) doubtComment(r, comment);
  return {
    kind: 'turn',
    start,
    end: r.toNextLine() ? (actions.at(-1)?.end ?? labelEnd) : r.pos,
    label,
    taker: taker.letter,
    setup,
    actions,
    comment,
  };
}

/** Actions right after `//`, or after a lone hyphen, were probably meant to be played: `++2//w->10`. */
function doubtComment(r: Reader, { start, text }: CommentNode): void {
  const mark = r.text.startsWith('//', start) ? '//' : '-';
  const isApart = isBlank(r.codes[start - 1] ?? END) || r.text.charAt(start + 2) !== text.charAt(0);
  if ((mark === '//' && isApart) || text.length > LONGEST_DOUBTED) return;
  if (!/->|\+\+|--/.test(text) || !r.mayCompare() || !reads(text, r)) return;
  const message = `\`${mark}\` begins a comment: what follows is not played`;
  r.report('warning', 'comment', message, start, start + mark.length, `did you mean \`/\`?`);
}

/** Longer comments are prose. */
const LONGEST_DOUBTED = 200;

/** Reads who plays a faction; null if an arrow shows that actions have begun, as in a log without header. */
function readPlayer(r: Reader, { letter }: Owner, start: number): Line | null {
  const line = readValue(r, start);
  const { value } = line;
  const name = textAt(r.text, value);
  const written = r.text.slice(value.start - 1, value.end);
  if (written.slice(0, proseIn(written)).includes('->')) return null;
  r.known.players = new Map([...r.known.players, [name.toLowerCase(), letter]]);
  const seat = parseSeatName(letter, name);
  if (isLeft(seat)) r.report('error', 'bot-name', seat.left, value.start, value.end);
  return { kind: 'player', ...line, faction: letter, name };
}

/** A name alone, which cannot be actions; `Z` begins a craft. */
const NAME = /^(?!Z)[A-Z][a-z]+(?: [A-Z][a-z]+)*$/;

/** Reads a second line that says who plays a faction; null if it does not. */
function readNameAgain(r: Reader, start: number): Line | null {
  const line = readValue(r, start);
  const { value, label } = line;
  if (value.start === label.end || !NAME.test(textAt(r.text, value))) {
    r.pos = label.end;
    return null;
  }
  const message = `a second line \`${textAt(r.text, label)}\` with a name: the first one counts`;
  r.report('warning', 'second-line', message, label.start, label.end);
  return { kind: 'unknown', ...line };
}

/** Finds the value of a line whose label has been read, and reads its comment. */
function readValue(r: Reader, start: number): Labelled {
  const label = { start, end: r.pos };
  r.next();
  const from = r.pos;
  const end = lineEnd(r);
  const slashes = r.text.slice(from, end).indexOf('//');
  r.pos = slashes < 0 ? end : from + slashes;
  const value = { start: from, end: from + trimmed(r.text, from, r.pos).length };
  const comment = readComment(r);
  return { start, end: r.pos, label, value, comment };
}

/** Reads a line that begins with a header word; null if it does not. */
function readLabelled(r: Reader): Line | null {
  const start = r.pos;
  while (isLetter(r.at(0)) && r.pos - start < LONGEST_LABEL) r.pos++;
  const word = r.text.slice(start, r.pos).toLowerCase();
  if (word === '' || !r.take(SIGN.colon)) return null;
  const header = HEADER_READERS.get(word);
  if (header === undefined) return readPlacements(r, word, start);
  const line = readValue(r, start);
  const read = header(r, line);
  r.pos = line.end;
  return read;
}

function readUnknown(r: Reader, seen: Seen, start: number): Line {
  r.pos = start;
  const line = readValue(r, start);
  const { value } = line;
  const known = [...seen.keys()].map(({ letter }) => letter);
  const text = r.text.slice(value.start, Math.min(value.end, value.start + LONGEST_DOUBTED));
  const [meant, front] = labelMeant(text, r.known.players);
  const hint = lineHint(text, known, meant);
  const taker = [...seen.keys()].find(({ letter }) => letter === meant);
  const isTurn = taker !== undefined && front.endsWith(':') && text.includes('->');
  const end = isTurn ? start + front.length : value.end;
  r.report('error', 'unknown-line', 'not a valid log line', value.start, end, hint, meant);
  if (!isTurn) return { kind: 'unknown', ...line };
  r.pos = end;
  // What is not sure does not change how later lines are read.
  const guess = readTurn(r, new Map(seen), taker, { start, end });
  // Another line may follow without a line break.
  const stop = Math.min(line.end, guess.end);
  const comment = stop < line.end ? null : line.comment;
  return { kind: 'unknown', ...line, value: { start, end: Math.min(value.end, stop) }, comment, end: stop, guess };
}
