import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastLineOf } from './bundled-last-line.ts';
import { logOf } from './edge-log.ts';

const FOLDER = join(import.meta.dirname, 'edges');

/**
 * What is just legal, and its neighbour that is not: lines that set the scene, and the last one, with its section and its
 * verdict. The scene itself need not be legal.
 */
const EDGES = readdirSync(FOLDER).flatMap((name) =>
  readFileSync(join(FOLDER, name), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((text) => {
      const [title = '', ...lines] = text.trim().split('\n');
      const [, law = '', verdict = '', what = ''] = /^(\S+) (\S+): (.*)$/.exec(title) ?? [];
      return [law, what, verdict, lines] as const;
    }),
);

test.each(EDGES)('%s: %s is %s', async (_law, _what, verdict, lines) => {
  const { match, mistakes } = await lastLineOf(logOf(lines));
  const isAssumed = match.verdict === 'legal' && match.assumed.length > 0;
  expect(isAssumed ? 'legal-if' : match.verdict, JSON.stringify(match)).toBe(verdict);
  expect(mistakes).toEqual([]);
});
