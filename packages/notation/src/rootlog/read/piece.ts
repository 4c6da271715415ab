import {
  LANDMARK_NAMES,
  OWNERS,
  PIECES,
  PIECES_OF,
  VALUED,
  kindOf,
  ownerName,
  PAWN,
  TOKEN,
  pieceIndex,
} from '../letters.ts';
import { FREE, PIECE, type Reader, type Term, UNTYPED, dialect, fail, isDigit, isLower } from './reader.ts';

const UNDERSCORE = 95;
const KEEPERS = OWNERS.indexOf('K');

/**
 * Reads a piece of an owner into a term, at the letter of its kind: `w`, `b_s`, `t_f_2`. Two older spellings of the
 * Keepers' pieces are read too: the value before the type (`t_3_f`), and both sides of a waystation (`b_j_t`).
 */
export function readPiece(r: Reader, owner: number, term: Term): boolean {
  const { codes } = r;
  const start = r.pos;
  const kind = kindOf(codes[start]!);
  if (kind < 0) return unknownPiece(r, owner, start);
  let letter = 0;
  r.pos++;
  if (codes[r.pos]! === UNDERSCORE) {
    if (owner === KEEPERS) return readKeepersPiece(r, kind, term);
    const code = codes[r.pos + 1]!;
    if (isLower(code)) letter = code - 96;
    r.pos += 2;
    if (letter === 0) return unknownPiece(r, owner, start);
  }
  const piece = PIECES[pieceIndex(owner, kind, letter)];
  term.owner = owner;
  if (piece !== undefined) {
    term.what = piece;
    term.sort = kind === PAWN ? FREE : PIECE;
    return true;
  }
  if (owner === KEEPERS && kind === TOKEN) {
    term.what = 'Kt';
    term.sort = UNTYPED;
    return true;
  }
  return unknownPiece(r, owner, start);
}

/** Reads a Keepers' piece at its first `_`: up to two characters, each after a `_`. */
function readKeepersPiece(r: Reader, kind: number, term: Term): boolean {
  const { codes } = r;
  const start = r.pos - 1;
  const first = codes[r.pos + 1]!;
  const second = codes[r.pos + 2]! === UNDERSCORE ? codes[r.pos + 3]! : Number.NaN;
  const type = isLower(first) ? first : isLower(second) ? second : Number.NaN;
  const value = isDigit(first) ? first : second;
  term.owner = KEEPERS;
  term.sort = PIECE;
  const piece = PIECES[pieceIndex(KEEPERS, kind, type - 96)];
  if (piece === undefined) return unknownPiece(r, KEEPERS, start);
  if (kind === TOKEN && isDigit(value)) {
    r.pos += 4;
    const valued = VALUED.get(`${piece}_${String.fromCharCode(value)}`);
    if (valued === undefined) return fail(r, start, 'rootlog/unknown-piece', 'relics are worth 1, 2 or 3');
    term.what = valued;
    if (value === first) dialect(r, start, valued);
    return true;
  }
  term.what = piece;
  if (
    kind !== TOKEN &&
    isLower(first) &&
    isLower(second) &&
    PIECES[pieceIndex(KEEPERS, kind, second - 96)] !== undefined
  ) {
    r.pos += 4;
    dialect(r, start, piece);
  } else r.pos += 2;
  return true;
}

/** Reads a landmark, at its first letter, into a term: a word, or `f` (`r` before V2.8). */
export function readLandmark(r: Reader, term: Term): boolean {
  const { text, codes } = r;
  const start = r.pos;
  while (isLower(codes[r.pos]!)) r.pos++;
  const word = text.slice(start, r.pos);
  const landmark = LANDMARK_NAMES.get(word === 'r' ? 'f' : word);
  if (landmark === undefined) return unknownPiece(r, r.taker, start);
  if (word === 'r') dialect(r, start, 'f');
  term.what = landmark;
  term.sort = FREE;
  term.owner = -1;
  return true;
}

function unknownPiece(r: Reader, owner: number, start: number): false {
  const letter = OWNERS[owner]!;
  const known = PIECES_OF[owner]!.map((piece) => letter + piece).join(', ');
  return fail(r, start, 'rootlog/unknown-piece', `${ownerName(owner)} has no such piece`, `there is ${known}`);
}
