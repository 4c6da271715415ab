import { expect, test } from 'vitest';
import { allKnockouts } from './knockouts.ts';

test('each step, tie-break, hook and trait that `npm run measure -- knockout` leaves out has a section', () => {
  const all = allKnockouts();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ law }) => !/^[\w.]+(-\d+)?$/.test(law)).map(({ name }) => name)).toEqual([]);
});
