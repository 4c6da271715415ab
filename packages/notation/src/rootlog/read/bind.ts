import { type Action, type ItemSide, MOST_PARTS, type Part, type Shown } from '@woodlog/core/root';
import { addUp } from '../add-up.ts';
import type { Place, Thing } from '../vocabulary.ts';
import { Failure, failed } from './failure.ts';
import { type ItemEnd, noAreas } from './item.ts';
import type { Reader } from './reader.ts';
import type { Term } from './side.ts';

// From what is written to what it means: fills in owners, starts and ends that a writer may leave out, so that an
// action makes sense without its line.

/** Each thing goes to each place, in the written order. The first is null if nothing is written. */
export function bindMove(
  r: Reader,
  terms: readonly Term[],
  first: Place | null,
  more: readonly Place[],
): Action | Failure {
  const relic = terms.find(isUntyped);
  if (relic !== undefined)
    return refused(relic, 'unknown-piece', 'a relic needs its type', 'write `Kt_f`, `Kt_t` or `Kt_j`');
  const count = terms.length * (more.length + 1);
  if (count > MOST_PARTS) return refused(terms[0], 'too-many-terms', `an action makes at most ${MOST_PARTS} moves`);
  const parts = new Array<Part>(count);
  let i = 0;
  for (const term of terms) {
    const from = startOf(r, term);
    parts[i++] = partOf(term, from, first?.name ?? term.thing.away);
    for (const place of more) parts[i++] = partOf(term, from, place.name);
  }
  return { kind: 'move', parts: addUp(parts) };
}

const isUntyped = ({ thing }: Term): boolean => thing.sort === 'relic';

/** Items go where their owners keep them: what is written describes each item (D64). */
export function bindItemMove(r: Reader, terms: readonly Term[], end: ItemEnd): Action | Failure {
  const parts: Part[] = [];
  for (const term of terms) {
    const to = itemEnd(r, term, end);
    if (failed(to)) return to;
    parts.push(itemPart(term, startOf(r, term), to, end.turn));
  }
  return { kind: 'move', parts: addUp(parts) };
}

/** Cards are shown from hands: the taker's own if no other is written. */
export function bindReveal(r: Reader, terms: readonly Term[], to: string | null): Action | Failure {
  const cards: Shown[] = [];
  for (const term of terms) {
    const { thing, count, place } = term;
    if (thing.sort !== 'card')
      return refused(term, 'reveal', 'only cards can be shown', '`F#^` shows a fox card, `t5^t_b` flips a plot');
    const hand = place ?? r.known.taker.hand;
    if (hand.kind !== 'hand')
      return refused(term, 'reveal', 'cards are shown from a hand', '`F#C^` shows a fox card of C');
    cards.push({ count, what: thing.what, by: hand.name });
  }
  return { kind: 'reveal', by: cards[0]?.by ?? r.known.taker.letter, cards, to };
}

/** Turns over a token: `becomes` is what it then shows. A relic without a type takes that of its face. */
export function bindFlip({ thing, place }: Term, becomes: Thing): Action {
  const what = thing.sort === 'relic' ? becomes.what.slice(0, RELIC) : thing.what;
  return { kind: 'flip', what, at: place?.name ?? '', becomes: becomes.what };
}
/** The number of letters in `Kt_f`. */
const RELIC = 4;

function partOf({ count, thing: { what }, side }: Term, from: string | null, to: string): Part {
  return side === undefined ? { count, what, from, to } : { count, what, from, to, side };
}

function itemPart(term: Term, from: string | null, to: string, turn: ItemSide | undefined): Part {
  const { count, thing, side } = term;
  if (turn === undefined) return partOf(term, from, to);
  const { what } = thing;
  return side === undefined ? { count, what, from, to, turn } : { count, what, from, to, side, turn };
}

function startOf(r: Reader, { thing, place }: Term): string | null {
  if (thing.sort === 'free') return null;
  if (place !== null) return place.name;
  return thing.sort === 'item' ? r.known.taker.board.name : thing.home;
}

/**
 * Where one item goes. An area is on the named board, or else on the Vagabond's board with the item, or else on the
 * taker's.
 */
function itemEnd(r: Reader, term: Term, { place, area, turn }: ItemEnd): string | Failure {
  const { taker } = r.known;
  const lying = term.place === null ? taker : term.place.owner;
  if (area !== 0) {
    const board = place === null ? (lying?.areas.size ? lying : taker) : place.owner;
    return board?.areas.get(area)?.name ?? noAreas(r, board ?? taker, r.pos - 1);
  }
  if (place !== null) return place.name;
  if (turn === undefined) return term.thing.away;
  if (lying !== null) return term.place?.name ?? taker.board.name;
  return refused(term, 'no-board', 'only items on a board are turned', 'say where it goes, such as `$`');
}

const refused = ({ start, end } = NO_TERM, code: string, message: string, hint?: string): Failure =>
  new Failure(code, message, hint, start, end);
const NO_TERM = { start: 0, end: 0 };
