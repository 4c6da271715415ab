import type { Action } from '@woodlog/core/root';
import type { Owner } from '../vocabulary.ts';
import { readBattle } from './battle.ts';
import { readBoardAction, readBracketedPrices } from './board.ts';
import { LETTER, SIGN, isDigit, isLetter, isLower } from './codes.ts';
import { readCraft } from './craft.ts';
import type { Failure } from './failure.ts';
import { readGuess } from './guess.ts';
import { readHire } from './hire.ts';
import { readOpenPath } from './open-path.ts';
import { readOwner, saysDemoted } from './place.ts';
import type { Reader } from './reader.ts';
import { readScore } from './score.ts';
import { readAudience, readThings } from './things.ts';

export function readAction(r: Reader): Action | Failure {
  const code = r.next();
  if (startsThing(r, code)) return readThings(r);
  if (code === SIGN.question) return readGuess(r);
  if (code === LETTER.Z) return readCraft(r);
  if (code === SIGN.open && r.at(1) === SIGN.dollar) return readBracketedPrices(r, r.known.taker);
  if (isDigit(code) && isPath(r)) return readOpenPath(r);
  const start = r.pos;
  const doer = readOwner(r);
  const deed = doer?.hireling ? readDeedOfHirelings(r, doer) : readDeed(r, doer ?? r.known.taker);
  if (deed !== null) return deed;
  r.pos = start;
  return readThings(r);
}

/** Whether a card, an item or a piece certainly starts here; a letter before a small one is the owner of a piece. */
const startsThing = (r: Reader, code: number): boolean =>
  code === SIGN.hash ||
  code === SIGN.percent ||
  (isLetter(code) && code !== LETTER.Z && code !== LETTER.X && isLower(r.at(1))) ||
  (isLower(code) && r.at(1) !== SIGN.underscore);

/** Reads an action that does not begin with a thing; null if it is none. */
function readDeed(r: Reader, doer: Owner): Action | Failure | null {
  switch (r.next()) {
    case SIGN.dollar:
      return readBoardAction(r, doer);
    case SIGN.plus:
    case SIGN.minus:
      return readScore(r, doer);
    case SIGN.caret:
      return readHandShown(r, doer);
    case LETTER.X:
      return readBattle(r, doer);
    default:
      return null;
  }
}

/** Reads an action of a hireling; hirelings can also be hired. */
function readDeedOfHirelings(r: Reader, doer: Owner): Action | Failure | null {
  const demoted = saysDemoted(r);
  if (r.next() === LETTER.X) return readBattle(r, doer);
  if (r.next() === SIGN.dollar) return readBoardAction(r, doer);
  return r.arrow() ? readHire(r, doer, demoted) : null;
}

function readHandShown(r: Reader, { letter }: Owner): Action {
  r.pos++;
  return { kind: 'reveal', by: letter, cards: [], to: readAudience(r) };
}

/** Whether the next digits are followed by `_`: then it is a path, not a count. */
function isPath(r: Reader): boolean {
  let digits = 0;
  while (isDigit(r.at(digits))) digits++;
  return r.at(digits) === SIGN.underscore;
}
