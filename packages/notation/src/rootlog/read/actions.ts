import type { Action } from '@woodlog/core/root';
import { isBlank } from '../../kernel/characters.ts';
import type { ActionNode } from '../tree.ts';
import { readAction } from './action.ts';
import { END, SIGN, endsLine } from './codes.ts';
import { startsProse } from './comment.ts';
import { type Failure, failed } from './failure.ts';
import { type Known, Reader } from './reader.ts';
import { suggestion } from './suggest.ts';

const NONE: readonly ActionNode[] = [];

/** Reads actions up to the comment or the end of the line. An unreadable action does not affect the others. */
export function readActions(r: Reader): readonly ActionNode[] {
  if (!toNextAction(r, true)) return NONE;
  const nodes = [readActionNode(r)];
  while (toNextAction(r, false)) nodes.push(readActionNode(r));
  return nodes.slice();
}

/**
 * Skips separators (`/`, or `;` in some logs) to the next action; false if there is none. The first one stands behind the
 * label of its line: no other line begins there, since a label alone would name a player.
 */
function toNextAction(r: Reader, isFirst: boolean): boolean {
  for (let after = isFirst; ; after = true) {
    const code = r.next();
    if (code === SIGN.slash ? r.at(1) === SIGN.slash : code !== SIGN.semicolon)
      return code !== SIGN.slash && !endsLine(code) && (isFirst || !r.toNextLine()) && (after || !startsProse(r));
    r.pos++;
  }
}

function readActionNode(r: Reader): ActionNode {
  const start = r.pos;
  const action = readAction(r);
  const end = r.pos;
  if (failed(action)) return unreadNode(r, start, action);
  const after = r.next();
  if (after === SIGN.slash || after === SIGN.semicolon || endsLine(after) || r.toNextLine() || startsProse(r))
    return { start, end: withoutBlanks(r, end), action };
  const hint = hintAfter(r, start);
  // Behind a blank it may be a remark, and the action was done.
  const done = isBlank(r.at(-1)) ? action : null;
  return unreadNode(r, start, r.fail(r.pos, 'unexpected', 'unexpected text after an action', hint), done);
}

/** The hint for text that continues after an action has ended. */
function hintAfter({ text, pos }: Reader, start: number): string {
  const near = text.slice(Math.max(start, pos - LONGEST_LABEL), pos + LONGEST_LABEL);
  if (/-> *forest/.test(near)) return 'forests are named by the clearings around them, such as `1_2_5_10`';
  if (/%[a-z]\d*->[a-z]/.test(near))
    return 'items are exhausted with `e`, refreshed with `r`, damaged with `d`; other places are `$`, `s`, `t`, `b`, `x`';
  return near.includes(' ')
    ? 'actions are separated by `/`, and a remark stands behind `//`'
    : 'actions are separated by `/`';
}

/** Longer than any label of a line. */
const LONGEST_LABEL = 16;

/** An unreadable action extends to the next separator, whatever it contains; if it may be nothing else, what is `done` was, with a remark. */
function unreadNode(r: Reader, start: number, failure: Failure, done: Action | null = null): ActionNode {
  const { code, message, hint, start: from, end: to } = failure;
  r.pos = start;
  const isOver = (): boolean => isBlank(r.at(-1)) && r.pos > start && r.toNextLine();
  while (!endsLine(r.at(0)) && r.at(0) !== SIGN.slash && r.at(0) !== SIGN.semicolon && !isOver()) r.pos++;
  const end = withoutBlanks(r, r.pos);
  const at = from < end ? from : start;
  const label = /^[A-Z][a-z]+:/.exec(r.text.slice(at, at + LONGEST_LABEL))?.[0];
  const own = label === undefined ? hint : `\`${label}\` starts a line of its own`;
  const meant = r.mayCompare() ? suggestion(r.text.slice(start, end), at - start, (text) => reads(text, r)) : undefined;
  r.report('error', code, message, at, Math.min(Math.max(to, at + 1), end), meant ?? own, failure.meant);
  if (done !== null && meant === undefined) return { start, end, action: null, guess: done, isRemarked: true };
  const guess = guessOf(r, start, end, failure);
  return { start, end, action: null, ...(guess !== null && { guess }) };
}

/** The action with the card that an unknown name may have meant. */
function guessOf({ text, known }: Reader, start: number, end: number, { meant, ...at }: Failure): Action | null {
  if (meant === undefined) return null;
  const r = new Reader(text.slice(start, at.start) + meant + text.slice(at.end, end), known, 0);
  const [node, ...more] = readActions(r);
  return node === undefined || more.length > 0 || r.next() !== END ? null : node.action;
}

/** Whether a text is actions and nothing else. */
export const reads = (text: string, { known }: Reader): boolean => actionsIn(text, known) !== null;

/** The actions of a text; null if any part of it is not an action. */
export function actionsIn(text: string, known: Known): readonly Action[] | null {
  const r = new Reader(text, known, 0);
  const actions = readActions(r).map(({ action }) => action);
  const read = actions.filter((action) => action !== null);
  return read.length > 0 && read.length === actions.length && r.next() === END ? read : null;
}

/** Blanks that were skipped to look ahead are not part of an action. */
function withoutBlanks({ codes }: Reader, end: number): number {
  let at = end;
  while (isBlank(codes[at - 1] ?? END)) at--;
  return at;
}
