import { reduce } from '@woodlog/core/kernel';
import { root, scores } from '@woodlog/core/root';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';

const seats = [
  { player: 'Ann', faction: 'C' },
  { player: 'Bob', faction: 'E' },
];
const table = root.setup({ game: 'root', map: 'Fall', deck: 'E&P', seats });
if (isRight(table)) {
  const apply = reduce(root);
  const scored = apply(table.right, { kind: 'score', faction: 'C', points: 2 });
  if (isRight(scored)) console.log(scores(scored.right)); // { C: 2, E: 0 }
  console.log(scores(table.right)); // { C: 0, E: 0 }
  const refused = apply(table.right, {
    kind: 'move',
    parts: [{ count: 30, what: 'Cw', from: 'C', to: '1' }],
  });
  if (isLeft(refused)) console.log(refused.left.violation); // ledger/misplaced
}
