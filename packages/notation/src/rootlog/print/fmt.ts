import type { ActionNode, Line, Tree } from '../tree.ts';
import { printAction } from './action.ts';
import { NOBODY, printComment, printHirelings, printLabelled, printSuits, printTurnLine } from './log.ts';

/**
 * Prints a tree in canonical form with the same meaning. Lines, their order, blank lines and comments stay; unreadable
 * text is unchanged. Formatting twice changes nothing more.
 *
 * @example fmt(parse('C : Ann\nC: Cw -> 3 ;Zh')) // 'C: Ann\nC:w->3/Z%h\n'
 */
export function fmt(tree: Tree): string {
  const { text, lines } = tree;
  let out = '';
  let end = 0;
  for (const line of lines) {
    if (out !== '') out += hasBlankLine(text.slice(end, line.start)) ? '\n\n' : '\n';
    out += fmtLine(text, line);
    end = line.end;
  }
  return out === '' ? '' : `${out}\n`;
}

const hasBlankLine = (between: string): boolean => (between.match(/\r\n|\n|\r/g)?.length ?? 0) > 1;

function fmtLine(text: string, line: Line): string {
  if (line.kind === 'comment') return printComment(line.comment.text);
  const content = fmtContent(text, line);
  return line.comment && line.comment.text !== '' ? `${content} ${printComment(line.comment.text)}` : content;
}

function fmtContent(text: string, line: Exclude<Line, { kind: 'comment' }>): string {
  const actions = (nodes: readonly ActionNode[], taker: string): string[] =>
    nodes.map(({ start, end, action }) => (action ? printAction(action, taker) : text.slice(start, end)));
  const value = 'value' in line ? text.slice(line.value.start, line.value.end) : '';
  switch (line.kind) {
    case 'map':
      return printLabelled('Map', line.map ?? value);
    case 'deck':
      return printLabelled('Deck', line.deck ?? value);
    case 'clearings':
      return printLabelled('Clearings', line.suits ? printSuits(line.suits) : value);
    case 'pool':
      return printLabelled('Pool', line.factions?.join('') ?? value);
    case 'winner':
      return printLabelled('Winner', line.factions?.join('') ?? value);
    case 'landmarks':
      return printLabelled('Landmarks', actions(line.actions, NOBODY).join('/'));
    case 'hirelings':
      return printLabelled('Hirelings', printHirelings(line.hirelings, actions(line.actions, NOBODY)));
    case 'player':
      return printLabelled(line.faction, line.name);
    case 'turn':
      return printTurnLine(line.taker, actions(line.actions, line.taker));
    case 'unknown':
      return value;
  }
}
