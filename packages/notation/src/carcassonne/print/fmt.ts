import { isBlank } from '../../kernel/characters.ts';
import type { ActionNode, FinalLine, Line, MoveLine, Tree } from '../tree.ts';
import { turnOne, turnText } from '../turn-board.ts';
import { inOrder } from '../order.ts';
import { printAction } from './action.ts';
import { joinParts, printComment } from './log.ts';
import { printPlayer } from './player.ts';
import { printPlayerPoints, printScore } from './score.ts';

/**
 * Prints a tree in canonical form with the same meaning. The order of lines, blank lines and notes stay; unreadable
 * text is unchanged. Formatting twice changes nothing more. With `quarters`, also turns the board clockwise (L5).
 *
 * @example fmt(parse('0(0,0) RCRF\n1A (0,+1) FCCmC +4 = 4')) // '0 (0,0) RCRF\n1A (0,1) FCCCm +4=4\n'
 */
export function fmt(tree: Tree, quarters = 0): string {
  const { text } = tree;
  const out: string[] = [];
  let end = 0;
  for (const line of inOrder(tree.lines)) {
    if (line.kind === 'continued') {
      out.push(`${out.pop()} ${line.comment.text}`);
    } else {
      if (out.length > 0 && line.start >= end && hasBlankLine(text.slice(end, line.start))) out.push('');
      out.push(fmtLine(text, line, quarters));
    }
    end = line.end;
  }
  return out.map((line) => `${line}\n`).join('');
}

const hasBlankLine = (between: string): boolean => (between.match(/\r\n|\n|\r/g)?.length ?? 0) > 1;

function fmtLine(text: string, line: Exclude<Line, { kind: 'continued' }>, quarters: number): string {
  if (line.kind === 'comment') return printComment(line.comment.text);
  const content = fmtContent(text, line, quarters);
  if (!line.comment || (line.comment.text === '' && !isCut(line))) return content;
  return `${content} ${printComment(line.comment.text)}`;
}

/** Whether a move would continue with a tile on the next line, if no note ended it (M2). */
const isCut = (line: Line): boolean => line.kind === 'move' && line.actions.every(({ action }) => action === null);

function fmtContent(text: string, line: Exclude<Line, { kind: 'comment' | 'continued' }>, quarters: number): string {
  switch (line.kind) {
    case 'header':
      return line.fields.join(', ');
    case 'player':
      return printPlayer(line.player);
    case 'move':
      return withUnread(fmtMove(text, line, quarters), text, line);
    case 'final':
      return withUnread(printPlayerPoints(line.final), text, line);
    case 'unknown':
      return text.slice(line.start, line.end);
  }
}

/**
 * Appends unreadable text, after a space if there were blanks: another letter or digit next to it might change its
 * meaning.
 */
function withUnread(printed: string, text: string, { unread }: MoveLine | FinalLine): string {
  if (!unread) return printed;
  const rest = text.slice(unread.start, unread.end);
  const isApart = isBlank(text.charCodeAt(unread.start - 1)) || (/\d$/.test(printed) && /^\d/.test(rest));
  return printed + (isApart ? ' ' : '') + rest;
}

function fmtMove(text: string, line: MoveLine, quarters: number): string {
  const { label, number, taker, isOdd, actions, score } = line;
  return joinParts(
    isOdd ? text.slice(label.start, label.end) : `${number}${taker}`,
    ...actions.map((node) => fmtAction(text, node, quarters)),
    score ? printScore(score.score) : '',
  );
}

function fmtAction(text: string, { action, says, start, end }: ActionNode, quarters: number): string {
  const written = text.slice(start, end);
  if (action === null) return written;
  const turned = turnOne(action, quarters);
  const printed = printAction(turned);
  if (says !== 'more') return printed;
  const recalls = action.kind === 'place' && action.recalls !== undefined;
  const [tile = ''] = /[A-Za-z]\S*$/.exec(recalls ? written.replace(/\s*\[a\]$/, '') : written) ?? [];
  const square = printed.slice(0, printed.indexOf(' ') + 1);
  return `${square}${turnText(tile, quarters)}${recalls ? ' [a]' : ''}`;
}
