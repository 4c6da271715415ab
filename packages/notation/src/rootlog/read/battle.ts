import { type Battle, BATTLE_DIE, type SuitLetter } from '@woodlog/core/root';
import { SUIT_LETTERS } from '../letters.ts';
import { CLEARINGS } from '../places.ts';
import type { Owner } from '../vocabulary.ts';
import { takeSuit } from './card.ts';
import { LETTER, SIGN } from './codes.ts';
import { type Failure, failed } from './failure.ts';
import { readOwner } from './place.ts';
import type { Reader } from './reader.ts';

type Ambush = SuitLetter | null;

/** Reads a battle at its `X`: `E10B@M@(2,1)`. */
export function readBattle(r: Reader, attacker: Owner): Battle | Failure {
  const start = r.pos++;
  const defender = readOwner(r);
  const clearing = CLEARINGS[r.number()];
  if (defender === null || clearing === undefined) {
    const expected = defender === null ? 'the letter of the defender' : 'a clearing from 1 to 12';
    return r.fail(start, 'battle', `expected ${expected}`, '`XE3` attacks the Eyrie in clearing 3');
  }
  const ambushes = readAmbushes(r);
  if (failed(ambushes)) return ambushes;
  if (ambushes.length > 2) return r.fail(start, 'battle', 'a battle has two ambushes at most');
  const rolls = r.next() === SIGN.open ? readRolls(r) : undefined;
  if (failed(rolls)) return rolls;
  const battle: Battle = {
    kind: 'battle',
    attacker: attacker.letter,
    defender: defender.letter,
    clearing: clearing.name,
    ambushes,
  };
  return rolls === undefined ? battle : { ...battle, rolls };
}

/** Reads ambushes: `F@`, `@`, in logs before V2.3 `Fa`. */
function readAmbushes(r: Reader): Ambush[] | Failure {
  const ambushes: Ambush[] = [];
  for (;;) {
    r.next();
    const start = r.pos;
    const suit = SUIT_LETTERS[takeSuit(r)] || null;
    const marked = r.take(SIGN.at);
    const old = !marked && suit !== null && r.take(LETTER.a);
    if (old) r.dialect(start, `${suit}@`);
    if (marked || old) ambushes.push(suit);
    else if (suit === null) return ambushes;
    else return r.fail(start, 'battle', 'expected `@` after the suit of an ambush', '`F@` is a fox ambush');
  }
}

const HIGHEST = Math.max(...BATTLE_DIE);

/** Reads `(2,1)`, at its bracket. */
function readRolls(r: Reader): readonly [number, number] | Failure {
  const start = r.pos++;
  const attacker = r.number();
  r.take(SIGN.comma);
  const defender = r.number();
  const closed = r.take(SIGN.close);
  const rolled = (roll: number): boolean => roll >= 0 && roll <= HIGHEST;
  if (closed && rolled(attacker) && rolled(defender)) return [attacker, defender];
  return r.fail(start, 'battle', `expected two rolls from 0 to ${HIGHEST}, the attacker's first`, 'such as `(2,1)`');
}
