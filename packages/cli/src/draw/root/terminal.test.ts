import { isLeft } from 'fp-ts/lib/Either.js';
import { parse, replay } from '@woodlog/notation/root';
import { expect, test } from 'vitest';
import { PLAIN } from '../../show/paint.ts';
import { printCanvas } from '../terminal/canvas.ts';
import { terminalTable } from './terminal.ts';

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
