import { assemble } from '../../kernel/assemble.ts';
import { type Tree, leavesOf } from '../tree.ts';

/** The text of a tree, to the byte. */
export function printTree({ text, lines }: Tree): string {
  return assemble(text, lines.flatMap(leavesOf));
}
