import { assemble } from '../../kernel/assemble.ts';
import { type Tree, leavesOf } from '../tree.ts';

/** Prints a tree: exactly the text it was read from, put together from its nodes and the trivia between them. */
export const printTree = (tree: Tree): string => assemble(tree.text, tree.lines.flatMap(leavesOf));
