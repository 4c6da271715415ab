import { stripVTControlCharacters } from 'node:util';
import { widthOf } from './width.ts';

/**
 * Wraps text to the terminal's width; continued lines are indented.
 *
 * @example wrap('  1  Move from clearing 5 to clearing 9', 24) // '  1  Move from clearing\n       5 to clearing 9'
 */
export function wrap(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) =>
      widthOf(stripVTControlCharacters(line)) > columns && isProse(line) ? wrapLine(line, columns) : line,
    )
    .join('\n');
}

/** A word or two, blanks, and their meaning. */
const term = (line: string): string => /^ *\S{1,16}(?: \S{1,16}){0,2} {4,}(?=\S)/.exec(line)?.[0] ?? '';

/** Pictures and tables have runs of blanks and stay as they are. */
function isProse(styled: string): boolean {
  const line = stripVTControlCharacters(styled);
  return !/\S {4,}\S/.test(line.slice(term(line).length));
}

function wrapLine(line: string, columns: number): string {
  const [indent = ''] = /^ */.exec(line) ?? [];
  const [number = ''] = /^ *\d+ {2}/.exec(stripVTControlCharacters(line)) ?? [];
  const lead = term(line) || indent;
  const hanging = ' '.repeat(Math.min((number || lead).length + 2, Math.floor(columns / 3)));
  const rows: string[] = [];
  let row = '';
  for (const word of line.slice(lead.length).split(' ')) {
    const next = row === '' ? `${rows.length === 0 ? lead : hanging}${word}` : `${row} ${word}`;
    if (row !== '' && widthOf(stripVTControlCharacters(next)) > columns) {
      rows.push(row);
      row = `${hanging}${word}`;
    } else row = next;
  }
  return [...rows, row].join('\n');
}
