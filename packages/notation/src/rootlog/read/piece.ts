import { faction } from '../owners.ts';
import { LANDMARK_THINGS, isKind, keyOf, untypedRelic } from '../things.ts';
import type { Owner, Thing } from '../vocabulary.ts';
import { LETTER, SIGN, isDigit, isLower } from './codes.ts';
import type { Failure } from './failure.ts';
import type { Reader } from './reader.ts';

const KEEPERS = faction.K;
const RELIC = untypedRelic(KEEPERS);

/** The ferry before V2.8. */
const OLD_FERRY = 'r';

/** Reads a piece of an owner, at the letter of its kind: `w`, `b_s`, `t_f_2`. */
export function readPiece(r: Reader, owner: Owner): Thing | Failure {
  const start = r.pos;
  const kind = r.at(0);
  if (!isKind(kind)) return unknownPiece(r, owner, start);
  r.pos++;
  const letter = takeMark(r);
  if (letter === 0 && owner === KEEPERS && kind === LETTER.t) return RELIC;
  const second = owner === KEEPERS ? peekMark(r) : 0;
  if (second !== 0) return readKeepersPiece(r, kind, letter, second, start) ?? unknownPiece(r, owner, start);
  const torn = r.at(0) === SIGN.underscore;
  return (torn ? undefined : owner.pieces.get(keyOf(kind, letter))) ?? unknownPiece(r, owner, start);
}

/** The letter or number after a `_`; 0 if there is none. */
const peekMark = (r: Reader): number =>
  r.at(0) === SIGN.underscore && (isLower(r.at(1)) || isDigit(r.at(1))) ? r.at(1) : 0;

function takeMark(r: Reader): number {
  const mark = peekMark(r);
  if (mark !== 0) r.pos += 2;
  return mark;
}

/**
 * Continues at the second `_` of a Keepers' piece: `t_f_2`. Also accepts two older spellings: the value before the type
 * (`t_3_f`), and both sides of a waystation (`b_j_t`).
 */
function readKeepersPiece(r: Reader, kind: number, first: number, second: number, start: number): Thing | undefined {
  const { pieces } = KEEPERS;
  const [type, value] = isDigit(first) ? [second, first] : [first, second];
  const piece = pieces.get(keyOf(kind, type));
  if (kind === LETTER.t) {
    const valued = isDigit(value) ? pieces.get(keyOf(kind, type, value)) : piece;
    if (isDigit(value)) r.pos += 2;
    if (valued !== undefined && isDigit(first)) r.dialect(start, valued.what);
    return valued;
  }
  if (piece !== undefined && pieces.has(keyOf(kind, second))) {
    r.pos += 2;
    r.dialect(start, piece.what);
  }
  return piece;
}

/** Reads a landmark, at its first letter: a word, or `f` (`r` before V2.8). */
export function readLandmark(r: Reader): Thing | Failure {
  const start = r.pos;
  while (isLower(r.at(0))) r.pos++;
  const word = r.text.slice(start, r.pos);
  const landmark = r.at(0) === SIGN.underscore ? undefined : LANDMARK_THINGS.get(word === OLD_FERRY ? 'f' : word);
  if (landmark === undefined) return unknownPiece(r, r.known.taker, start);
  if (word === OLD_FERRY) r.dialect(start, 'f');
  return landmark;
}

function unknownPiece(r: Reader, { name, known }: Owner, start: number): Failure {
  while (isLower(r.at(0))) r.pos++;
  while (peekMark(r) !== 0) r.pos += 2;
  const message = r.pos === start ? `expected a piece of ${name}` : `unknown piece \`${r.since(start)}\` for ${name}`;
  return r.fail(start, 'unknown-piece', message, `the pieces are ${known.join(', ')}`);
}
