import type { Action } from '@woodlog/core/root';
import { type Edit, type Span, contains, textAt } from '../../kernel/diagnostic.ts';
import { actionsOf } from '../../kernel/tree.ts';
import { isDoneAnyway } from '../done-anyway.ts';
import { readAll } from '../read/parse.ts';
import { Reader } from '../read/reader.ts';
import type { ActionNode, Line, Tree } from '../tree.ts';

/** A change of one line that may be what happened. */
export interface Repair {
  /** The kind of slip, as in the diagnostic `slip/KIND`. */
  readonly kind: string;
  readonly cost: number;
  readonly edits: readonly Edit[];
  /** The repaired line; `null` if the line goes. */
  readonly reading: Reading | null;
  /** Lines that show it, by entry: they are legal with it, and not without. */
  readonly shown?: readonly number[];
  /** What the line leaves unwritten and need not write: with it, the line is legal. */
  readonly assumes?: string;
  /** Whether it is told at another line, which the same slip changed. */
  readonly isOther?: true;
}

/** The meaning of a line. */
export interface Reading {
  readonly taker: string;
  readonly actions: readonly Action[];
  /** A line that shares an action with this one, and how it is read then; `null` if all of it is part of this one. */
  readonly other?: { readonly at: number; readonly reading: Reading | null };
}

/** A repair of an earlier line or of the one in trouble, and how well it explains what follows. */
export interface Candidate {
  readonly at: number;
  readonly repair: Repair;
  readonly slips: number;
  /** Whether these are the most that it may leave, and not counted yet. */
  readonly isUncounted?: true;
}

/** Repairs of one line that are kept, and fixes of one diagnostic. */
export const MOST_FIXES = 3;

/** A stretch of text as a repair changes it. */
export function changed(text: string, { start, end }: Span, edits: readonly Edit[]): string {
  let at = start;
  let written = '';
  for (const one of edits) {
    written += text.slice(at, one.start) + one.text;
    at = one.end;
  }
  return written + text.slice(at, Math.max(at, end));
}

/** Kinds of what stands in a line and is not meant. */
const GONE: ReadonlySet<string> = new Set(['twice', 'corrected']);

/** Whether a repair changes something in one of these places; what goes goes with the slash before it. */
export const isWithin = ({ edits, kind }: Repair, places: readonly Span[]): boolean =>
  edits.some(({ start, end }) => places.some((one) => contains(one, { start: start + Number(GONE.has(kind)), end })));

/** A player's line in the audit. */
export interface Entry extends Span {
  readonly label: Span;
  readonly written: Reading;
  readonly spans: readonly Span[];
  /** Actions in the text, readable or not. */
  readonly pieces: readonly (Span & { readonly isRead: boolean })[];
  /** Whether part of it is unreadable. */
  readonly isUnread: boolean;
  /** Where a comment starts. */
  readonly commentStart: number | null;
  /** Whether its comment marks it as done anyway. */
  readonly anyway: boolean;
  /** A slip of it that is corrected in what is `written`, so that another in the same line can be; equally good corrections follow. */
  readonly mended?: readonly Repair[];
  /** The best explanation so far, if it differs from the text; equally good ones follow. */
  repairs: readonly Repair[];
}

/** What is known of a line; throws if there is none. */
export function existing<T>(known: T | null | undefined, at: number): T {
  if (known == null) throw new RangeError(`there is no line ${at}`);
  return known;
}

/** How the audit reads a line; `null` if nothing of it happened. */
export const readingOf = ({ repairs: [repair], written }: Entry): Reading | null =>
  repair === undefined ? written : repair.reading;

/** Other readings of a repaired line: the text, the text without what is wrong, other repairs. */
export function othersOf({ repairs, written, spans }: Entry): Reading[] {
  const [first, ...rest] = repairs;
  const isWrong = (span: Span | undefined): boolean =>
    first?.edits.some((edit) => span !== undefined && contains(span, edit)) === true;
  const actions = written.actions.filter((_, i) => !isWrong(spans[i]));
  return [written, { taker: written.taker, actions }, ...rest.flatMap(({ reading }) => reading ?? [])].filter(
    ({ taker }) => taker !== '',
  );
}

/**
 * The lines of players, and unreadable lines in their place; before the first, those with an arrow. `A:?` and `A:...` say that
 * a turn is missing.
 */
