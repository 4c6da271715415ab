import type { Action } from '@woodlog/core/root';
import { OWNERS, PIECES, TOKEN, VALUED, factionOf, kindOf, letterOf, pieceIndex } from '../letters.ts';
import { CARET, UNDERSCORE } from './codes.ts';
import { readPiece } from './piece.ts';
import { readPlace } from './place.ts';
import { PIECE, type Reader, type Term, dialect, fail, isDigit, isLower, next, readNumber } from './reader.ts';
import { readSide } from './term.ts';

const CORVIDS = OWNERS.indexOf('P');

/** Reads what a token turns out to be: `t_b`, a relic's value `2`, in older logs both (`t5^t_3_f`). */
export function readFlip(r: Reader, term: Term): Action | null {
  const start = r.pos;
  const { what, from, owner, placed, sort } = term;
  if (term.count !== 1 || !placed) {
    fail(r, term.start, 'rootlog/flip', 'one token is turned over, in a clearing', 't5^t_b');
    return null;
  }
  const code = next(r);
  if (isDigit(code) && sort === PIECE) {
    const becomes = VALUED.get(`${what}_${readNumber(r)}`);
    if (becomes !== undefined) return { kind: 'flip', what, at: from!, becomes };
    fail(r, start, 'rootlog/flip', 'only relics have a value, from 1 to 3');
    return null;
  }
  if (factionOf(code) === owner) r.pos++;
  next(r);
  if (!readPiece(r, owner, term)) return null;
  const becomes = term.what;
  if (becomes.length < 4) {
    fail(r, start, 'rootlog/flip', 'what it turns out to be is not said', 't5^t_b');
    return null;
  }
  if (sort === PIECE) return { kind: 'flip', what, at: from!, becomes };
  const [relic, value] = [becomes.slice(0, 4), becomes.slice(5)];
  dialect(r, term.start, `${relic}${from}^${value || 3}`);
  if (value) return { kind: 'flip', what: relic, at: from!, becomes };
  fail(r, start, 'rootlog/flip', 'the value of the relic is not said', 't_f5^3');
  return null;
}

/** Reads on at `<->`: two plots change places. */
export function readTrick(r: Reader): Action | null {
  const start = r.pos;
  const one = r.terms[0]!;
  const first = one.from!;
  r.pos += 3;
  const ok = r.count === 1 && isPlot(one) && readSide(r) && r.count === 1 && isPlot(r.terms[0]!);
  if (ok) return { kind: 'trick', clearings: [first, r.terms[0]!.from!] };
  fail(r, start, 'rootlog/trick', 'two plots in clearings change places', 't12<->t4');
  return null;
}

const isPlot = ({ what, count, from, placed }: Term): boolean =>
  placed && count === 1 && what.startsWith('Pt') && /^\d+$/.test(from!);

/** Reads a guess after its `?`: `Pt_e3`; the document also writes `Pt3^t_e`. */
export function readGuess(r: Reader): Action | null {
  const start = r.pos - 1;
  const { codes } = r;
  if (factionOf(next(r)) === CORVIDS) r.pos++;
  let plot = readPlot(r);
  const clearing = plot === null ? null : isDigit(next(r)) ? readPlace(r) : '';
  if (plot === 'Pt' && clearing && next(r) === CARET) {
    r.pos++;
    if (factionOf(next(r)) === CORVIDS) r.pos++;
    plot = readPlot(r);
    if (plot !== null) dialect(r, start, `?${plot}${clearing}`);
  }
  if (plot !== null && plot !== 'Pt' && clearing && codes[r.pos]! !== UNDERSCORE && !clearing.includes('_'))
    return { kind: 'guess', plot, clearing };
  fail(r, start, 'rootlog/guess', 'a guess names a plot and a clearing', '?Pt_e3');
  return null;
}

/** Reads `t` or `t_e`; `null` if it is no plot. */
function readPlot(r: Reader): string | null {
  const { codes } = r;
  if (kindOf(next(r)) !== TOKEN) return null;
  r.pos++;
  if (codes[r.pos]! !== UNDERSCORE) return 'Pt';
  const letter = codes[r.pos + 1]!;
  r.pos += 2;
  return (isLower(letter) ? PIECES[pieceIndex(CORVIDS, TOKEN, letterOf(letter))] : undefined) ?? null;
}
