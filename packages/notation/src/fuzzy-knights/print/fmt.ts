import { lineStartsOf } from '../../kernel/positions.ts';
import type { Action } from '@woodlog/core/fuzzy-knights';
import type { Style } from '../lexicon.ts';
import type { Line, Tree } from '../tree.ts';
import { printActions } from './action.ts';
import { printMap, printPlayer, printResult, TITLE } from './log.ts';

/** The canonical text of a log, line by line: blank lines, comments and partly unreadable lines stay. */
export function fmt({ text, lines }: Tree, style: Style = {}): string {
  const starts = lineStartsOf(text);
  const printed: string[] = [];
  let next = 0;
  for (const [i, start] of starts.entries()) {
    const end = starts[i + 1] ?? text.length;
    const line = lines[next];
    if (!line || line.start < start || line.start >= end) {
      printed.push('');
      continue;
    }
    next++;
    printed.push(printLine(text, line, style));
  }
  while (printed.at(-1) === '') printed.pop();
  return printed.length === 0 ? '' : `${printed.join('\n')}\n`;
}

function printLine(text: string, line: Line, style: Style): string {
  const said = sayingOf(line, style) ?? asItStands(text, line);
  if (!line.comment) return said;
  const comment = line.comment.text === '' ? '//' : `// ${line.comment.text}`;
  return said === '' ? comment : `${said} ${comment}`;
}

function asItStands(text: string, line: Line): string {
  return text.slice(line.start, line.comment?.start ?? line.end).trimEnd();
}

/** A line without its comment in canonical form, or null if part of it is unreadable. */
function sayingOf(line: Line, style: Style): string | null {
  switch (line.kind) {
    case 'title':
      return TITLE;
    case 'map':
      return line.map && printMap(line.map);
    case 'rules':
      return line.rules && `RULES ${line.rules}`;
    case 'days':
      return line.days === null ? null : `DAYS ${line.days}`;
    case 'player':
      return line.player && printPlayer(line.player.seat, line.player);
    case 'result':
      return line.winners && printResult(line.winners);
    case 'comment':
      return '';
    case 'unknown':
      return null;
    case 'steps': {
      const actions: Action[] = [];
      for (const { action } of line.actions) {
        if (!action) return null;
        actions.push(action);
      }
      const steps = printActions(actions, style);
      return line.taker === '' ? steps : `${line.taker}: ${steps}`;
    }
  }
}
