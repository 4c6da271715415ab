import { type Edit, type Span, contains, textAt } from '../../kernel/diagnostic.ts';
import { type Table, layoutOf } from '@woodlog/core/root';
import { lacksFerry } from '../fixes/action-candidates.ts';
import { editTo, exchanging } from '../fixes/candidate.ts';
import { type Variant, oneEdit } from '../fixes/one-edit.ts';
import { isCorrected, suggestions } from '../read/suggest.ts';
import { type Entry, type Reading, type Repair, changed, readLines, textsOf, unreadIn, withActions } from './entry.ts';
import { placesTogether } from './places-together.ts';
import { CARD, CLEARINGS, PLACE, WORD_REPAIRS, type Words, meantBy, placesNear } from './word-repairs.ts';

/** A change of a line's text. */
interface Change {
  readonly kind: string;
  readonly cost: number;
  readonly edits: readonly Edit[];
}

const edit = ({ start, end }: Span, text: string): Edit => ({ start, end, text });

const change = (kind: string, cost: number, ...edits: Edit[]): Change => ({ kind, cost, edits });

/** Everything that a line may mean with one slip of the pen, likeliest first. */
export const repairsOf = (text: string, entry: Entry, seats: readonly string[], table: Readonly<Table>): Repair[] => {
  const forests = layoutOf(table.setup).map.forests.map(({ name }) => name);
  const all = readingsOf(text, entry, seats, changesOf(text, entry, seats, forests));
  return all.filter(({ reading }) => reading === null || !lacksFerry(reading.actions, table));
};

/** A line that is the same as the one before it. */
export function lineTwice(text: string, before: Entry | undefined, { start, end }: Entry): Repair[] {
  if (before === undefined || textAt(text, before) !== text.slice(start, end)) return [];
  return [{ kind: 'line-twice', cost: 4, edits: [{ start: before.end, end, text: '' }], reading: null }];
}

