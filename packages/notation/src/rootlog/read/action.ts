import type { Action } from '@woodlog/core/root';
import { FIRST_HIRELING, OWNERS, factionOf } from '../letters.ts';
import { readBattle } from './battle.ts';
import { readBoardAction, readBracketedPrices } from './board.ts';
import { readArrow } from './arrow.ts';
import { readOwner } from './place.ts';
import { type Reader, back, isDigit, isLower, next } from './reader.ts';
import { readAudience } from './reveal.ts';
import { readCraft } from './craft.ts';
import { readGuess } from './token.ts';
import { readHire } from './hire.ts';
import { readOpenPath } from './open-path.ts';
import { readScore } from './score.ts';
import { readThings } from './things.ts';

const PLUS = 43;
const MINUS = 45;

/** Reads one action, at its first character; `null` if it cannot be read, and then `r.problem` says why. */
export function readAction(r: Reader): Action | null {
  const code = next(r);
  switch (code) {
    case 35: // #
    case 37: // %
      return readThings(r);
    case 40: // (
      return r.codes[r.pos + 1]! === 36 ? readBracketedPrices(r) : readThings(r);
    case 36: // $
      return readBoardAction(r, r.taker);
    case PLUS:
    case MINUS:
      return readScore(r, r.taker);
    case 63: // ?
      r.pos++;
      return readGuess(r);
    case 88: // X
      r.pos++;
      return readBattle(r, r.taker);
    case 90: // Z
      r.pos++;
      return readCraft(r);
    case 94: // ^
      r.pos++;
      return { kind: 'reveal', by: OWNERS[r.taker]!, cards: [], to: readAudience(r) };
  }
  if (isDigit(code)) return isPath(r) ? readOpenPath(r) : readThings(r);
  // Most often a faction's letter begins one of its pieces.
  const start = r.pos;
  if (factionOf(code) >= 0 && isLower(r.codes[start + 1]!)) return readThings(r);
  const { room, diagnostics } = r;
  const said = diagnostics.length;
  const owner = readOwner(r);
  if (owner >= 0) {
    const action = readOwners(r, owner);
    if (action !== undefined) return action;
    back(r, start, room, said);
  }
  return readThings(r);
}

/** Reads an action that begins with the one who does it, if it is one of those. */
function readOwners(r: Reader, owner: number): Action | null | undefined {
  switch (next(r)) {
    case 88: // X
      r.pos++;
      return readBattle(r, owner);
    case 36: // $
      return readBoardAction(r, owner);
    case PLUS:
      return owner < FIRST_HIRELING ? readScore(r, owner) : undefined;
    case MINUS:
      if (owner < FIRST_HIRELING) return readScore(r, owner);
      break;
    case 94: // ^
      if (owner >= FIRST_HIRELING) return undefined;
      r.pos++;
      return { kind: 'reveal', by: OWNERS[owner]!, cards: [], to: readAudience(r) };
  }
  return owner >= FIRST_HIRELING && readArrow(r) ? readHire(r, owner, r.demoted) : undefined;
}

/** Whether the digits that come next are followed by `_`: then it is a path, and no count. */
function isPath(r: Reader): boolean {
  let at = r.pos;
  while (isDigit(r.codes[at]!)) at++;
  return r.codes[at]! === 95;
}
