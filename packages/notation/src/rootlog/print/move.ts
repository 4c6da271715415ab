import type { Move, Part } from '@woodlog/core/root';
import { type TermWords, joinTerms, sameTerm } from './terms.ts';
import { defaultEnd, defaultStart, printCount, printOwned, printPlace, sortOf } from './words.ts';

/** The most parts of one action. */
const MOST_PARTS = 64;

/** A part in Rootlog: what stands on the left, and what stands on the right of the arrow. */
interface Words extends TermWords {
  readonly item: boolean;
  readonly end: string;
}

/**
 * Prints a move: one action if each thing goes to each place, as everything read from a log does. Other moves, which no
 * log can write in one action, become several, in the same order.
 *
 * @example printMove({ kind: 'move', parts }, 'C') // '(w+2Ew)3->'
 */
export function printMove(move: Move, taker: string): string {
  const words = move.parts.map((part) => wordsOf(part, taker));
  const actions: string[] = [];
  for (let from = 0; from < words.length; ) {
    const { length, places } = productAt(words, from);
    const terms = words.slice(from, from + length).filter((_, i) => i % places === 0);
    const ends = words.slice(from, from + places).map(({ end }) => end);
    actions.push(`${joinTerms(terms)}->${ends.join('+')}`);
    from += length;
  }
  return actions.join('/');
}

function wordsOf(part: Part, taker: string): Words {
  const { count, what, from, to } = part;
  const sort = sortOf(what);
  const thing =
    printCount(count) +
    (sort === 'landmark' ? (what === 'ferry' ? 'f' : what) : sort === 'item' ? what : printOwned(what, taker));
  const item = sort === 'item';
  if (item) return { thing, start: printItemStart(part, taker), free: false, item, end: printItemEnd(part, taker) };
  const start = from === null || from === defaultStart(what, taker) ? '' : printPlace(from, taker);
  return { thing, start, free: from === null, item, end: to === defaultEnd(what) ? '' : printPlace(to, taker) };
}

/** The board that a place on it belongs to: `V$d` lies on `V$`. */
const boardOfPlace = (place: string): string => place.slice(0, place.indexOf('$') + 1);

/** `V$de` for its owner is `de`; with another board, `G$de`. */
function printItemStart({ from, side }: Part, taker: string): string {
  const place = from ?? '';
  const board = boardOfPlace(place);
  if (board === `${taker}$`) return place.slice(board.length) + (side ?? '');
  return place + (side ?? '');
}

/** An area of the board it lies on, or a flip where it lies, is written without the board. */
function printItemEnd({ from, to, turn }: Part, taker: string): string {
  if (turn !== undefined && to === from && to.includes('$')) return turn;
  const board = boardOfPlace(to);
  const area = to.slice(board.length);
  const near = areaBoard(from ?? '', taker);
  const place =
    to === 'out' && turn === undefined
      ? ''
      : board !== '' && area !== '' && board === near
        ? area
        : printPlace(to, taker);
  return turn === undefined ? place : `${place}+${turn}`;
}

/** The board whose areas are meant if none is named: a Vagabond's that the item lies on, else the taker's. */
function areaBoard(from: string, taker: string): string {
  const board = boardOfPlace(from);
  return board === 'V$' || board === 'G$' ? board : `${taker}$`;
}

/** The longest action that the parts from here on make: a list of things, each of which goes to each of a list of places. */
function productAt(words: readonly Words[], from: number): { length: number; places: number } {
  let best = { length: 1, places: 1 };
  let run = 1;
  while (run < MOST_PARTS && from + run < words.length && sameTerm(words[from]!, words[from + run]!)) run++;
  for (let places = run; places >= 1; places--) {
    let length = places;
    while (goesOn(words, from, length, places)) length += places;
    if (length > best.length && (places === 1 || canList(words, from, length, places))) best = { length, places };
  }
  return best;
}

/** Whether the `places` parts after the first `length` are one thing, and go where the first ones go. */
function goesOn(words: readonly Words[], from: number, length: number, places: number): boolean {
  const at = from + length;
  if (length + places > MOST_PARTS || at + places > words.length) return false;
  for (let i = 0; i < places; i++) {
    const word = words[at + i]!;
    if (word.end !== words[from + i]!.end || !sameTerm(word, words[at]!)) return false;
  }
  return true;
}

/** Several places can be listed if each is written, and not if all things are items: what is joined there is said of one item (D64). */
function canList(words: readonly Words[], from: number, length: number, places: number): boolean {
  for (let i = from; i < from + places; i++) if (words[i]!.end === '') return false;
  for (let i = from; i < from + length; i++) if (!words[i]!.item) return true;
  return false;
}
