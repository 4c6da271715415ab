import { type Action, MOST_TERMS } from '@woodlog/core/root';
import { factionOf } from '../owners.ts';
import type { Owner, Place, Thing } from '../vocabulary.ts';
import { bindFlip, bindItemMove, bindMove, bindReveal } from './bind.ts';
import { SIGN } from './codes.ts';
import { type Failure, failed } from './failure.ts';
import { readItemEnd } from './item.ts';
import { readPiece } from './piece.ts';
import { readPlace } from './place.ts';
import type { Reader } from './reader.ts';
import { type Term, isItem, readSide } from './side.ts';

const TRICK = '<->';

/** Reads an action that starts with things: a move, a reveal, a flip or a trick. */
export function readThings(r: Reader): Action | Failure {
  const terms = readSide(r);
  if (failed(terms)) return terms;
  if (r.arrow()) return readMove(r, terms);
  if (r.take(SIGN.caret)) return readAfterCaret(r, terms);
  if (r.text.startsWith(TRICK, r.pos)) return readTrick(r, terms);
  return r.fail(r.pos, 'no-arrow', 'expected `->` and where it goes', '`w3->5` moves, `w3->` removes, `F#^` shows');
}

function readMove(r: Reader, terms: readonly Term[]): Action | Failure {
  if (terms.every(isItem)) {
    const end = readItemEnd(r);
    return failed(end) ? end : bindItemMove(r, terms, end);
  }
  const place = readPlace(r);
  if (failed(place)) return place;
  const more = r.next() === SIGN.plus ? readMorePlaces(r, place) : NO_PLACES;
  return failed(more) ? more : bindMove(r, terms, place, more);
}

const NO_PLACES: readonly Place[] = [];

/** Reads the places joined to the first by `+`. */
function readMorePlaces(r: Reader, first: Place | null): readonly Place[] | Failure {
  const places: Place[] = [];
  while (r.take(SIGN.plus)) {
    const place = first === null ? null : readPlace(r);
    if (failed(place)) return place;
    if (place === null)
      return r.fail(r.pos - 1, 'unexpected', 'expected a place beside `+`', 'such as `5`, `C$` or `E`');
    if (places.push(place) === MOST_TERMS)
      return r.fail(r.pos - 1, 'too-many-terms', `an action names at most ${MOST_TERMS} places`);
  }
  return places;
}

/** Continues after `^`: cards are shown, or a token is turned over. */
function readAfterCaret(r: Reader, terms: readonly Term[]): Action | Failure {
  const [term, second] = terms;
  const token = second === undefined && (term?.thing.sort === 'piece' || term?.thing.sort === 'relic');
  return token ? readFlip(r, term) : bindReveal(r, terms, readAudience(r));
}

/** Reads whom cards are shown to: a faction, or the whole table if omitted. */
export function readAudience(r: Reader): string | null {
  const audience = factionOf(r.next());
  if (audience !== null) r.pos++;
  return audience?.letter ?? null;
}

/** Reads the face of a token: `t_b`, a relic's value `2`, or in older logs both (`t5^t_3_f`). */
function readFlip(r: Reader, term: Term): Action | Failure {
  const { thing, place, start } = term;
  const { owner } = thing;
  if (term.count !== 1 || place === null || owner === null)
    return r.fail(start, 'flip', 'expected one token in a clearing before `^`', 'such as `t5^t_b`');
  const face = r.next() && r.pos;
  const value = thing.sort === 'piece' ? r.number() : -1;
  if (value >= 0) {
    const valued = pieceNamed(owner, `${thing.what}_${value}`);
    return valued ? bindFlip(term, valued) : r.fail(face, 'flip', 'only relics have a value, from 1 to 3');
  }
  if (factionOf(r.next()) === owner) r.pos++;
  r.next();
  const becomes = readPiece(r, owner);
  if (failed(becomes)) return becomes;
  const [, type, worth] = becomes.what.slice(owner.letter.length).split('_');
  if (type === undefined) return r.fail(face, 'flip', 'expected what the token turns out to be', 'such as `t5^t_b`');
  if (thing.sort === 'piece') return bindFlip(term, becomes);
  if (worth === undefined) return r.fail(face, 'flip', 'expected the value of the relic', 'such as `t_f5^3`');
  r.dialect(start, `${becomes.what.slice(0, -worth.length - 1)}${place.name}^${worth}`);
  return bindFlip(term, becomes);
}

const pieceNamed = ({ pieces }: Owner, what: string): Thing | undefined =>
  [...pieces.values()].find((piece) => piece.what === what);

/** Continues at `<->`: two plots change places. */
function readTrick(r: Reader, terms: readonly Term[]): Action | Failure {
  const start = r.pos;
  r.pos += TRICK.length;
  const others = readSide(r);
  if (failed(others)) return others;
  const plots = [...terms, ...others];
  const [one, other] = plots.map(clearingOfPlot);
  if (one && other && plots.length === 2 && terms.length === 1) return { kind: 'trick', clearings: [one, other] };
  return r.fail(start, 'trick', 'expected two plots in clearings', 'such as `t12<->t4`');
}

const clearingOfPlot = ({ thing, count, place }: Term): string | null =>
  count === 1 && thing.what.startsWith('Pt') && place?.kind === 'clearing' ? place.name : null;
