import type { Battle, SuitLetter } from '@woodlog/core/root';
import { CLEARINGS, LAST_CLEARING, OWNERS, SUIT_LETTERS, suitOf } from '../letters.ts';
import { AT, CLOSE, COMMA, OPEN } from './codes.ts';
import { readOwner } from './place.ts';
import { type Reader, dialect, fail, isDigit, next, readNumber } from './reader.ts';

/** `a`, an ambush in logs before V2.3. */
const OLD_AMBUSH = 97;

/** Reads a battle after its `X`: `E10B@M@(2,1)`. */
export function readBattle(r: Reader, attacker: number): Battle | null {
  const start = r.pos - 1;
  const defender = readOwner(r);
  if (defender < 0) {
    fail(r, start, 'rootlog/battle', 'who is attacked is not said', 'XE3 attacks the Eyrie in clearing 3');
    return null;
  }
  const clearing = isDigit(next(r)) ? readNumber(r) : -1;
  if (clearing < 0 || clearing > LAST_CLEARING) {
    fail(r, start, 'rootlog/battle', 'a battle is in a clearing, 1 to 12', 'XE3 attacks the Eyrie in clearing 3');
    return null;
  }
  const ambushes: (SuitLetter | null)[] = [];
  for (let ambush = readAmbush(r); ambush !== undefined; ambush = readAmbush(r)) ambushes.push(ambush);
  const battle = {
    kind: 'battle' as const,
    attacker: OWNERS[attacker]!,
    defender: OWNERS[defender]!,
    clearing: CLEARINGS[clearing]!,
    ambushes,
  };
  if (r.problem) return null;
  if (ambushes.length > 2) {
    fail(r, start, 'rootlog/battle', 'a battle has two ambushes at most');
    return null;
  }
  if (next(r) !== OPEN) return battle;
  const rolls = readRolls(r);
  return rolls && { ...battle, rolls };
}

/** Reads `F@`, `@`, in logs before V2.3 `Fa`. `undefined` if there is none. */
function readAmbush(r: Reader): SuitLetter | null | undefined {
  const code = next(r);
  if (code === AT) {
    r.pos++;
    return null;
  }
  const suit = suitOf(code);
  if (suit < 0) return undefined;
  const start = r.pos++;
  const mark = next(r);
  r.pos++;
  if (mark === OLD_AMBUSH) dialect(r, start, `${SUIT_LETTERS[suit]}@`);
  else if (mark !== AT) {
    fail(r, start, 'rootlog/battle', 'a suit in a battle is an ambush', 'F@ is a fox ambush');
    return undefined;
  }
  return SUIT_LETTERS[suit] as SuitLetter;
}

/** Reads `(2,1)`, at its bracket. */
function readRolls(r: Reader): [number, number] | null {
  const start = r.pos++;
  const attacker = isDigit(next(r)) ? readNumber(r) : -1;
  if (next(r) === COMMA) r.pos++;
  const defender = isDigit(next(r)) ? readNumber(r) : -1;
  const closed = next(r) === CLOSE;
  r.pos++;
  if (closed && attacker >= 0 && defender >= 0 && attacker <= 3 && defender <= 3) return [attacker, defender];
  fail(r, start, 'rootlog/battle', 'rolls are two numbers from 0 to 3, the attacker’s first', '(2,1)');
  return null;
}
