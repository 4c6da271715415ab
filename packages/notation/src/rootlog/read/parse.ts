import { isLineEnd } from '../../kernel/characters.ts';
import type { Line, Tree } from '../tree.ts';
import { END } from './codes.ts';
import { type Seen, readLine } from './line.ts';
import { type Known, Reader } from './reader.ts';

/**
 * Reads Rootlog into its lossless tree. Every string has one: unreadable text gives a diagnostic, and stays in the tree
 * unchanged. Takes time in proportion to the length of the text.
 *
 * @example parse('C: Ann\nC:t_k->2/w->1+3').lines[1].actions[0].action
 * // { kind: 'move', parts: [{ count: 1, what: 'Ct_k', from: 'supply:C', to: '2' }] }
 */
export function parse(text: string): Tree {
  const r = new Reader(text);
  return { text, lines: readAll(r), diagnostics: r.notes.inOrder() };
}

/** The label of a line. */
const LABEL = /^[^\S\r\n]*([A-Z])[^\S\r\n]*:/gm;

/** All lines of a text that are not blank. */
export function readAll(r: Reader): readonly Line[] {
  // A player may be named after turns.
  for (const [, letter] of r.text.matchAll(LABEL)) r.known.seats += letter;
  const lines: Line[] = [];
  const seen: Seen = new Map();
  let isNewLine = true;
  for (let code = r.next(); code !== END; code = r.next()) {
    if (isLineEnd(code)) r.pos++;
    else {
      const start = r.pos;
      lines.push(readLine(r, seen));
      if (!isNewLine) noLineBreak(r, start);
    }
    isNewLine = isLineEnd(code);
  }
  return lines;
}

/** A line of another player that begins behind the actions of one. */
function noLineBreak(r: Reader, start: number): void {
  const label = r.text.slice(start, start + 2);
  r.report('error', 'no-line-break', `expected a line break before \`${label}\``, start, start + 2);
}

/** What is known of a game when the line at a place of the text is read. */
export function knownAt(text: string, place: number): Known {
  const r = new Reader(text.slice(0, place), undefined, 0);
  readAll(r);
  return r.known;
}
