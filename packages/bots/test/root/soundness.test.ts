import { expect, test } from 'vitest';
import { soundness } from './people-logs.ts';

/** Lines of a normal run; `npm run measure -- soundness` audits a hundred thousand. */
const LINES = Number(process.env['LINES'] ?? 300);

test('4.1 to 15.6: no line of games of people, written as people write, is called illegal', {
  timeout: 600_000,
}, () => {
  const { lines, illegal, undecided } = soundness('everyday', 0, { lines: LINES });
  expect(illegal).toEqual([]);
  expect(lines).toBe(LINES);
  expect(undecided.length).toBeLessThan(LINES / 20);
});
