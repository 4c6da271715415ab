import { ARROW, DASH } from './codes.ts';
import { type Reader, dialect } from './reader.ts';

const MINUS = 45;

/** Reads `->`; also `-->`, `=>` and the arrows that word processors make of it. */
export function readArrow(r: Reader): boolean {
  const { codes } = r;
  const code = codes[r.pos]!;
  const second = codes[r.pos + 1]!;
  if (code === MINUS && second === 62) {
    r.pos += 2;
    return true;
  }
  const start = r.pos;
  const dashed = code === MINUS && second === MINUS && codes[r.pos + 2]! === 62;
  const long = (code === 61 || code === DASH) && second === 62;
  if (dashed) r.pos += 3;
  else if (long) r.pos += 2;
  else if (code === ARROW) r.pos++;
  else return false;
  dialect(r, start, '->');
  return true;
}
