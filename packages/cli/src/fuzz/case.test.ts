import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tryCase } from './case.ts';
import { Coverage } from './coverage.ts';
import { type Kind, anyKind } from './kind.ts';
import { LINEAR } from './text-kinds.ts';

/** A kind whose first value breaks a law, and none after it. */
function failingOnce(law: string): Kind {
  let tried = 0;
  const kind: Kind<number> = {
    name: 'number',
    batch: 1,
    values: fc.nat(),
    try: () => (tried++ === 0 ? { law, how: 'it was the first' } : null),
  };
  return anyKind(kind);
}

test('a fault that is not seen again is told all the same, but for time on a busy machine', () => {
  const unknown = () => false;
  expect(tryCase(failingOnce('lossless'), 'maple', 0, new Coverage(), unknown)).toMatchObject({
    law: 'lossless',
    how: 'it was the first (not when tried again)',
  });
  expect(tryCase(failingOnce(LINEAR), 'maple', 0, new Coverage(), unknown)).toBeNull();
});