function readingsOf(text: string, entry: Entry, seats: readonly string[], all: readonly Change[]): Repair[] {
  const { written, pieces, start, end, commentStart, isUnread, mended: [known] = [] } = entry;
  // Of several ways to write the same, the likeliest is kept.
  const changes = [...all].sort((a, b) => a.cost - b.cost);
  const stop = commentStart ?? end;
  const alone = changes.map((change) => (seats.includes(written.taker) ? pieceOf(text, entry, change) : -1));
  const texts = changes.map(({ edits }, i) => {
    const piece = pieces[alone[i] ?? -1];
    if (piece !== undefined) return `${written.taker}:${changed(text, piece, edits)}`;
    const span = { start, end: edits.some((one) => one.end > stop) ? end : stop };
    // What is corrected already is read as corrected.
    const other =
      known?.edits.filter((one) => edits.every((edit) => one.end <= edit.start || edit.end <= one.start)) ?? [];
    const all = [...edits, ...other].sort((a, b) => a.start - b.start);
    return changed(text, span, all).replace(/[\r\n]+/g, '');
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
  const mayStay = stays(written);
  return changes.flatMap((change, i): Repair[] => {
    const read = readings[i] ?? null;
    if (read === null) return [];
    const piece = alone[i] ?? -1;
    const reading = piece < 0 ? read : withActions(entry, piece, read.actions);
    const key = keyOf(reading, read.actions.length === 1 ? piece : -1);
    if (seen.has(key) || (!mayStay && stays(reading))) return [];
    seen.add(key);
    return [{ ...change, reading }];
  });
}

/** The only action that a change is about, if it can be read by itself; else -1. */
function pieceOf(text: string, { pieces, commentStart, end }: Entry, { edits: [edit, ...more] }: Change): number {
  if (edit === undefined || more.length > 0) return -1;
  const at = pieces.findIndex((piece) => contains(piece, edit));
  const piece = pieces[at];
  if (piece === undefined || pieces.some(({ isRead }, i) => i !== at && !isRead)) return -1;
  const isLast = piece.end === (commentStart ?? end);
  const isApart = isLast || text[piece.end] === '/' || text[piece.end] === ';';
  return isApart && !/^$|[/;\s]/.test(changed(text, piece, [edit])) ? at : -1;
}

/** Whether something moves to the clearing where it is (4.2), or out of a supply into it. */
const stays = ({ actions }: Reading): boolean =>
  actions.some((act) => act.kind === 'move' && act.parts.some(({ from, to }) => from === to && /^\d|^supply/.test(to)));

/** A board of the line's own player is written without a letter. */
const onOwnBoard = (text: string, taker: string, change: Change): Change =>
  change.kind === 'board'
    ? {
        ...change,
        edits: change.edits.map((one) =>
          one.text === '$' && text.charAt(one.start - 1) === taker ? { ...one, start: one.start - 1 } : one,
        ),
      }
    : change;

function changesOf(text: string, entry: Entry, seats: readonly string[], forests: readonly string[]): Change[] {
  if (entry.written.taker === '') return labelChanges(text, entry, seats);
  const [first, ...more] = unreadIn(entry);
  const takers = takerChanges(entry, seats);
  // A line with a piece that cannot be read has its slip there, or is another player's.
  if (more.length > 0) return takers;
  if (first !== undefined)
    return [
      ...cardChanges(text, first),
      ...wordChanges(text, entry, entry.pieces.indexOf(first), { seats, cards: [], forests }),
      ...[...suggestions(textAt(text, first), 0)].map((one) => spelling(text, first, one.text, 1)),
      ...letterChanges(text, first),
      ...takers,
    ];
  const words: Words = { seats, cards: [...new Set(text.match(CARD))], forests };
  return [
    ...entry.pieces
      .flatMap((_, n) => wordChanges(text, entry, n, words))
      .map((change) => onOwnBoard(text, entry.written.taker, change)),
    ...twiceChanges(text, entry),
    ...correctedChanges(text, entry),
    ...targetsExchanged(text, entry),
    ...rollsReversed(text, entry),
    ...throughoutChanges(text, entry),
    ...commentChanges(text, entry),
    ...takers,
  ];
}

/**
 * What is left out is likelier a place of the action after it, or of the one before, by so much; what is mistyped, by so
 * much of that.
 */
const BESIDE = { after: 0.2, before: 0.07, mistyped: 0.5 } as const;

/** Longer texts are no actions. */
const LONGEST = 300;

/** The places of the actions beside one, and by how much they are likelier. */
function placesBeside(text: string, { pieces }: Entry, n: number): ReadonlyMap<string, number> {
  const of = (one: Span | undefined, by: number): [string, number][] =>
    one === undefined ? [] : (textAt(text, one).match(PLACE) ?? []).map((place) => [place, by]);
  return new Map([...of(pieces[n - 1], BESIDE.before), ...of(pieces[n + 1], BESIDE.after)]);
}

function wordChanges(text: string, entry: Entry, n: number, words: Words): Change[] {
  const { start = 0, end = 0 } = entry.pieces[n] ?? {};
  if (end - start > LONGEST) return [];
  const beside = placesBeside(text, entry, n);
  return WORD_REPAIRS.flatMap(([kind, cost, where, instead]) =>
    [...text.slice(start, end).matchAll(where)].flatMap(({ 0: found, index }) => {
      const step = kind === 'source' ? 1000 : 100;
      const likelier = (meant: string): number => (beside.get(meant) ?? 0) * (found === '' ? 1 : BESIDE.mistyped);
      return meantBy(instead, found, words).map((meant, i) =>
        change(kind, cost + i / step - likelier(meant), editTo(start + index, found, meant)),
      );
    }),
  );
}

/** A card of which the name or the suit cannot be read may be any. */
const cardChanges = (text: string, piece: Span): Change[] =>
  [...textAt(text, piece).matchAll(CARD)].map(({ 0: found, index }) => {
    const start = piece.start + index;
    return change('card', 3.1, edit({ start, end: start + found.length }, '#'));
  });

/** How many warriors may have moved where only the arrow is written. */
const COUNTS = ['', 2, 3, 4, 5, 6] as const;

/** One character missing, doubled, mistyped or swapped, or all before the arrow. */
function letterChanges(text: string, piece: Span): Change[] {
  const action = textAt(text, piece);
  if (/^->\d/.test(action))
    return COUNTS.flatMap((count, k) =>
      CLEARINGS.map((place, n) => spelling(text, piece, `${count}w${place}${action}`, 2 + k / 10 + n / 100)),
    );
  // A slash that stands for a blank takes its place, and two would turn the rest of the line into a comment.
  const all: Variant[] = [...oneEdit(action)].filter(([meant]) => !/\/ | \/|^\/|\/$/.test(meant));
  return all.map(([meant, cost]) => spelling(text, piece, meant, cost));
}

/** What another spelling costs besides. */
export const SPELLING = 1.2;

const spelling = (text: string, piece: Span, meant: string, cost: number): Change =>
  change('spelling', SPELLING + cost, editTo(piece.start, textAt(text, piece), meant));

/** Everything that actions may mean with one character typed otherwise, or in the place of another one. */
export function spellingsOf(text: string, entry: Entry, actions: readonly Span[], seats: readonly string[]): Repair[] {
  const ofAction = (action: Span): Change[] => [
    ...letterChanges(text, action),
    ...entry.pieces.flatMap((other) => exchanged(text, action, other)),
  ];
  return readingsOf(text, entry, seats, actions.flatMap(ofAction));
}

/** An action goes, or several in a row, with the slash before it, or after it where it is the first. */
export function goneEdit({ pieces }: Entry, n: number, many = 1): Edit {
  const [before, piece, last, after] = [pieces[n - 1], pieces[n], pieces[n + many - 1], pieces[n + many]];
  const [start = 0, end = 0] = [
    before?.end ?? piece?.start,
    before === undefined ? (after?.start ?? last?.end) : last?.end,
  ];
  return { start, end, text: '' };
}

/** An action written twice, likeliest right after itself, or several actions in a row. */
function twiceChanges(text: string, entry: Entry): Change[] {
  const texts = textsOf(text, entry);
  return texts.flatMap((action, n) => {
    const before = texts.lastIndexOf(action, n - 1);
    if (n === 0 || before < 0) return [];
    const [one, all] = [texts.slice(n, 2 * n - before), texts.slice(before, n)];
    const isRow = n - before > 1 && `${one}` === `${all}`;
    const row = isRow ? [change('twice', 2.9, goneEdit(entry, n, n - before))] : [];
    return [change('twice', before === n - 1 ? 2.8 : 3, goneEdit(entry, n)), ...row];
  });
}

/** An action that the next one may correct. */
function correctedChanges(text: string, entry: Entry): Change[] {
  const texts = textsOf(text, entry);
  return texts.flatMap((action, n) =>
    isCorrected(action, texts[n + 1] ?? '') ? [change('corrected', 3.4, goneEdit(entry, n))] : [],
  );
}

/** Two actions in each other's place. */
function exchanged(text: string, one: Span, other: Span): Change[] {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return one.start === other.start ? [] : [change('order', 4, ...exchanging(text, first, second))];
}

/** Two different things in a row, each with the clearing that the other one goes to. */
function targetsExchanged(text: string, { pieces }: Entry): Change[] {
  const targets = pieces.flatMap(({ start, end }, n) => {
    const [, thing, target] = /^(.*->)(\d+)$/.exec(text.slice(start, end)) ?? [];
    return target === undefined ? [] : [{ n, thing, start: end - target.length, end }];
  });
  return targets.flatMap((one, k) => {
    const next = targets[k + 1];
    return next?.n === one.n + 1 && next.thing !== one.thing ? exchanged(text, one, next) : [];
  });
}

/** The defender's roll first, in all battles of a line. */
function rollsReversed(text: string, { pieces }: Entry): Change[] {
  const edits = pieces.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/(\d),(\d)(?=\)$)/g)].map(({ 0: { length }, 1: one, 2: two, index }) =>
      edit({ start: start + index, end: start + index + length }, `${two},${one}`),
    ),
  );
  return edits.length > 1 ? [change('dice', 2.9, ...edits)] : [];
}

