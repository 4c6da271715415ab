import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastLineOf } from './bundled-last-line.ts';

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

/** A log of these lines: the header that they have, a player for each faction that it does not name, then the turns. */
function logOf(lines: readonly string[]): string {
  const isTurn = (line: string): boolean => /^[A-Z]:(?! )/.test(line);
  const header = lines.filter((line) => !isTurn(line));
  const turns = lines.filter(isTurn);
  const has = (name: string): boolean => header.some((line) => line.startsWith(name));
  const letters = [...new Set(turns.map((line) => line.charAt(0)))].filter((letter) => !has(`${letter}: `));
  const players = letters.map((letter) => `${letter}: Player ${letter}`);
  const table = [...(has('Map:') ? [] : ['Map: Fall']), ...(has('Deck:') ? [] : ['Deck: Standard'])];
  return `${[...table, ...header, ...players, '', ...turns].join('\n')}\n`;
}

test.each(EDGES)('%s: %s is %s', async (_law, _what, verdict, lines) => {
  const { match, mistakes } = await lastLineOf(logOf(lines));
  const isAssumed = match.verdict === 'legal' && match.assumed.length > 0;
  expect(isAssumed ? 'legal-if' : match.verdict, JSON.stringify(match)).toBe(verdict);
  expect(mistakes).toEqual([]);
});
