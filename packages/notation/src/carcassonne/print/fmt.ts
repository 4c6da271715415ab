import { isBlank } from '../../kernel/characters.ts';
import type { FinalLine, Line, MoveLine, Tree } from '../tree.ts';
import { printAction } from './action.ts';
import { joinParts, printComment } from './log.ts';
import { printPlayer } from './player.ts';
import { printPlayerPoints, printScore } from './score.ts';

/**
 * Prints a tree canonically without changing what it means: the order of lines, blank lines between them and notes stay,
 * what could not be read stays as it stands. Formatting twice changes nothing more.
 *
 * @example fmt(parse('0(0,0) RCRF\n1A (0,+1) FCCmC +4 = 4')) // '0 (0,0) RCRF\n1A (0,1) FCCCm +4=4\n'
 */
export function fmt(tree: Tree): string {
  const { text } = tree;
  const out: string[] = [];
  let end = 0;
  for (const line of tree.lines) {
    if (line.kind === 'continued') {
      out.push(`${out.pop()} ${line.comment.text}`);
    } else {
      if (out.length > 0 && hasBlankLine(text.slice(end, line.start))) out.push('');
      out.push(fmtLine(text, line));
    }
    end = line.end;
  }
  return out.map((line) => `${line}\n`).join('');
}

const hasBlankLine = (between: string): boolean => (between.match(/\r\n|\n|\r/g)?.length ?? 0) > 1;

function fmtLine(text: string, line: Exclude<Line, { kind: 'continued' }>): string {
  if (line.kind === 'comment') return printComment(line.comment.text);
  const content = fmtContent(text, line);
  return line.comment && line.comment.text !== '' ? `${content} ${printComment(line.comment.text)}` : content;
}

function fmtContent(text: string, line: Exclude<Line, { kind: 'comment' | 'continued' }>): string {
  switch (line.kind) {
    case 'header':
      return line.fields.join(', ');
    case 'player':
      return printPlayer(line.player);
    case 'move':
      return fmtMove(text, line) + unreadOf(text, line);
    case 'final':
      return printPlayerPoints(line.final) + unreadOf(text, line);
    case 'unknown':
      return text.slice(line.start, line.end);
  }
}

/** What could not be read, with a space before it where blanks stood: a letter more or less might change what it is. */
function unreadOf(text: string, { unread }: MoveLine | FinalLine): string {
  if (!unread) return '';
  const gap = isBlank(text.charCodeAt(unread.start - 1)) ? ' ' : '';
  return gap + text.slice(unread.start, unread.end);
}

function fmtMove(text: string, { label, number, taker, isOdd, actions, score }: MoveLine): string {
  return joinParts(
    isOdd ? text.slice(label.start, label.end) : `${number}${taker}`,
    ...actions.map(({ action, start, end }) => (action ? printAction(action) : text.slice(start, end))),
    score ? printScore(score.score) : '',
  );
}
