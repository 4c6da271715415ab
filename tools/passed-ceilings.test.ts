import { expect, test } from 'vitest';
import { circleSizes, passedCeilings } from './passed-ceilings.mjs';

const path = (name: string): string => `packages/core/src/root/${name}.ts`;
const circles = {
  values: [],
  types: [
    [path('d'), path('law/e')],
    [path('law/a'), path('law/b'), path('turn/c')],
  ],
};
const now = {
  circlesOfValues: {},
  circlesOfTypes: circleSizes(circles.types),
  assertions: { core: 4, 'core tests': 1 },
};

test('what there is may be less than its ceiling', () => {
  expect(passedCeilings({ circles, now }, now)).toEqual([]);
  const more = { ...now, circlesOfTypes: { 'core/src/root': [4, 3, 2] }, assertions: { core: 5, 'core tests': 1 } };
  expect(passedCeilings({ circles, now }, more)).toEqual([]);
});

test.each([
  ['a new circle', { circlesOfTypes: {} }, /^new circle of type imports in core\/src\/root: 3,2 files, at most 0\n/],
  ['a second circle', { circlesOfTypes: { 'core/src/root': [3] } }, /: 3,2 files, at most 3\n {2}packages\/core/],
  ['a larger circle', { circlesOfTypes: { 'core/src/root': [2, 2] } }, /: 3,2 files, at most 2,2\n/],
  [
    'an assertion more',
    { assertions: { core: 3, 'core tests': 1 } },
    /^new non-null assertion \(!\) in core: 4, at most 3$/,
  ],
])('%s is refused', (_, ceilings, line) => {
  expect(passedCeilings({ circles, now }, { ...now, ...ceilings })).toEqual([expect.stringMatching(line)]);
});
