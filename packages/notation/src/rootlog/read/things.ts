import type { Action } from '@woodlog/core/root';
import { readArrow } from './arrow.ts';
import { readMove } from './move.ts';
import { PIECE, type Reader, UNTYPED, fail, next } from './reader.ts';
import { readReveal } from './reveal.ts';
import { readSide } from './term.ts';
import { readFlip, readTrick } from './token.ts';

const MINUS = 45;
const CARET = 94;

/** Reads an action that starts with things: a move, a reveal, a flip or a trick. */
export function readThings(r: Reader): Action | null {
  if (!readSide(r)) return null;
  const code = next(r);
  if (code === MINUS || code > 60) {
    if (code === CARET) return readAfterCaret(r);
    if (readArrow(r)) return readMove(r);
  }
  if (code === 60 && r.text.startsWith('<->', r.pos)) return readTrick(r);
  fail(r, r.pos, 'rootlog/no-arrow', 'no arrow says where it goes', 'w3->5 moves, w3-> removes, F#^ shows');
  return null;
}

/** Reads on at `^`: cards are shown, or a token is turned over. */
function readAfterCaret(r: Reader): Action | null {
  r.pos++;
  const term = r.terms[0]!;
  const token = r.count === 1 && (term.sort === PIECE || term.sort === UNTYPED);
  return token ? readFlip(r, term) : readReveal(r);
}
