import type { Stream } from '@woodlog/core/kernel';
import type { Edit, Span } from '@woodlog/notation/kernel';
import type { CutLog, LogLine } from './log-lines.ts';

/** A slip in whole actions or lines. Returns its edits, or `null` where the line that is chosen does not allow it. */
export interface LineSlip {
  readonly kind: string;
  readonly example: readonly [original: string, bent: string];
  readonly bend: (log: CutLog, at: number, chance: Stream) => readonly Edit[] | null;
}

const textOf = ({ text }: CutLog, { start, end }: Span): string => text.slice(start, end);
const insert = (at: number, text: string): Edit => ({ start: at, end: at, text });
const remove = ({ start, end }: Span): Edit => ({ start, end, text: '' });

/** An action with the slash before it, or after it where it is the first. */
function withSlash({ actions }: LogLine, n: number): Span {
  const [before, action, after] = [actions[n - 1], actions[n], actions[n + 1]];
  if (action === undefined) throw new RangeError(`the line has no action ${n}`);
  if (before !== undefined) return { start: before.end, end: action.end };
  return { start: action.start, end: after?.start ?? action.end };
}

/** An action of the line by chance, and its number; `null` if it has none, or not as many as needed. */
function anAction({ actions }: LogLine, chance: Stream, last = 0): { n: number; action: Span } | null {
  if (actions.length <= last) return null;
  const n = chance.int(actions.length - last);
  const action = actions[n];
  return action === undefined ? null : { n, action };
}

/** Moves an action to the end of the player's line before, or to the beginning of the line after. */
function inNeighbour(log: CutLog, at: number, chance: Stream): readonly Edit[] | null {
  const line = log.lines[at];
  const found = line === undefined ? null : anAction(line, chance);
  if (line === undefined || found === null) return null;
  const isLate = chance.int(2) === 0;
  const others = isLate ? log.lines.slice(at + 1) : log.lines.slice(0, at).reverse();
  const target = others.find(({ taker }) => taker === line.taker);
  if (target === undefined) return null;
  const text = textOf(log, found.action);
  const [first] = target.actions;
  if (first === undefined) return [remove(withSlash(line, found.n)), insert(target.end, text)];
  const written = isLate ? insert(first.start, `${text}/`) : insert(target.end, `/${text}`);
  return [remove(withSlash(line, found.n)), written];
}

/** Writes each of two spans in the place of the other. */
function exchanged(log: CutLog, one: Span, two: Span): readonly Edit[] | null {
  const [first, second] = [textOf(log, one), textOf(log, two)];
  return first === second
    ? null
    : [
        { ...one, text: second },
        { ...two, text: first },
      ];
}

/** Slips in whole actions and lines. */
export const LINE_SLIPS: readonly LineSlip[] = [
  {
    kind: 'slash',
    example: ['C:w->5/t->9', 'C:w->5t->9'],
    bend: ({ lines }, at, chance) => {
      const line = lines[at];
      const found = line === undefined ? null : anAction(line, chance, 1);
      const next = found === null ? undefined : line?.actions[found.n + 1];
      if (found === null || next === undefined) return null;
      return [{ start: found.action.end, end: next.start, text: chance.pick(['', ',', '//', '|', ' ']) }];
    },
  },
  {
    kind: 'action missing',
    example: ['C:w->5/t->9', 'C:t->9'],
    bend: ({ lines }, at, chance) => {
      const line = lines[at];
      const found = line === undefined ? null : anAction(line, chance);
      return line === undefined || found === null ? null : [remove(withSlash(line, found.n))];
    },
  },
  {
    kind: 'action doubled',
    example: ['C:w->5/t->9', 'C:w->5/w->5/t->9'],
    bend: (log, at, chance) => {
      const line = log.lines[at];
      const found = line === undefined ? null : anAction(line, chance);
      return found === null ? null : [insert(found.action.end, `/${textOf(log, found.action)}`)];
    },
  },
  {
    kind: 'actions swapped',
    example: ['C:w->5/b_s->3/t->9', 'C:t->9/b_s->3/w->5'],
    bend: (log, at, chance) => {
      const line = log.lines[at];
      if (line === undefined || line.actions.length < 2) return null;
      const [one, two] = chance.shuffle([...line.actions]);
      return one === undefined || two === undefined ? null : exchanged(log, one, two);
    },
  },
  { kind: 'action in the next or previous line', example: ['C:w->5\nC:t->9', 'C:\nC:w->5/t->9'], bend: inNeighbour },
  {
    kind: 'line missing',
    example: ['C:w->5\nE:2#->E', 'E:2#->E'],
    bend: ({ lines }, at) => {
      const [line, next] = [lines[at], lines[at + 1]];
      return line === undefined || next === undefined ? null : [remove({ start: line.start, end: next.start })];
    },
  },
  {
    kind: 'line doubled',
    example: ['C:w->5', 'C:w->5\nC:w->5'],
    bend: (log, at) => {
      const line = log.lines[at];
      return line === undefined ? null : [insert(line.end, `\n${textOf(log, line)}`)];
    },
  },
  {
    kind: 'lines swapped',
    example: ['C:w->5\nE:2#->E', 'E:2#->E\nC:w->5'],
    bend: (log, at) => {
      const [line, next] = [log.lines[at], log.lines[at + 1]];
      return line === undefined || next === undefined ? null : exchanged(log, line, next);
    },
  },
  {
    kind: 'wrong seat',
    example: ['C:w->5', 'E:w->5'],
    bend: ({ lines, seats }, at, chance) => {
      const line = lines[at];
      const others = seats.filter((seat) => seat !== line?.taker);
      if (line === undefined || others.length === 0) return null;
      return [{ start: line.start, end: line.start + line.taker.length, text: chance.pick(others) }];
    },
  },
  {
    kind: 'colon',
    example: ['C:w->5', 'Cw->5'],
    bend: ({ lines }, at, chance) => {
      const line = lines[at];
      if (line === undefined) return null;
      const colon = line.start + line.taker.length;
      return [{ start: colon, end: colon + 1, text: chance.pick(['', ';', '.', ' ']) }];
    },
  },
];
