import { isBlank } from '../../kernel/characters.ts';
import type { ActionNode, CommentNode } from '../tree.ts';
import { readAction } from './action.ts';
import { type Reader, endsLine, fail, next, report } from './reader.ts';

const SLASH = 47;
const SEMICOLON = 59;
const MINUS = 45;

const NONE: readonly ActionNode[] = [];

/** Reads actions up to the comment or the end of the line. An action that cannot be read costs only itself. */
export function readActions(r: Reader): readonly ActionNode[] {
  const { nodes } = r;
  let count = 0;
  for (let separated = true; ; separated = false) {
    let code = next(r);
    while (code === SEMICOLON || (code === SLASH && r.codes[r.pos + 1]! !== SLASH)) {
      separated = true;
      r.pos++;
      code = next(r);
    }
    if (endsLine(code) || code === SLASH || (!separated && isProse(r, code)))
      return count === 0 ? NONE : nodes.slice(0, count);
    nodes[count++] = readActionNode(r);
  }
}

function readActionNode(r: Reader): ActionNode {
  const { codes } = r;
  const start = r.pos;
  r.problem = null;
  const action = readAction(r);
  let end = r.pos;
  if (action !== null) {
    const after = next(r);
    if (after === SLASH || after === SEMICOLON || endsLine(after) || isProse(r, after)) {
      // Blanks that were skipped to see what comes next are not part of the action.
      while (isBlank(codes[end - 1]!)) end--;
      return { start, end, action };
    }
    fail(r, r.pos, 'rootlog/unexpected', 'this cannot follow here', 'actions are separated by /');
  }
  end = endOfAction(codes, start);
  r.pos = end;
  const { code, message, hint, start: from, end: to } = r.problem!;
  const at = from < end ? from : start;
  report(r, 'error', code, message, at, Math.min(Math.max(to, at + 1), end), hint);
  return { start, end, action: null };
}

/** Where the action that starts here ends, whatever stands in it. */
function endOfAction(codes: Uint8Array, start: number): number {
  let at = start;
  for (; ; at++) {
    const code = codes[at]!;
    if (code === SLASH || code === SEMICOLON || endsLine(code)) break;
  }
  while (isBlank(codes[at - 1]!)) at--;
  return at;
}

/** Whether what comes is prose after a lone hyphen, as the document's own examples have it: `w_w->12 - a new Warlord`. */
function isProse(r: Reader, code: number): boolean {
  return code === MINUS && r.pos > 0 && isBlank(r.codes[r.pos + 1]!) && isBlank(r.codes[r.pos - 1]!);
}

/** Reads a comment, if one is there: after `//`, or prose after a lone hyphen. */
export function readComment(r: Reader): CommentNode | null {
  const code = next(r);
  const { text, codes, pos: start } = r;
  const prose = isProse(r, code);
  if (!prose && !(code === SLASH && codes[start + 1]! === SLASH)) return null;
  const end = lineEnd(r);
  r.pos = end;
  if (prose) report(r, 'info', 'rootlog/dialect', 'usually written after //', start, end);
  return { start, end, text: trimmed(text, start + (prose ? 1 : 2), end) };
}

/** Where the line ends, blanks at its end left out. */
export function lineEnd(r: Reader): number {
  const { codes } = r;
  let end = r.pos;
  while (!endsLine(codes[end]!)) end++;
  while (end > r.pos && isBlank(codes[end - 1]!)) end--;
  return end;
}

export function trimmed(text: string, start: number, end: number): string {
  let from = start;
  while (from < end && isBlank(text.charCodeAt(from))) from++;
  let to = end;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}
