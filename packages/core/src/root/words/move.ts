import { listed } from '../../kernel/index.ts';
import type { Part } from '../action.ts';
import { listedPlaces } from './lists.ts';
import { theOwner } from './names.ts';
import { sortOf } from './sorts.ts';
import { countedThing, placeText, thingText } from './things.ts';
import { type Voice, spoken } from './voice.ts';

/** One thing that is said of a move: `remove a warrior from clearing 3`. */
interface Clause {
  readonly verb: string;
  readonly things: readonly string[];
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** `in`, `to`, `on`: what comes before the places it goes to. */
  readonly into: string;
  /** A second verb, of the same things: `refresh`. */
  readonly then: string;
  readonly them: string;
}

const FIELDS = ['verb', 'things', 'from', 'to', 'into', 'then', 'them'] as const;
/** The fields that are joined, one after the other. */
const JOINED = ['to', 'things', 'from'] as const;

/** The parts of a move in words; what is said of several things, or of several places, is said once. */
export function moveText(parts: readonly Part[], taker: string, voice: Voice): string {
  const each = summed(parts).map((part) => clauseOf(part, taker, voice));
  const clauses = JOINED.reduce<readonly Clause[]>(joined, each);
  return listed(clauses.map((clause) => clauseText(clause, voice)));
}

/** Parts that differ in their count alone are one. */
function summed(parts: readonly Part[]): readonly Part[] {
  const sums = new Map<string, Part>();
  for (const part of parts) {
    const key = JSON.stringify({ ...part, count: 0 });
    sums.set(key, { ...part, count: part.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

function clauseText({ verb, things, from, to, into, then, them }: Clause, voice: Voice): string {
  const each = from.length > 1 || to.length > 1 ? ' each' : '';
  const words = [spoken(verb, voice), listed(things) + each];
  if (from.length > 0) words.push('from', listedPlaces(from));
  if (to.length > 0) words.push(into, listedPlaces(to));
  if (then !== '') words.push('and', spoken(then, voice), them);
  return words.join(' ');
}

/** Joins neighbours that differ in one field only. */
function joined(clauses: readonly Clause[], field: (typeof JOINED)[number]): Clause[] {
  const out: Clause[] = [];
  for (const clause of clauses) {
    const last = out.at(-1);
    const fits =
      last &&
      clause[field].length > 0 &&
      last[field].length > 0 &&
      FIELDS.every((key) => key === field || String(last[key]) === String(clause[key]));
    if (fits) out[out.length - 1] = { ...last, [field]: [...last[field], ...clause[field]] };
    else out.push(clause);
  }
  return out;
}

function clauseOf(part: Part, taker: string, voice: Voice): Clause {
  const thing = (voice === 'order' ? countedThing : thingText)(part.count, part.what, taker);
  switch (sortOf(part.what)) {
    case 'card':
      return cardClause(part, thing, taker);
    case 'item':
      return itemClause(part, thing, taker);
    default:
      return pieceClause(part, thing, taker);
  }
}

const clause = (
  verb: string,
  thing: string,
  from: string | null,
  to: string | null,
  into = 'to',
  then = '',
  them = '',
): Clause => ({
  verb,
  things: [thing],
  from: from === null ? [] : [from],
  to: to === null ? [] : [to],
  into,
  then,
  them,
});

function pieceClause({ from, to }: Part, thing: string, taker: string): Clause {
  const start = from === null || from.startsWith('supply:') ? null : placeText(from, taker);
  if (to.startsWith('supply:') || to === 'out') return clause('remove', thing, start, null);
  const place = placeText(to, taker);
  if (start !== null || from === null) return clause('move', thing, start, place);
  return clause('place', thing, null, place, /^\d/.test(to) ? 'in' : 'on');
}

function cardClause({ what, from, to }: Part, thing: string, taker: string): Clause {
  const own = /[a-z]$/.test(what) && from === 'draw' && (to === `${taker}$` || (taker === '' && /^[A-Z]\$$/.test(to)));
  if (own) return clause('put', thing, null, placeText(to, taker), 'on');
  if (to === 'discard') return clause('discard', thing, placeText(from ?? '', taker), null);
  const end = isHand(to) && to !== taker ? theOwner(to) : placeText(to, taker);
  if (from === 'draw') return clause('draw', thing, null, to === taker ? null : end, 'for');
  const start = placeText(from ?? '', taker);
  if (to === taker) return clause('take', thing, start, null);
  return from === taker && isHand(to) ? clause('give', thing, null, end) : clause('move', thing, start, end);
}

const isHand = (place: string): boolean => /^[A-Z]$/.test(place) && place !== 'Q';

const TURNS = { r: 'refresh', e: 'exhaust' } as const;

function itemClause({ count, what, from, to, side, turn }: Part, item: string, taker: string): Clause {
  const seen = side === undefined ? '' : side === 'r' ? ' face up' : ' face down';
  const thing = item + seen;
  const near = from === `${taker}$` ? null : placeText(from ?? '', taker);
  const turned = turn === undefined ? '' : TURNS[turn];
  const them = count === 1 && what !== '%_' ? 'it' : 'them';
  if (to === 'out') return clause('remove', thing, near, 'the game', 'out of', turned, them);
  if (to === from && turn !== undefined) return clause(TURNS[turn], thing, near, null);
  const area = /^(?:[VG])\$([sd])$/.exec(to)?.[1];
  if (area === 'd') return clause('damage', thing, near, null, 'to', turned, them);
  if (area === 's' && from?.endsWith('$d')) return clause('repair', thing, null, null, 'to', turned, them);
  if (/^\d/.test(from ?? '')) return clause('take', thing, near, placeText(to, taker), 'to', turned, them);
  return clause('move', thing, near, placeText(to, taker), 'to', turned, them);
}
