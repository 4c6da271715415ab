import { type Diagnostic, byPlace } from '../../kernel/diagnostic.ts';
import type { Tree } from '../tree.ts';
import { bind } from './bind.ts';
import { readLines } from './lines.ts';

/**
 * Reads a record into its lossless tree. Every string has one: unreadable text gives a diagnostic, and stays in the
 * tree unchanged. Takes time in proportion to the length of the text.
 *
 * @example parse('0 (0,0) RCRF\n1A (0,1) FCCCm').lines[1].actions[0].action
 * // { kind: 'place', seat: 0, x: 0, y: 1, tile: 'CCCF', turns: 1, claim: 'city0' }
 */
export function parse(text: string): Tree {
  const diagnostics: Diagnostic[] = [];
  const say = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const lines = bind(readLines(text, say), say);
  diagnostics.sort(byPlace);
  return { text, lines, diagnostics };
}
