import { ALL_ITEMS, isKind, itemOf, suitAlone } from '../things.ts';
import { suitOf } from '../letters.ts';
import type { Thing } from '../vocabulary.ts';
import { readCard } from './card.ts';
import { LETTER, SIGN, isLower } from './codes.ts';
import type { Failure } from './failure.ts';
import { readLandmark, readPiece } from './piece.ts';
import { readOwner } from './place.ts';
import type { Reader } from './reader.ts';

/**
 * Reads what is moved or shown: a card, an item, a piece or a landmark. A suit alone may become a card if a `#`
 * follows.
 */
export function readThing(r: Reader): Thing | Failure {
  const code = r.next();
  const suit = suitOf(code);
  if (code === SIGN.hash || suit >= 0) return readSuited(r, suit);
  if (code === SIGN.percent) return readItem(r, ALL_ITEMS);
  const owner = readOwner(r);
  if (owner !== null) r.next();
  if (owner !== null || (isKind(code) && !startsWord(r))) return readPiece(r, owner ?? r.known.taker);
  if (isLower(code)) return readLandmark(r);
  const hint = 'such as `w`, `Cb_s`, `F#`, `#sabo` or `%h`';
  return r.fail(r.pos, 'unexpected', 'expected a piece, card or item', hint);
}

/** Whether a word (a landmark) follows, and not the letter of a piece, alone or before the place `h_C$`. */
function startsWord(r: Reader): boolean {
  return isLower(r.at(1)) && !(r.at(1) === LETTER.h && r.at(2) === SIGN.underscore);
}

/** Reads a card at its suit or `#`. */
function readSuited(r: Reader, suit: number): Thing | Failure {
  if (suit > 0) r.pos++;
  return r.take(SIGN.hash) ? readCard(r, Math.max(suit, 0)) : suitAlone(suit);
}

/** Reads an item at its `%`; `all` is the meaning of `%_` here. */
export function readItem(r: Reader, all: Thing | null): Thing | Failure {
  const start = r.pos++;
  const code = r.at(0);
  const item = code === SIGN.underscore ? all : itemOf(code);
  r.pos++;
  const hint = `items are s b c x h t r f u${all === null ? '' : '; `%_` is all of them'}`;
  return item ?? r.fail(start, 'unknown-item', `unknown item \`${r.since(start)}\``, hint);
}
