import { type Diagnostic, type Edit, type Span, inOrder } from '../../kernel/diagnostic.ts';
import { applyEdits } from '../../kernel/edits.ts';
import { lineFinder, lineStartsOf } from '../../kernel/positions.ts';
import { parse } from '../read/parse.ts';
import { type Checked, checkFrom } from '../replay/check.ts';
import { HABITS, breaksIn, editsIn } from './habits.ts';

/** A longer text is not the log of one game. */
const LONGEST = 200_000;
/** In fewer lines, nothing is a habit. */
const FEWEST_LINES = 3;
/** The part of the changed lines in which something must be gone that was wrong. */
const MOST_HELPED = 0.8;

/** A log with a habit of writing: the error that says it, and the log without it. */
export interface Habitual {
  /** The log with it. */
  readonly text: string;
  readonly said: Diagnostic;
  readonly checked: Checked;
  /** A diagnostic of the log without the habit, where it belongs in the log with it. */
  readonly back: (one: Diagnostic) => Diagnostic;
  readonly lineBack: (line: number) => number;
}

/** A change of the whole log, and what is read then. */
interface Change {
  readonly title: string;
  readonly lines: number;
  readonly edits: readonly Edit[];
  readonly checked: Checked;
}

/** The habit that explains most errors of writing in a log: it is told once, with a fix for all lines; `null` if there is none. */
export function habitOf(checked: Checked): Habitual | null {
  const { text } = checked.tree;
  const wrong = checked.diagnostics.filter(isOfWriting);
  const lineOf = lineFinder(text);
  const lineAt = ({ start }: Span): number => lineOf(start);
  const lines = new Set(wrong.map(lineAt));
  const change = lines.size < FEWEST_LINES || text.length > LONGEST ? null : changeOf(checked, wrong, lines);
  if (change === null) return null;
  const { title, edits, checked: without } = change;
  const { spans } = applyEdits(text, edits);
  /** Where a place of the log without the habit is: what was put there counts as all that it stands for. */
  const inText = (place: number, isEnd = false): number => {
    const n = spans.findLastIndex(({ start }) => start < place || (!isEnd && start === place));
    const [span, edit] = [spans[n], edits[n]];
    if (span === undefined || edit === undefined) return place;
    return place < span.end ? (isEnd ? edit.end : edit.start) : edit.end + place - span.end;
  };
  const starts = lineStartsOf(without.tree.text);
  const lineBack = (line: number): number => lineOf(inText(starts[line - 1] ?? 0));
  const changed = new Set(edits.map(({ end }) => lineOf(end)));
  const left = new Set(without.diagnostics.filter(isOfWriting).map(({ start }) => lineOf(inText(start))));
  const cause = wrong.find((one) => changed.has(lineAt(one)) && !left.has(lineAt(one)));
  if (cause === undefined) return null;
  const follows = [...lines].filter((line) => line !== lineAt(cause) && !left.has(line));
  const back = <T extends Span>(one: T): T => {
    const start = inText(one.start);
    return { ...one, start, end: one.end === one.start ? start : inText(one.end, true) };
  };
  // A remark is for people to mark.
  const certain = !edits.some((edit) => edit.text.includes('//'));
  return {
    text,
    said: {
      ...cause,
      hint: `the same in ${change.lines} lines`,
      fixes: [{ title, certain, edits }],
      ...(follows.length > 0 && { follows }),
    },
    checked: without,
    back: ({ fixes, follows: after, ...one }) => ({
      ...back(one),
      ...(fixes && { fixes: fixes.map((fix) => ({ ...fix, edits: fix.edits.map(back) })) }),
      ...(after && { follows: after.map(lineBack) }),
    }),
    lineBack,
  };
}

/** The change after which least is wrong, if it helps most of the lines that it changes. */
function changeOf({ tree }: Checked, wrong: readonly Diagnostic[], lines: ReadonlySet<number>): Change | null {
  const { text } = tree;
  const starts = lineStartsOf(text);
  const inLines = HABITS.map((habit) => {
    const ofLines = [...lines].map((line) =>
      editsIn(text.slice(starts[line - 1], starts[line]), starts[line - 1] ?? 0, habit),
    );
    return { title: habit[0], ofLines: ofLines.filter((edits) => edits.length > 0) };
  });
  const breaks = { title: 'join the parts of a turn', ofLines: breaksIn(tree).map((edit) => [edit]) };
  let best: Change | null = null;
  const before = weightOf(wrong);
  let least = before;
  for (const { title, ofLines } of [...inLines, breaks]) {
    if (ofLines.length < FEWEST_LINES) continue;
    const edits = ofLines.flat().sort((a, b) => a.start - b.start);
    const checked = checkFrom(parse(applyEdits(text, edits).text));
    const left = weightOf(checked.diagnostics.filter(isOfWriting));
    if (left >= least || before - left < ofLines.length * MOST_HELPED) continue;
    least = left;
    best = { title: `${title} in ${ofLines.length} lines`, lines: ofLines.length, edits, checked };
  }
  return best;
}

/** The diagnostics of a log with a habit: the habit, and what there is besides. */
export const withHabit = ({ said, back }: Habitual, others: readonly Diagnostic[]): readonly Diagnostic[] =>
  inOrder([said, ...others.map(back)]);

/** A line of which nothing can be read is worse than all that may be wrong in it. */
const weightOf = (wrong: readonly Diagnostic[]): number =>
  wrong.reduce((sum, { code }) => sum + (code === 'rootlog/unknown-line' ? OF_LINE : 1), 0);

const OF_LINE = 20;

/** What cannot be read, and lines out of turn. */
const isOfWriting = ({ severity, code }: Diagnostic): boolean =>
  (severity === 'error' && /^(?:rootlog|setup)\//.test(code)) || code === 'rootlog/turn-order';
