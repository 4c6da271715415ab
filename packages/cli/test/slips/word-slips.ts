import type { Stream } from '@woodlog/core/kernel';

/** What a slip may write instead: letters of the other players, and names of cards that the log has. */
export interface Vocabulary {
  readonly seats: readonly string[];
  readonly cards: readonly string[];
}

/** A slip within one action, or between two: what it may strike, and what is written instead (`null`: nothing else fits). */
export interface WordSlip {
  readonly kind: string;
  readonly example: readonly [original: string, bent: string];
  readonly where: RegExp;
  readonly instead: (found: string, chance: Stream, words: Vocabulary) => string | null;
}

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SUITS = 'BFMR';
const ITEMS = 'bcfhrstx';
const PIECES = 'bptw';
const PIECE_MARKS = 'befkmrsw';

/** Another word or character of the list; `null` if there is none. */
function otherOf(found: string, list: Iterable<string>, chance: Stream): string | null {
  const others = [...list].filter((one) => one !== found);
  return others.length === 0 ? null : chance.pick(others);
}

/** One more or one fewer; one is not written. */
function nextCount(found: string, chance: Stream): string {
  const count = Number(found || 1);
  const changed = count > 1 && chance.int(2) === 0 ? count - 1 : count + 1;
  return changed === 1 ? '' : `${changed}`;
}

function otherLetter(found: string, chance: Stream): string {
  const letters = found === found.toUpperCase() ? CAPITALS : CAPITALS.toLowerCase();
  return otherOf(found, letters, chance) ?? found;
}

