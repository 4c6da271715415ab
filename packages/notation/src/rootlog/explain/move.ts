import type { Move, Part } from '@woodlog/core/root';
import { sortOf } from '../print/words.ts';
import { listed, listedPlaces, placeText, theOwner, thingText } from './words.ts';

/** One thing that is said of a move: `removes a warrior from clearing 3`. */
interface Clause {
  readonly verb: string;
  readonly things: readonly string[];
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** `in`, `to`, `on`: what comes before the places it goes to. */
  readonly into: string;
  readonly after: string;
}

/** The verbs of clauses, as they are told to somebody who is to do it. */
const IMPERATIVE: Readonly<Record<string, string>> = {
  moves: 'move',
  places: 'place',
  removes: 'remove',
  puts: 'put',
  discards: 'discard',
  draws: 'draw',
  takes: 'take',
  gives: 'give',
  refreshes: 'refresh',
  exhausts: 'exhaust',
  damages: 'damage',
  repairs: 'repair',
};

/** A move as somebody's hands are to do it: `move 3 Marquise warriors from clearing 1 to clearing 12`. */
export const moveToDo = (move: Move): string => moveText(move, '', (verb) => IMPERATIVE[verb] ?? verb);

/** A move in words; what is said of several things, or of several places, is said once. */
export const explainMove = (move: Move, taker: string): string => moveText(move, taker, (verb) => verb);

function moveText(move: Move, taker: string, verbOf: (verb: string) => string): string {
  let clauses = move.parts.map((part) => clauseOf(part, taker));
  clauses = joined(clauses, 'to', ['verb', 'things', 'from', 'into', 'after']);
  clauses = joined(clauses, 'things', ['verb', 'from', 'to', 'into', 'after']);
  clauses = joined(clauses, 'from', ['verb', 'things', 'to', 'into', 'after']);
  return listed(
    clauses.map((one) => clauseText({ ...one, verb: verbOf(one.verb), after: one.after.replace(/\w+/g, verbOf) })),
  );
}

function clauseText({ verb, things, from, to, into, after }: Clause): string {
  const each = from.length > 1 || to.length > 1 ? ' each' : '';
  const parts = [verb, listed(things) + each];
  if (from.length > 0) parts.push('from', listedPlaces(from));
  if (to.length > 0) parts.push(into, listedPlaces(to));
  return parts.join(' ') + after;
}

/** Joins neighbours that differ in one field only. */
function joined(
  clauses: readonly Clause[],
  field: 'to' | 'things' | 'from',
  same: readonly (keyof Clause)[],
): Clause[] {
  const out: Clause[] = [];
  for (const clause of clauses) {
    const last = out.at(-1);
    const fits =
      last &&
      clause[field].length > 0 &&
      last[field].length > 0 &&
      same.every((key) => String(last[key]) === String(clause[key]));
    if (fits) out[out.length - 1] = { ...last, [field]: [...last[field], ...clause[field]] };
    else out.push(clause);
  }
  return out;
}

function clauseOf(part: Part, taker: string): Clause {
  switch (sortOf(part.what)) {
    case 'card':
      return cardClause(part, taker);
    case 'item':
      return itemClause(part, taker);
    default:
      return pieceClause(part, taker);
  }
}

const clause = (
  verb: string,
  thing: string,
  from: string | null,
  to: string | null,
  into = 'to',
  after = '',
): Clause => ({
  verb,
  things: [thing],
  from: from === null ? [] : [from],
  to: to === null ? [] : [to],
  into,
  after,
});

function pieceClause({ count, what, from, to }: Part, taker: string): Clause {
  const thing = thingText(count, what, taker);
  const start = from === null || from.startsWith('supply:') ? null : placeText(from, taker);
  if (to.startsWith('supply:') || to === 'out') return clause('removes', thing, start, null);
  const place = placeText(to, taker);
  if (start !== null || from === null) return clause('moves', thing, start, place);
  return clause('places', thing, null, place, /^\d/.test(to) ? 'in' : 'on');
}

function cardClause({ count, what, from, to }: Part, taker: string): Clause {
  const thing = thingText(count, what, taker);
  const own = /[a-z]$/.test(what) && from === 'draw' && (to === `${taker}$` || (taker === '' && /^[A-Z]\$$/.test(to)));
  if (own) return clause('puts', thing, null, placeText(to, taker), 'on');
  if (to === 'discard') return clause('discards', thing, placeText(from ?? '', taker), null);
  const end = isHand(to) && to !== taker ? theOwner(to) : placeText(to, taker);
  if (from === 'draw') return clause('draws', thing, null, to === taker ? null : end, 'for');
  const start = placeText(from ?? '', taker);
  if (to === taker) return clause('takes', thing, start, null);
  return from === taker && isHand(to) ? clause('gives', thing, null, end) : clause('moves', thing, start, end);
}

const isHand = (place: string): boolean => /^[A-Z]$/.test(place) && place !== 'Q';

const TURNS = { r: 'refreshes', e: 'exhausts' } as const;

function itemClause({ count, what, from, to, side, turn }: Part, taker: string): Clause {
  const seen = side === undefined ? '' : side === 'r' ? ' face up' : ' face down';
  const thing = thingText(count, what, taker) + seen;
  const near = from === `${taker}$` ? null : placeText(from ?? '', taker);
  const after = turn === undefined ? '' : ` and ${TURNS[turn]} ${count === 1 && what !== '%_' ? 'it' : 'them'}`;
  if (to === 'out') return clause('removes', thing, near, 'the game', 'out of', after);
  if (to === from && turn !== undefined) return clause(TURNS[turn], thing, near, null);
  const area = /^(?:[VG])\$([sd])$/.exec(to)?.[1];
  if (area === 'd') return clause('damages', thing, near, null, 'to', after);
  if (area === 's' && from?.endsWith('$d')) return clause('repairs', thing, null, null, 'to', after);
  if (/^\d/.test(from ?? '')) return clause('takes', thing, near, placeText(to, taker), 'to', after);
  return clause('moves', thing, near, placeText(to, taker), 'to', after);
}
