import { isLineEnd } from '../../kernel/characters.ts';
import { FIRST_HIRELING } from '../letters.ts';
import type { Line, Tree } from '../tree.ts';
import { readLine } from './line.ts';
import { END } from './codes.ts';
import { next, readerOf } from './reader.ts';

/**
 * Reads Rootlog into its lossless tree. Every string has one: what cannot be read is a diagnostic, and stays in the
 * tree as it stands. Takes time in proportion to the length of the text.
 *
 * @example parse('C: Ann\nC:t_k->2/w->1+3').lines[1].actions[0].action
 * // { kind: 'move', parts: [{ count: 1, what: 'Ct_k', from: 'supply:C', to: '2' }] }
 */
export function parse(text: string): Tree {
  const r = readerOf(text);
  const lines: Line[] = [];
  const seen = { lines: new Array<number>(FIRST_HIRELING).fill(0) };
  for (;;) {
    let code = next(r);
    while (isLineEnd(code)) {
      r.pos++;
      code = next(r);
    }
    if (code === END) return { text, lines, diagnostics: r.diagnostics };
    lines.push(readLine(r, seen));
  }
}
