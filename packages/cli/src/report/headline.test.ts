import { expect, test } from 'vitest';
import { headline } from './headline.ts';
import type { Report } from './report.ts';
import { rateOf } from './wins.ts';

const rate = (wins: number, seats: number) => rateOf({ wins, seats, even: seats / 4 }, 2);

const report = (all: number, bots: Record<string, ReturnType<typeof rate>>) =>
  ({ run: { name: 'Root' }, logs: null, games: { all, failed: 0 }, who: 'bot', bots }) as unknown as Report;

test('a report opens with who wins most', () => {
  expect(headline(report(1000, { Eyrie: rate(770, 1000), Vagabot: rate(10, 1000) }))).toBe(
    'Eyrie wins 77 % of 1,000 games',
  );
  expect(headline(report(1000, { Eyrie: rate(400, 500), Vagabot: rate(10, 500) }))).toBe(
    'Eyrie wins 80 % of its 500 games',
  );
});

test('a report of which chance explains everything says so', () => {
  expect(headline(report(8, { Eyrie: rate(3, 8), Vagabot: rate(2, 8) }))).toBe(
    '8 games: no bot wins more often than chance explains',
  );
  expect(headline(report(0, {}))).toBe('0 games of Root');
});
