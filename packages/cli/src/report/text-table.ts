import { visible } from '../show/visible.ts';
import { widthOf } from '../show/width.ts';

/** Columns of a name on a terminal. */
const MOST_WIDTH = 26;

/** A name, cut and made safe for a terminal. */
export function printName(name: string, most = MOST_WIDTH): string {
  const shown = visible(name).replaceAll('\t', ' ');
  if (widthOf(shown) <= most) return shown;
  let cut = '';
  for (const character of shown) {
    if (widthOf(cut + character) >= most) break;
    cut += character;
  }
  return `${cut}…`;
}

/**
 * Like `printName`, for a narrow column: cuts each of several words, so that names with a common start still differ.
 *
 * @example printHead('alternate challenging', 10) // 'alt. cha.'
 */
export function printHead(name: string, most: number): string {
  const words = name.split(' ');
  if (words.length === 1 || widthOf(visible(name)) <= most) return printName(name, most);
  const room = Math.max(1, Math.floor((most - words.length + 1) / words.length) - 1);
  const cut = words.map((word) => (word.length <= room + 1 ? word : `${[...word].slice(0, room).join('')}.`));
  return printName(cut.join(' '), most);
}

/** Columns of a seat or map in a line. */
const MOST_WORD = 70;

/** A line-up that can be broken between its seats, each cut to a length. */
export const lineupWords = (lineup: string): string =>
  lineup
    .split(',')
    .map((word) => printName(word, MOST_WORD))
    .join(', ');

/** Indented columns, two spaces apart: the first to the left, the others to the right. */
export function textTable(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  return rows.map((row) => {
    const cells = row.map((cell, i) => {
      const room = ' '.repeat(widths[i]! - widthOf(cell));
      return i === 0 ? cell + room : room + cell;
    });
    return `  ${cells.join('  ')}`.trimEnd();
  });
}

const WIDTH = 78;

/** Wraps a sentence. */
export function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? `  ${word}` : `${line} ${word}`;
  }
  return [...lines, line];
}