export function entriesOf({ lines, text }: Tree): Entry[] {
  const isPlayed = (line: Line): boolean => line.kind === 'unknown' && textAt(text, line).includes('->');
  const turn = lines.findIndex(({ kind }) => kind === 'turn');
  const before = lines.slice(0, turn).findLastIndex((line) => line.kind !== 'comment' && !isPlayed(line));
  const isNoted = (line: Line): boolean => /^[A-Z]\s*:\s*(?:\?+|\.{2,}|…)\s*$/.test(textAt(text, line));
  return turn < 0 ? [] : lines.slice(before + 1).flatMap((line) => (isNoted(line) ? [] : entryOf(line)));
}

function entryOf(line: Line): Entry[] {
  if (line.kind !== 'turn' && line.kind !== 'unknown') return [];
  const { start, end } = line;
  const isTurn = line.kind === 'turn';
  const nodes = isTurn ? line.actions : [{ start: line.value.start, end: line.value.end, action: null }];
  const read = nodes.flatMap((node) => {
    const meant = node.action ?? ('guess' in node ? node.guess : undefined);
    return meant === undefined ? [] : [{ action: meant, span: { start: node.start, end: node.end } }];
  });
  return [
    {
      ...{ start, end },
      label: isTurn ? line.label : { start: line.value.start, end: line.value.start },
      written: { taker: isTurn ? line.taker : '', actions: read.map(({ action }) => action) },
      spans: read.map(({ span }) => span),
      pieces: nodes.map((node) => ({ start: node.start, end: node.end, isRead: isReadIn(node) })),
      isUnread: !nodes.every(isReadIn),
      commentStart: line.comment?.start ?? null,
      anyway: isTurn && isDoneAnyway(line.comment?.text ?? ''),
      repairs: [],
    },
  ];
}

/** Whether an action is read, with a remark behind it or not. */
const isReadIn = (node: Partial<ActionNode>): boolean => node.action !== null || node.isRemarked === true;

/** A line with a slip corrected. */
export function mendedWith(entry: Entry, mended: readonly Repair[]): Entry {
  const [first] = mended;
  const isMended = (piece: Span): boolean => first !== undefined && isWithin(first, [piece]);
  const more = (first?.reading?.actions.length ?? 0) - entry.pieces.length;
  // What is read as several actions stands for each of them.
  const pieces = entry.pieces.flatMap((one) =>
    isMended(one) ? new Array<typeof one>(1 + Math.max(0, more)).fill({ ...one, isRead: true }) : one,
  );
  const spans = pieces.filter(({ isRead }) => isRead);
  const isUnread = spans.length < pieces.length;
  return { ...entry, mended, written: first?.reading ?? entry.written, pieces, spans, isUnread };
}

/** A line with more actions before its action of this number. */
export function withMore({ pieces, written, label }: Entry, slot: number, text: string, added: readonly Action[]) {
  const [before, after] = [pieces[slot - 1], pieces[slot]];
  const start = before?.end ?? after?.start ?? label.end;
  const edits = [{ start, end: start, text: `${before ? '/' : ''}${text}${before || !after ? '' : '/'}` }];
  const actions = [...written.actions.slice(0, slot), ...added, ...written.actions.slice(slot)];
  return { edits, reading: { taker: written.taker, actions } };
}

/** A line with other actions in place of one. */
export function withActions({ written, spans, pieces }: Entry, piece: number, actions: readonly Action[]): Reading {
  const before = written.actions.slice(0, piece);
  const after = written.actions.slice(spans.length === pieces.length ? piece + 1 : piece);
  return { taker: written.taker, actions: [...before, ...actions, ...after] };
}

/** Reads actions of a player, each by itself; none of what cannot be read. */
export function readActions(seats: readonly string[], taker: string, texts: readonly string[]): (readonly Action[])[] {
  const lines = texts.map((text) => `${taker}:${text}`);
  return readLines(seats, lines).map((line) => line?.actions ?? []);
}

/** The actions of a line that cannot be read. */
export const unreadIn = ({ pieces }: Entry): Entry['pieces'] => pieces.filter(({ isRead }) => !isRead);

/** The actions of a line as they are written. */
export const textsOf = (text: string, { pieces }: Pick<Entry, 'pieces'>): string[] =>
  pieces.map((piece) => textAt(text, piece));

/** Reads many lines of a game with these players at once; `null` for unreadable ones. */
export function readLines(seats: readonly string[], texts: readonly string[]): (Reading | null)[] {
  const head = seats.flatMap((seat) => [`${seat}:`, `${seat}:`]);
  const lines = readAll(new Reader([...head, ...texts].join('\n'), undefined, 0));
  if (lines.length !== head.length + texts.length) return texts.map(() => null);
  return lines.slice(head.length).map((line) => {
    if (line.kind !== 'turn' || line.actions.some(({ action }) => action === null)) return null;
    return { taker: line.taker, actions: actionsOf(line.actions) };
  });
}
