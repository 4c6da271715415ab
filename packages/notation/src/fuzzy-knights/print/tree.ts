import { assemble } from '../../kernel/assemble.ts';
import { leavesOf, type Tree } from '../tree.ts';

/** Prints a tree exactly as it was read. */
export function printTree({ text, lines }: Tree): string {
  return assemble(text, lines.flatMap(leavesOf));
}
