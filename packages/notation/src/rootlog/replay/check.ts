import { isLeft } from 'fp-ts/lib/Either.js';
import type { Diagnostic } from '../../kernel/diagnostic.ts';
import type { Tree } from '../tree.ts';
import { replay } from './replay.ts';

/** All that is wrong or doubtful in a log, in the order of the text: how it is written, and what the ledger says to it. */
export function check(tree: Tree): readonly Diagnostic[] {
  const game = replay(tree);
  if (isLeft(game)) {
    const { violation: code, message } = game.left;
    return [...tree.diagnostics, { severity: 'error', code, message, start: 0, end: 0 }];
  }
  return game.right.diagnostics;
}
