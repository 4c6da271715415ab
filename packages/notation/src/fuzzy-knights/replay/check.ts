import { isLeft } from 'fp-ts/lib/Either.js';
import { fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { type Diagnostic, errorAt, inOrder } from '../../kernel/diagnostic.ts';
import { takerOf } from '../log.ts';
import type { Tree } from '../tree.ts';
import { replay } from './replay.ts';

/** All errors and doubts of a log, in the order of the text: spelling, rules, result. */
export function check(tree: Tree): readonly Diagnostic[] {
  const played = replay(tree);
  const [first] = tree.lines;
  if (isLeft(played)) return inOrder([...tree.diagnostics, errorAt(played.left, first ?? null)]);
  const said = [...played.right.diagnostics];
  if (first && !tree.lines.some(({ kind }) => kind === 'title')) {
    const { start, end } = first;
    said.push({ severity: 'info', code: 'knights/no-title', message: 'a log begins with FUZZY KNIGHTS', start, end });
  }
  const result = fuzzyKnights.result(played.right.table);
  const ended = result && (result.winners.map(takerOf).join(' ') || 'DRAW');
  for (const line of tree.lines) {
    if (line.kind !== 'result' || !line.winners) continue;
    const claimed = [...line.winners].sort().join(' ') || 'DRAW';
    if (claimed === ended) continue;
    const message = ended ? `by the table the result is ${ended}` : 'by the table the game is not over';
    const { start, end } = line.value;
    said.push({ severity: 'warning', code: 'knights/wrong-result', message, start, end, law: 'Victory' });
  }
  return inOrder(said);
}
