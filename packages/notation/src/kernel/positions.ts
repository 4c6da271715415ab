/** A position in a text: line and column from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Offsets at which the lines of a text start. A line ends with `\n`, `\r\n` or `\r`. */
export function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  return starts;
}

/** Finds the line of an offset in a text, from 1. */
export function lineFinder(text: string): (offset: number) => number {
  const starts = lineStartsOf(text);
  return (offset) => positionAt(starts, offset).line;
}

/**
 * The position of an offset, by binary search.
 *
 * @example positionAt(lineStartsOf('ab\ncd'), 4) // { line: 2, column: 2 }
 */
export function positionAt(lineStarts: readonly number[], offset: number): Position {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineStarts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - lineStarts[low]! + 1 };
}