/** Another clearing in several actions: wrong once may be wrong throughout. */
const throughoutChanges = (text: string, entry: Entry): Change[] =>
  placesTogether(text, entry).flatMap(({ found, spans }) =>
    placesNear(found).map((meant, i) => change('places', 4 + i / 100, ...spans.map((span) => edit(span, meant)))),
  );

/** `w->5//t->9`, with two slashes for one, or `w->5 - t->9`. */
function commentChanges(text: string, { commentStart, pieces }: Entry): Change[] {
  const last = pieces.at(-1)?.end;
  if (last === undefined || commentStart === null || !/^(?:\/\/(?=\S)| - )/.test(text.slice(last, commentStart + 3)))
    return [];
  return [change('slash', 3, edit({ start: last, end: commentStart + 2 }, '/'))];
}

function takerChanges({ label, written }: Entry, seats: readonly string[]): Change[] {
  return seats.flatMap((seat): Change[] =>
    seat === written.taker ? [] : [change('seat', 5, edit({ start: label.start, end: label.start + 1 }, seat))],
  );
}

/** A line without its colon or letter, or with another sign for the colon. */
function labelChanges(text: string, { label: { start }, end }: Entry, seats: readonly string[]): Change[] {
  const first = text.charAt(start).toUpperCase();
  const isSign = /[^\da-z]/i.test(text.charAt(start + 1));
  const ends = [start, isSign ? start + 2 : start + 1, isSign ? start + 1 : start + 2];
  return seats.flatMap((seat) => {
    const cost = seat === first ? 2 : 4;
    return ends.flatMap((to, n) =>
      to <= end ? [change('label', cost + (n === 0 ? 1 : (n - 1) / 2), edit({ start, end: to }, `${seat}:`))] : [],
    );
  });
}
