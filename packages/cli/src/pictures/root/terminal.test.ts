import { ROOT_MAPS } from '@woodlog/core/root';
import { isLeft } from 'fp-ts/lib/Either.js';
import { parse, replay } from '@woodlog/notation/root';
import { expect, test } from 'vitest';
import { PLAIN } from '../../show/paint.ts';
import { printCanvas } from '../canvas.ts';
import { CELL, cellsOf, terminalTable } from './terminal.ts';

test('the map is 80 columns wide; a name that is too long ends with …', () => {
  const game = replay(parse('Map: Fall\nDeck: E&P\nC: Mechanical Marquise 2.0 (nightmare; Blitz)\nE: Ann\n'));
  if (isLeft(game)) throw new Error(game.left.message);
  const lines = printCanvas(terminalTable(game.right.table), PLAIN).trimEnd().split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
  expect(lines.slice(-2)).toEqual([
    ` C  ${'─'.repeat(40)}   0 Mechanical Marquise 2.0 (night…`,
    ` E  ${'─'.repeat(40)}   0 Ann`,
  ]);
});

test.each(Object.values(ROOT_MAPS))(
  'the $name map has no two clearings on the same cells of a terminal of 80 columns',
  (map) => {
    const numbers = Object.keys(map.clearings).map(Number);
    const pairs = numbers.flatMap((a) => numbers.filter((b) => b > a).map((b) => [a, b] as const));
    const cell = cellsOf(map);
    for (const [a, b] of pairs) {
      const [one, other] = [cell(map.clearings[a as 1]), cell(map.clearings[b as 1])];
      const overlap = Math.abs(one.x - other.x) < CELL.width && Math.abs(one.y - other.y) < CELL.height;
      expect([a, b, overlap]).toEqual([a, b, false]);
      expect(Math.max(one.x, other.x) + CELL.width).toBeLessThanOrEqual(80);
    }
  },
);
