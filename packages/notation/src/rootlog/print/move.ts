import { MOST_PARTS, type Move, type Part, sortOf } from '@woodlog/core/root';
import { addUp } from '../add-up.ts';
import { type TermWords, joinTerms, sameTerm } from './terms.ts';
import { defaultEnd, defaultStart, printCount, printOwned, printPlace } from './words.ts';

/** A part in Rootlog: what stands on the left, and what may stand on the right of the arrow. */
interface Words extends TermWords {
  readonly item: boolean;
  /** The spellings of the end, shortest first; the items of one action must agree on one. */
  readonly ends: readonly string[];
}

/**
 * Prints a move: one action if each thing goes to each place, as everything read from a log does. Other moves, which no
 * log can write in one action, become several, in the same order.
 *
 * @example printMove({ kind: 'move', parts: [{ count: 2, what: 'Ew', from: '3', to: 'supply:E' }] }, 'C') // '2Ew3->'
 */
export function printMove(move: Move, taker: string): string {
  const words = addUp(move.parts).map((part) => wordsOf(part, taker));
  if (words.length === 1) return `${joinTerms(words)}->${words[0]!.ends[0]}`;
  const actions: string[] = [];
  for (let from = 0; from < words.length; ) {
    const { terms, ends } = productAt(words, from);
    actions.push(`${joinTerms(terms)}->${ends.join('+')}`);
    from += terms.length * ends.length;
  }
  return actions.join('/');
}

function wordsOf(part: Part, taker: string): Words {
  const { count, what, from, to } = part;
  const sort = sortOf(what);
  if (sort === 'item') {
    const thing = printCount(count) + what;
    return { thing, start: printItemStart(part, taker), free: false, item: true, ends: printItemEnds(part, taker) };
  }
  const thing = printCount(count) + (sort === 'landmark' ? printLandmark(what) : printOwned(what, taker));
  // There is only one, so its place need not be written.
  const free = from === null || sort === 'pawn' || sort === 'landmark';
  const start = free || from === defaultStart(what, taker) ? '' : printPlace(from, taker);
  const end = to === defaultEnd(what) ? '' : printPlace(to, taker);
  return { thing, start, free, item: false, ends: [end] };
}

const printLandmark = (landmark: string): string => (landmark === 'ferry' ? 'f' : landmark);

/** The board that a place is part of: `V$d` is on `V$`. */
const boardOfPlace = (place: string): string => place.slice(0, place.indexOf('$') + 1);

/** Whether a place is an area of a board (`V$d`), not a part that holds cards (`E$_m`). */
const isAreaOf = (board: string, place: string): boolean => place.length === board.length + 1;

/** `V$de` is `de` for its owner; on another board, `G$de`. */
function printItemStart({ from, side }: Part, taker: string): string {
  const place = from ?? '';
  const board = boardOfPlace(place);
  const isOwn = board === `${taker}$` && (place === board || isAreaOf(board, place));
  return (isOwn ? place.slice(board.length) : printPlace(place, taker)) + (side ?? '');
}

/** Where an item goes: `e` for a flip in place, `d` for an area of the same board, and names for all others. */
function printItemEnds({ from, to, turn }: Part, taker: string): string[] {
  const ends: string[] = [];
  const board = boardOfPlace(to);
  const area = isAreaOf(board, to) ? to.slice(board.length) : '';
  const turned = (place: string): string => (turn === undefined ? place : place === '' ? turn : `${place}+${turn}`);
  if (turn === undefined ? to === 'out' : to === from && board !== '') ends.push(turned(''));
  if (board !== '' && area !== '' && board === areaBoard(from ?? '', taker)) ends.push(turned(area));
  ends.push(turned(printPlace(to, taker)));
  return ends;
}

/** The board whose areas are meant if none is named: the Vagabond's board with the item, or else the taker's. */
function areaBoard(from: string, taker: string): string {
  const board = boardOfPlace(from);
  return board === 'V$' || board === 'G$' ? board : `${taker}$`;
}

interface Product {
  readonly terms: readonly Words[];
  readonly ends: readonly string[];
}

/** The longest action from these parts on: a list of things, each of which goes to each of a list of places. */
function productAt(words: readonly Words[], from: number): Product {
  let best: Product = { terms: [words[from]!], ends: [words[from]!.ends[0]!] };
  let run = 1;
  while (run < MOST_PARTS && from + run < words.length && sameTerm(words[from]!, words[from + run]!)) run++;
  const most = Math.min(MOST_PARTS, words.length - from);
  const length = ({ terms, ends }: Product): number => terms.length * ends.length;
  for (let places = run; places >= 1 && length(best) < most; places--) {
    const product = productTo(words, from, places);
    if (length(product) > length(best) && (places === 1 || canList(product))) best = product;
  }
  return best;
}

/** The longest action of things that all go to the next places. */
function productTo(words: readonly Words[], from: number, places: number): Product {
  const terms: Words[] = [];
  let ends: readonly (readonly string[])[] = words.slice(from, from + places).map((word) => word.ends);
  for (let at = from; at + places <= words.length && at + places - from <= MOST_PARTS; at += places) {
    const term = words[at]!;
    const agreed = ends.map((spellings, i) => {
      const word = words[at + i]!;
      return sameTerm(word, term) ? spellings.filter((end) => word.ends.includes(end)) : [];
    });
    if (agreed.some((spellings) => spellings.length === 0)) break;
    ends = agreed;
    terms.push(term);
  }
  return { terms, ends: ends.map((spellings) => spellings[0]!) };
}

/**
 * Several places can be listed if each is written, but not if all things are items: joined places then describe one
 * item (D64).
 */
const canList = ({ terms, ends }: Product): boolean => !ends.includes('') && terms.some(({ item }) => !item);
