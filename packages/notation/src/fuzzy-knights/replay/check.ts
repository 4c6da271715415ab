import { isLeft } from 'fp-ts/lib/Either.js';
import { type State, fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { isViolation } from '@woodlog/core/kernel';
import { type Diagnostic, errorAt, inOrder } from '../../kernel/diagnostic.ts';
import { sameLines } from '../../kernel/same-start.ts';
import { takerOf } from '../log.ts';
import { logOf, setupOf } from '../meaning.ts';
import type { Tree } from '../tree.ts';
import { openingOf, steps } from './replay.ts';

/** A log as it is known before one of its lines of steps. */
interface Moment {
  readonly turn: number;
  readonly table: State;
  readonly said: readonly Diagnostic[];
}

/** A checked log, from which the check of another goes on where that begins to differ. */
export interface Checked {
  readonly tree: Tree;
  readonly diagnostics: readonly Diagnostic[];
  readonly moments: readonly Moment[];
}

/** Lines between two moments that are kept. */
const LINES_APART = 8;
/** Of a long log about so many are kept. */
const MOMENTS_KEPT = 64;

/** All errors and doubts of a log, in the order of the text: spelling, rules, result. */
export const check = (tree: Tree): readonly Diagnostic[] => checkFrom(tree).diagnostics;

/**
 * Checks a log as `check` does, but plays only the lines from the first difference to another text on.
 *
 * @example const second = checkFrom(parse(edited), checkFrom(parse(text)))
 */
export function checkFrom(tree: Tree, before?: Checked): Checked {
  const opening = openingOf(tree);
  const [first] = tree.lines;
  if (isLeft(opening)) {
    const diagnostics = inOrder([...tree.diagnostics, errorAt(opening.left, first ?? null)]);
    return { tree, diagnostics, moments: [] };
  }
  const moments = before === undefined ? [] : sharedMoments(tree, before);
  const last = moments.at(-1);
  const table = last === undefined ? opening.right.table : fuzzyKnights.copy(last.table);
  const refused = [...(last?.said ?? [])];
  const lines = tree.lines.filter(({ kind }) => kind === 'steps').length;
  const apart = Math.max(LINES_APART, Math.floor(lines / MOMENTS_KEPT));
  for (let turn = last?.turn ?? 1; turn <= lines; turn += apart) {
    if (turn > (last?.turn ?? 0)) moments.push({ turn, table: fuzzyKnights.copy(table), said: [...refused] });
    for (const { plan, span } of steps(tree, table, { from: turn, turn: turn + apart - 1 }))
      if (isViolation(plan)) refused.push(errorAt(plan, span));
  }
  const said = [...tree.diagnostics, ...refused];
  if (first && !tree.lines.some(({ kind }) => kind === 'title')) {
    const { start, end } = first;
    said.push({ severity: 'info', code: 'knights/no-title', message: 'a log begins with FUZZY KNIGHTS', start, end });
  }
  const result = fuzzyKnights.result(table);
  const ended = result && (result.winners.map(takerOf).join(' ') || 'DRAW');
  for (const line of tree.lines) {
    if (line.kind !== 'result' || !line.winners) continue;
    const claimed = [...line.winners].sort().join(' ') || 'DRAW';
    if (claimed === ended) continue;
    const message = ended ? `by the table the result is ${ended}` : 'by the table the game is not over';
    const { start, end } = line.value;
    said.push({ severity: 'warning', code: 'knights/wrong-result', message, start, end, law: 'Victory' });
  }
  return { tree, diagnostics: inOrder(said), moments };
}

/** Moments of another log that hold for one, too: both have the same setup, and begin with the same lines. */
function sharedMoments(tree: Tree, { tree: other, moments }: Checked): Moment[] {
  if (JSON.stringify(setupOf(logOf(tree))) !== JSON.stringify(setupOf(logOf(other)))) return [];
  const same = sameLines(tree.text, other.text);
  const shared = tree.lines.filter(({ kind, end }) => kind === 'steps' && end < same).length;
  return moments.filter(({ turn }) => turn <= shared + 1);
}
