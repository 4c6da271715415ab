import { faction } from '../owners.ts';
import type { Line } from '../tree.ts';
import { readActions } from './actions.ts';
import { SIGN } from './codes.ts';
import { readComment } from './comment.ts';
import { readOwner, saysDemoted } from './place.ts';
import type { Reader } from './reader.ts';

const LANDMARKS = /^landmarks?$/;
const HIRELINGS = /^hirelings?$/;

/** Reads a header line that says where things start, after its label; null for another label. */
export function readPlacements(r: Reader, word: string, start: number): Line | null {
  const landmarks = LANDMARKS.test(word);
  if (!landmarks && !HIRELINGS.test(word)) return null;
  const label = { start, end: r.pos };
  r.known.taker = faction.C;
  const named = landmarks ? null : readHirelings(r);
  // What is not a hireling is read as actions, which report the error.
  const actions = readActions(r);
  const comment = readComment(r);
  const line = { start, end: r.pos, label, actions, comment };
  return named === null ? { kind: 'landmarks', ...line } : { kind: 'hirelings', ...line, ...named };
}

/** Reads the names of hirelings, separated by commas. */
function readHirelings(r: Reader) {
  r.next();
  const value = { start: r.pos, end: r.pos };
  const hirelings = new Set<string>();
  for (;;) {
    if (r.take(SIGN.comma)) continue;
    const owner = readOwner(r);
    if (!owner?.hireling) break;
    hirelings.add(`${owner.letter}${saysDemoted(r) ? 'd' : ''}`);
    value.end = r.pos;
  }
  r.pos = value.end;
  return { value, hirelings: [...hirelings] };
}
