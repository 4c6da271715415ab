import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastLineOf } from './bundled-last-line.ts';
import { logOf } from './edge-log.ts';

/** Lines that are not allowed, each with its section and the reason that is told of it. */
const REASONS = readFileSync(join(import.meta.dirname, 'reasons.txt'), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((text) => {
    const [title = '', ...lines] = text.trim().split('\n');
    const [law = '', ...what] = title.split(' ');
    return [law, what.join(' '), lines.slice(0, -1), (lines.at(-1) ?? '').slice(2)] as const;
  });

test.each(REASONS)('%s: the reason why %s is told', async (law, _what, lines, reason) => {
  const { match } = await lastLineOf(logOf(lines));
  const told = match.verdict === 'illegal' ? match.breaches.map((one) => [one.law, one.because.split(': ')[1]]) : [];
  expect(told).toContainEqual([law, reason]);
});