/** A name with a letter missing, doubled, changed, or in its neighbour's place. */
function misspelt(name: string, chance: Stream): string {
  const at = chance.int(name.length - 1);
  const [before, letter = '', next = '', after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
  const spelling = chance.pick([
    next,
    letter + letter + next,
    otherLetter(letter, chance) + next,
    ...(letter === next ? [] : [next + letter]),
  ]);
  return before + spelling + after;
}

/** A number that names a place, a price or a box: neither a count nor points nor dice. */
const PLACE = /(?<=[A-Za-z@$>_)]|\d\+|>t?)(?<!\d)\d+(?![\da-z%#,(]|[A-Z]?[wbtp#$](?![a-z]))|(?<=X[A-Z])\d+/g;
const NAME = /(?<=#|^Z)[a-z]{4,}/g;

/** Slips of the pen within a line. Several places of an action may fit: each is equally likely. */
export const WORD_SLIPS: readonly WordSlip[] = [
  {
    kind: 'digit',
    example: ['2w3->5', '2w3->6'],
    where: PLACE,
    instead: (found, chance) => {
      const at = chance.int(found.length);
      return found.slice(0, at) + otherOf(found[at] ?? '', '0123456789', chance) + found.slice(at + 1);
    },
  },
  {
    kind: 'digit missing or too many',
    example: ['XP10', 'XP1'],
    where: PLACE,
    instead: (found, chance) =>
      found.length > 1 ? chance.pick([...found]) : chance.pick([`1${found}`, `${found}${found}`, `${found}0`]),
  },
  {
    kind: 'count',
    example: ['2w3->5', '3w3->5'],
    where: /(?<=^|[+(])(?<!\+\+)\d*(?=[A-Z]?[wbtp](?![a-z])|%[a-z]|[BFMR]?#(?![a-z@]))/g,
    instead: nextCount,
  },
  { kind: 'points', example: ['++2', '++3'], where: /(?<=\+\+|--)\d*/g, instead: nextCount },
  {
    kind: 'dice',
    example: ['XE4(2,1)', 'XE4(3,1)'],
    where: /(?<=\(|\d,)\d(?=,\d|\))/g,
    instead: (found, chance) => otherOf(found, '0123', chance),
  },
  { kind: 'letter', example: ['XE4', 'XR4'], where: /[A-Za-z]/g, instead: otherLetter },
  {
    kind: 'small or capital letter',
    example: ['XE4', 'xE4'],
    where: /[A-Za-z]/g,
    instead: (found) => (found === found.toUpperCase() ? found.toLowerCase() : found.toUpperCase()),
  },
  { kind: 'character missing', example: ['b_r->5', 'br->5'], where: /[^\d]/g, instead: () => '' },
  { kind: 'character doubled', example: ['t->3', 'tt->3'], where: /[^\d+-]/g, instead: (found) => found + found },
  {
    kind: 'characters swapped',
    example: ['Zmurine', 'Zmuirne'],
    where: /.{2,}/g,
    instead: (found, chance) => {
      const at = chance.int(found.length - 1);
      return `${found.slice(0, at)}${found[at + 1]}${found[at]}${found.slice(at + 2)}`;
    },
  },
  {
    kind: 'arrow',
    example: ['2w3->5', '2w3-5'],
    where: /->/g,
    instead: (_, chance) => chance.pick(['-', '>', '', '-.', '-->', '=>']),
  },
  {
    kind: 'from and to swapped',
    example: ['2w3->5', '2w5->3'],
    where: /(?<=[a-z)])(\d+)->(\d+)$/g,
    instead: (found) => {
      const [from, to] = found.split('->');
      return `${to}->${from}`;
    },
  },
  {
    kind: 'place across the arrow',
    example: ['2w8->', '2w->8'],
    where: /(?<=[a-z)])(\d+->|->\d+)$/g,
    instead: (found) => (found.endsWith('>') ? `->${found.slice(0, -2)}` : `${found.slice(2)}->`),
  },
  { kind: 'source missing', example: ['2w3->5', '2w->5'], where: /(?<=[a-z)])\d+(?=->)/g, instead: () => '' },
  { kind: 'target missing', example: ['2w3->5', '2w3->'], where: /(?<=->)\d+$/g, instead: () => '' },
  {
    kind: 'piece',
    example: ['2w3->5', '2t3->5'],
    where: /(?<=^|[+(\dA-Z])[wbt](?![a-z_])/g,
    instead: (found, chance) => otherOf(found, PIECES, chance),
  },
  {
    kind: 'building or token',
    example: ['b_r->5', 'b_s->5'],
    where: /(?<=(?<![a-z])[bt]_)[a-z]/g,
    instead: (found, chance) => otherOf(found, PIECE_MARKS, chance),
  },
  {
    kind: 'item',
    example: ['%f->e', '%h->e'],
    where: /(?<=%)[a-z]/g,
    instead: (found, chance) => otherOf(found, ITEMS, chance),
  },
  {
    kind: 'piece reversed',
    example: ['b_r->5', 'r_b->5'],
    where: /(?<![a-z])[bt]_[a-z]/g,
    instead: ([piece = '', , mark = '']) => `${mark}_${piece}`,
  },
  {
    kind: 'owner',
    example: ['Ew7->', 'w7->'],
    where: /(?<=^|[+(\d])[A-Z]?(?=[wbt](?![a-z]))/g,
    instead: (found, chance, { seats }) => otherOf(found, [...seats, ''], chance),
  },
  {
    kind: 'defender',
    example: ['XE4', 'XC4'],
    where: /(?<=^[A-Z]?X)[A-Z](?=\d)/g,
    instead: (found, chance, { seats }) => otherOf(found, seats, chance),
  },
  {
    kind: 'hand or board',
    example: ['B#D->', 'B#->'],
    where: /(?<=#[a-z@]*|\))[A-Z](?=\$?->)|(?<=#.*->)[A-Z]?(?=\$|$)/g,
    instead: (found, chance, { seats }) => otherOf(found, [...seats, ''], chance),
  },
  { kind: 'board mark missing', example: ['#E->A$', '#E->A'], where: /\$(?=->|_|$)/g, instead: () => '' },
  { kind: 'card misspelt', example: ['Zmurine', 'Zmurrine'], where: NAME, instead: misspelt },
  {
    kind: 'another card',
    example: ['Zmurine', 'Zsabo'],
    where: NAME,
    instead: (found, chance, { cards }) => otherOf(found, cards, chance),
  },
  {
    kind: 'suit',
    example: ['B#D->', 'F#D->'],
    where: /[BFMR](?=#)/g,
    instead: (found, chance) => otherOf(found, SUITS, chance),
  },
];
