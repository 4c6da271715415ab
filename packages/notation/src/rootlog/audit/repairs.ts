import type { Action } from '@woodlog/core/root';
import type { Edit, Span } from '../../kernel/diagnostic.ts';
import { editTo } from '../fixes/candidate.ts';
import { type Variant, acrossArrow, oneEdit } from '../fixes/one-edit.ts';
import { type Entry, type Reading, type Repair, changed, readLines } from './entry.ts';

/** A slip within a readable action: its kind and cost, what was typed, and what may be meant. */
type WordRepair = readonly [
  kind: string,
  cost: number,
  where: RegExp,
  instead: (found: string, seats: readonly string[], cards: readonly string[]) => readonly string[],
];

const CLEARINGS = Array.from({ length: 13 }, (_, n) => `${n}`);
const but = (found: string, all: Iterable<string>): string[] => [...all].filter((one) => one !== found);
const PLACE = /(?<=[A-Za-z@$>_)]|\d\+|>t?)(?<!\d)\d+(?![\da-z%#,(]|[A-Z]?[wbtp#$](?![a-z]))|(?<=X[A-Z])\d+/g;

const CARD = /[BFMR]?#[a-z]{3,}/g;

/** One more or fewer, then others; one is not written. */
function countsNear(found: string): string[] {
  const count = Number(found || 1);
  const near = [count - 1, count + 1, 1, 2, 3, 4, 5].filter((n) => n > 0 && n !== count);
  return [...new Set(near)].map((n) => (n === 1 ? '' : `${n}`));
}

/** Places whose digit was mistyped or left out, likeliest first. */
function placesNear(found: string): string[] {
  const distance = (other: string): number =>
    other.length === found.length ? [...other].filter((digit, i) => digit !== found[i]).length : 1.5;
  return but(found, CLEARINGS).sort((a, b) => distance(a) - distance(b));
}

/** The costs of slips: the rarer the kind, the higher. */
const WORD_REPAIRS: readonly WordRepair[] = [
  ['place', 3, PLACE, placesNear],
  ['count', 3, /(?<=^|[+(])(?<!\+\+)\d*(?=[A-Z]?[wbtp](?![a-z])|%[a-z]|[BFMR]?#(?![a-z@]))/g, countsNear],
  ['points', 3, /(?<=\+\+|--)\d*/g, countsNear],
  [
    'piece',
    3,
    /(?<=^|[+(\dA-Z])[wbtp](?![a-z])/g,
    (found) => [
      ...but(found, 'wbtp'),
      ...[...'srwmb'].map((mark) => `b_${mark}`),
      ...[...'kjsber'].map((mark) => `t_${mark}`),
    ],
  ],
  ['piece', 3, /(?<=(?<![a-z])[bt]_)[a-z]/g, (found) => but(found, 'befjkmrsw')],
  ['piece', 3.5, /(?<![a-z])[bt]_[a-z]/g, (found) => but(found, 'wbtp')],
  ['item', 3, /(?<=%)[a-z]/g, (found) => but(found, 'bcfhrstx')],
  ['owner', 3, /(?<=^|[+(\d])[A-Z]?(?=[wbtp](?![a-z]))/g, (found, seats) => but(found, ['', ...seats])],
  ['defender', 3, /(?<=^[A-Z]?X)[A-Z](?=\d)/g, (found, seats) => but(found, seats)],
  [
    'hand',
    3,
    /(?<=#[a-z@]*|\))[A-Z]?(?=\$?->)|(?<=#.*->)[A-Z]?(?=\$|$)/g,
    (found, seats) => but(found, [...seats, '']),
  ],
  ['board', 3, /(?<=#[a-z@]*[A-Z]?|[wt][A-Z]?|\))(?=->)|(?<=->[A-Z]?)$/g, () => ['$']],
  ['board', 3, /\$(?=->|$)/g, () => ['']],
  ['board', 3, /(?<=[wbt]->)[A-Z]?(?=\$)/g, (found, seats) => but(found, ['', ...seats])],
  ['suit', 3, /[BFMR]?(?=#)/g, (found) => but(found, ['B', 'F', 'M', 'R', ''])],
  ['swapped', 3, /.+/g, (found) => [...acrossArrow(found)].map(([meant]) => meant)],
  [
    'swapped',
    3,
    /(?<=^|[+(])(?:\d[A-Z]?[wbt]|[A-Z]?[wbt]\d)(?=->)/g,
    (found) => [found.replace(/^(\d)(.+)|(.+)(\d)$/, '$2$1$4$3')],
  ],
  ['source', 2.6, /(?<=^\d*[A-Z]?[wbt](?:_[a-z])?|\))(?=->$)/g, () => CLEARINGS],
  ['source', 3, /(?<=[a-z)])(?=->)/g, () => CLEARINGS],
  ['source', 3.5, /(?<=[a-z)])\d+(?=->)/g, () => ['']],
  ['target', 3, /(?<=->)$/g, () => CLEARINGS],
  ['target', 3.5, /(?<=->)\d+$/g, () => ['']],
  [
    'card',
    3.2,
    /(?<=^Z(?:[BFMR]?#)?)[a-z]{3,}$/g,
    (found, _, cards) => but(found, new Set(cards.map((card) => card.replace(/^.?#/, '')))),
  ],
  ['card', 3.4, CARD, (found, _, cards) => but(found, cards)],
  // Which card is meant in place of one that cannot be, nobody may know.
  ['card', 4.4, CARD, () => ['#']],
];

/** A change of a line's text. */
interface Change {
  readonly kind: string;
  readonly cost: number;
  readonly edits: readonly Edit[];
}

const edit = ({ start, end }: Span, text: string): Edit => ({ start, end, text });

/** Everything that a line may mean with one slip of the pen, likeliest first. */
export const repairsOf = (text: string, entry: Entry, seats: readonly string[]): Repair[] =>
  readingsOf(text, entry, seats, changesOf(text, entry, seats));

/** The same line with another clearing wherever it names one for such a piece: wrong once may be wrong throughout. */
export function placesThroughout(text: string, entry: Entry, seats: readonly string[]): Repair[] {
  const places = new Map<string, { readonly found: string; readonly spans: Span[] }>();
  for (const { start, end } of entry.pieces) {
    const action = text.slice(start, end);
    const [piece = ''] = /[A-Z]?[a-z](?:_[a-z])?/.exec(action) ?? [];
    for (const { 0: found, index } of action.matchAll(PLACE)) {
      const known = places.get(`${piece} ${found}`) ?? { found, spans: [] };
      known.spans.push({ start: start + index, end: start + index + found.length });
      places.set(`${piece} ${found}`, known);
    }
  }
  const changes = [...places.values()]
    .filter(({ spans }) => spans.length > 1)
    .flatMap(({ found, spans }) =>
      placesNear(found).map((meant, i) => ({
        kind: 'place',
        cost: 4 + i / 100,
        edits: spans.map((span) => edit(span, meant)),
      })),
    );
  return readingsOf(text, entry, seats, changes);
}

function readingsOf(text: string, entry: Entry, seats: readonly string[], changes: readonly Change[]): Repair[] {
  const { written, pieces, start, end, commentStart, isUnread } = entry;
  const stop = commentStart ?? end;
  const alone = changes.map((change) => (seats.includes(written.taker) ? pieceOf(text, entry, change) : -1));
  const texts = changes.map(({ edits }, i) => {
    const piece = pieces[alone[i] ?? -1];
    if (piece !== undefined) return `${written.taker}:${changed(text, piece, edits)}`;
    const span = { start, end: edits.some((one) => one.end > stop) ? end : stop };
    return changed(text, span, edits).replace(/[\r\n]+/g, '');
  });
  const readings = readLines(seats, texts);
  const own = written.actions.map((action) => JSON.stringify(action));
  /** Equal readings have equal keys; that of the written one is empty. */
  const keyOf = ({ taker, actions }: Reading, piece: number): string => {
    if (isUnread || taker !== written.taker || actions.length !== own.length) return JSON.stringify([taker, actions]);
    const other = (at: number): string | [] => {
      const action = actions[at] === written.actions[at] ? own[at] : JSON.stringify(actions[at]);
      return action === own[at] ? [] : `${at} ${action}`;
    };
    return (piece < 0 ? [...own.keys()] : [piece]).flatMap(other).join();
  };
  const seen = new Set<string>(isUnread ? [] : ['']);
  return changes
    .flatMap((change, i): Repair[] => {
      const read = readings[i] ?? null;
      if (read === null) return [];
      const piece = alone[i] ?? -1;
      const reading = piece < 0 ? read : withActions(entry, piece, read.actions);
      const key = keyOf(reading, read.actions.length === 1 ? piece : -1);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ ...change, reading }];
    })
    .sort((a, b) => a.cost - b.cost);
}

/** The only action that a change is about, if it can be read by itself; else -1. */
function pieceOf(text: string, { pieces, commentStart, end }: Entry, { edits: [edit, ...more] }: Change): number {
  if (edit === undefined || more.length > 0) return -1;
  const at = pieces.findIndex((piece) => piece.start <= edit.start && edit.end <= piece.end);
  const piece = pieces[at];
  if (piece === undefined || pieces.some(({ isRead }, i) => i !== at && !isRead)) return -1;
  const isLast = piece.end === (commentStart ?? end);
  const isApart = isLast || text[piece.end] === '/' || text[piece.end] === ';';
  return isApart && !/^$|[/;\s]/.test(changed(text, piece, [edit])) ? at : -1;
}

/** A line with other actions in place of one. */
function withActions({ written, spans, pieces }: Entry, piece: number, actions: readonly Action[]): Reading {
  const before = written.actions.slice(0, piece);
  const after = written.actions.slice(spans.length === pieces.length ? piece + 1 : piece);
  return { taker: written.taker, actions: [...before, ...actions, ...after] };
}

function changesOf(text: string, entry: Entry, seats: readonly string[]): Change[] {
  const unread = entry.pieces.filter(({ isRead }) => !isRead);
  if (entry.written.taker === '') return labelChanges(text, entry, seats);
  const [first] = unread;
  const takers = takerChanges(entry, seats);
  // A line with a piece that cannot be read has its slip there, or is another player's.
  if (first !== undefined)
    return unread.length > 1
      ? takers
      : [...cardChanges(text, first), ...wordChanges(text, first, seats, []), ...letterChanges(text, first), ...takers];
  const cards = [...new Set(text.match(CARD))];
  return [
    ...entry.pieces.flatMap((piece) => wordChanges(text, piece, seats, cards)),
    ...actionChanges(text, entry),
    ...commentChanges(text, entry),
    ...takers,
  ];
}

function wordChanges(text: string, piece: Span, seats: readonly string[], cards: readonly string[]): Change[] {
  const action = text.slice(piece.start, piece.end);
  return WORD_REPAIRS.flatMap(([kind, cost, where, instead]) =>
    [...action.matchAll(where)].flatMap(({ 0: found, index }) => {
      const at = piece.start + index;
      return instead(found, seats, cards).map((meant, i) => ({
        kind,
        cost: cost + i / 100,
        edits: [editTo(at, found, meant)],
      }));
    }),
  );
}

/** A card of which the name or the suit cannot be read may be any. */
const cardChanges = (text: string, piece: Span): Change[] =>
  [...text.slice(piece.start, piece.end).matchAll(CARD)].map(({ 0: found, index }) => {
    const start = piece.start + index;
    return { kind: 'card', cost: 2.9, edits: [edit({ start, end: start + found.length }, '#')] };
  });

/** One character missing, doubled, mistyped or swapped, or the letters of a piece the other way round. */
function letterChanges(text: string, { start, end }: Span): Change[] {
  const action = text.slice(start, end);
  const reversed = action.replace(/([a-z])_([a-z])/, '$2_$1');
  // A slash that stands for a blank takes its place.
  const all: Variant[] = [...oneEdit(action)].filter(([meant]) => !/\/ | \//.test(meant));
  if (reversed !== action) all.push([reversed, 1]);
  return all.map(([meant, cost]) => ({ kind: 'spelling', cost: 1.2 + cost, edits: [editTo(start, action, meant)] }));
}

/** Everything that actions may mean with one character typed otherwise. */
export const spellingsOf = (text: string, entry: Entry, actions: readonly Span[], seats: readonly string[]): Repair[] =>
  readingsOf(
    text,
    entry,
    seats,
    actions.flatMap((action) => letterChanges(text, action)),
  );

/** An action written twice, or in another's place. */
function actionChanges(text: string, { pieces }: Entry): Change[] {
  const textOf = ({ start, end }: Span): string => text.slice(start, end);
  return pieces.flatMap((piece, n): Change[] => {
    const isTwice = pieces.some((other, i) => i < n && textOf(other) === textOf(piece));
    const before = pieces[n - 1];
    const after = pieces[n + 1];
    const whole = {
      start: before?.end ?? piece.start,
      end: before !== undefined ? piece.end : (after?.start ?? piece.end),
    };
    const gone: Change[] = isTwice ? [{ kind: 'twice', cost: 3, edits: [edit(whole, '')] }] : [];
    if (after === undefined || textOf(after) === textOf(piece)) return gone;
    return [...gone, { kind: 'order', cost: 4, edits: [edit(piece, textOf(after)), edit(after, textOf(piece))] }];
  });
}

/** `w->5//t->9`, with two slashes for one. */
function commentChanges(text: string, { commentStart, pieces }: Entry): Change[] {
  const last = pieces.at(-1);
  if (commentStart === null || last?.end !== commentStart || /\s/.test(text.charAt(commentStart + 2))) return [];
  return [{ kind: 'slash', cost: 3, edits: [edit({ start: commentStart, end: commentStart + 2 }, '/')] }];
}

function takerChanges({ label, written }: Entry, seats: readonly string[]): Change[] {
  return seats.flatMap((seat): Change[] =>
    seat === written.taker
      ? []
      : [{ kind: 'seat', cost: 5, edits: [edit({ start: label.start, end: label.start + 1 }, seat)] }],
  );
}

/** A line without its colon or letter. */
function labelChanges(text: string, { label: { start }, end }: Entry, seats: readonly string[]): Change[] {
  const first = text.charAt(start).toUpperCase();
  const change = (cost: number, to: number, meant: string): Change => ({
    kind: 'label',
    cost,
    edits: [edit({ start, end: to }, meant)],
  });
  return seats.flatMap((seat) => {
    const cost = seat === first ? 2 : 4;
    const other = [start, start + 1, start + 2].filter((to) => to <= end);
    return other.map((to) => change(cost + (to === start ? 1 : 0), to, `${seat}:`));
  });
}
