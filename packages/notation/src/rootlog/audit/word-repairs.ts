import { cardNames, readCardName } from '@woodlog/core/root';
import { editDistance } from '../../kernel/edit-distance.ts';
import { acrossArrow } from '../fixes/one-edit.ts';

/** The words of a game that may be meant: its players, the cards that the log names, the forests of the map. */
export interface Words {
  readonly seats: readonly string[];
  readonly cards: readonly string[];
  readonly forests: readonly string[];
}

const NO_WORDS: Words = { seats: [], cards: [], forests: [] };

type Instead = (found: string, words: Words) => Iterable<string>;

/** A slip within a readable action: its kind and cost, what was typed, and what may be meant, likeliest first. */
type WordRepair = readonly [kind: string, cost: number, where: RegExp, instead: Iterable<string> | Instead];

export const CLEARINGS = Array.from({ length: 13 }, (_, n) => `${n}`);
const but = (found: string, all: Iterable<string>): string[] => [...all].filter((one) => one !== found);
export const PLACE = /(?<=[A-Za-z@$>_)]|\d\+|>t?)(?<!\d)\d+(?![\da-z%#,(]|[A-Z]?[wbtp#$](?![a-z]))|(?<=X[A-Z])\d+/g;

export const CARD = /[BFMR]?#[a-z]{3,}/g;

/** Cards that no deck has: leaders, ministers, moods, characters. */
export const OWN_CARDS = cardNames('E&P').filter(
  (name) => !['deck', 'quest'].includes(readCardName('E&P', name)?.pile ?? ''),
);

/** One more or fewer, then others; one is not written. */
function countsNear(found: string): string[] {
  const count = Number(found || 1);
  const near = [count - 1, count + 1, 1, 2, 3, 4, 5].filter((n) => n > 0 && n !== count);
  return [...new Set(near)].map((n) => (n === 1 ? '' : `${n}`));
}

/** Places whose digit was mistyped, left out or added, likeliest first. */
export function placesNear(found: string): string[] {
  const distance = (other: string): number => {
    if (other.length === found.length) return [...other].filter((digit, i) => digit !== found[i]).length;
    return other.includes(found) || found.includes(other) ? 1.2 : 1.5;
  };
  return but(found, CLEARINGS).sort((a, b) => distance(a) - distance(b));
}

/** Forests named by the same clearings but for one, those first of which fewer characters differ. */
function forestsNear(found: string, forests: readonly string[]): string[] {
  const without = (one: string, other: string): number => {
    const known = other.split('_');
    return one.split('_').filter((clearing) => !known.includes(clearing)).length;
  };
  const near = forests.filter((name) => without(found, name) < 2 && without(name, found) < 2);
  return near.sort((a, b) => editDistance(found, a) - editDistance(found, b));
}

/** What may be meant in place of what was found. */
export const meantBy = (instead: WordRepair[3], found: string, words = NO_WORDS): readonly string[] =>
  but(found, typeof instead === 'function' ? instead(found, words) : instead);

/** The costs of slips: the rarer the kind, the higher. */
export const WORD_REPAIRS: readonly WordRepair[] = [
  ['place', 3, PLACE, placesNear],
  ['place', 2.9, /\d+(?:_\d+)+/g, (found, { forests }) => forestsNear(found, forests)],
  ['count', 3, /(?<=^|[+(])(?<!\+\+)\d*(?=[A-Z]?[wbtp](?![a-z])|%[a-z]|[BFMR]?#(?![a-z@]))/g, countsNear],
  ['points', 3, /(?<=\+\+|--)\d*/g, countsNear],
  ['points', 3, /(?:\+\+|--)(?=\d*$)/g, ['++', '--']],
  [
    'piece',
    3,
    /(?<=^|[+(\dA-Z])[wbtpf](?![a-z])/g,
    () => [...'wbtp', 'w_w', ...[...'srwmb'].map((mark) => `b_${mark}`), ...[...'kjsber'].map((mark) => `t_${mark}`)],
  ],
  ['piece', 3, /(?<=(?<![a-z])[bt]_)[a-z]/g, 'bcefjkmrstw'],
  ['piece', 3.5, /(?<![a-z])[bt]_[a-z]/g, 'wbtp'],
  ['item', 3, /(?<=%)[a-z]/g, 'bcfhrstx'],
  // An item that stays in the satchel does nothing, so `s` is not meant.
  ['item', 3.1, /(?<=%.*->)[derst]$/g, 'dert'],
  ['owner', 3, /(?<=^|[+(\d])[A-Z]?(?=[wbtp](?![a-z]))/g, (_, { seats }) => ['', ...seats]],
  ['owner', 3.5, /^[A-Z]?(?=\+\+|--)/g, (_, { seats }) => ['', ...seats]],
  ['place', 2.6, /(?<=^[A-Z]?X[A-Z])(?=\(|$)/g, CLEARINGS.slice(1)],
  // Some write the defender's roll first.
  ['dice', 3.005, /(?<=^[A-Z]?X.*\()\d,\d(?=\)$)/g, (found) => [[...found].reverse().join('')]],
  ['dice', 3, /(?<=^[A-Z]?X.*\()\d(?=,\d\)$)|(?<=^[A-Z]?X.*,)\d(?=\)$)/g, '0123'],
  ['column', 3, /(?<=->\$_)[rmxb]$/g, 'rmxb'],
  ['column', 3, /(?<=\$_)[123](?=->|$)/g, '123'],
  ['defender', 3, /(?<=^[A-Z]?X)[A-Z](?=\d)/g, (_, { seats }) => seats],
  ['faction', 3, /(?<=\$_)[A-Z](?=->[\dah]$)/g, (_, { seats }) => seats],
  ['hand', 3, /(?<=#[a-z@]*|\))[A-Z]?(?=\$?->)|(?<=#.*->)[A-Z]?(?=\$|$)/g, (_, { seats }) => [...seats, '']],
  ['board', 3, /(?<=#[a-z@]*[A-Z]?|[wt][A-Z]?|\))(?=->)|(?<=->[A-Z]?)$/g, ['$']],
  ['board', 3, /\$(?=->|$)/g, ['']],
  ['board', 3, /(?<=[wbt]->)[A-Z]?(?=\$)/g, (_, { seats }) => ['', ...seats]],
  ['shown', 2.5, /(?<=#[a-z@]*|\))\^$/g, (_, { seats }) => seats.map((seat) => `${seat}->`)],
  ['suit', 3, /[BFMR]?(?=#)/g, ['B', 'F', 'M', 'R', '']],
  ['swapped', 3, /.+/g, (found) => [...acrossArrow(found)].map(([meant]) => meant)],
  [
    'swapped',
    3,
    /(?<=^|[+(])(?:\d+[A-Z]?[wbt]|[A-Z]?[wbt]\d+)(?=->)/g,
    (found) => [found.replace(/^(\d+)(.+)|(.+?)(\d+)$/, '$2$1$4$3')],
  ],
  ['source', 2.6, /(?<=^\d*[A-Z]?[wbt](?:_[a-z])?|\))(?=->$)/g, CLEARINGS],
  ['source', 3, /(?<=[a-z)]|t_[a-z]_\d)(?=->)/g, CLEARINGS],
  ['source', 3.5, /(?<=[a-z)])\d+(?=->)/g, ['']],
  ['target', 3, /(?<=->)$/g, CLEARINGS],
  ['target', 3.5, /(?<=->)\d+$/g, ['']],
  ['target', 3, /(?<=o->)[FMR]/g, 'FMR'],
  ['outcast', 3, /(?<=\$_)h?o(?=->)/g, ['o', 'ho']],
  ['target', 3.6, /(?<=->)\d+\+|\+\d+(?=\+|$)/g, ['']],
  [
    'card',
    3.2,
    /(?<=^Z(?:[BFMR]?#)?)[a-z]{3,}$/g,
    (_, { cards }) => new Set(cards.map((card) => card.replace(/^.?#/, ''))),
  ],
  ['card', 3.3, /(?<=^#)[a-z]{3,}(?=->\$$)/g, OWN_CARDS],
  ['card', 3.4, CARD, (_, { cards }) => cards],
  // Which card is meant in place of one that cannot be, nobody may know.
  ['card', 4.4, CARD, ['#']],
];
