import { expect, test } from 'vitest';
import { wantsColours } from './colours.ts';

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { TERM: 'dumb' }, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [false, { FORCE_COLOR: '1' }, true],
  [false, { FORCE_COLOR: '' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
])('on a terminal %s with %o: %s', (isTerminal, environment, expected) => {
  expect(wantsColours(isTerminal, environment)).toBe(expected);
});
