import { expect, test } from 'vitest';
import { matchOf, peopleSetup, soundness, textOf, writtenLines } from './people-logs.ts';

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

test('15.4.1: a waystation may be written six actions after the warrior that became one, beside a battle without dice', () => {
  const [seed, game] = ['hawthorn', 269];
  for (const line of writtenLines(peopleSetup(seed, game), seed, game)) {
    if (!textOf(line).startsWith('K:w9->/b_f->9/w12->/')) continue;
    expect(matchOf(line)).toMatchObject({ verdict: 'legal' });
    return;
  }
  expect.fail('the game has no such line');
});
