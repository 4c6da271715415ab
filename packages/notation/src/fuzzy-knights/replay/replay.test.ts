import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, it } from 'vitest';
import { parse } from '../read/parse.ts';
import type { ReplayOptions } from '../../kernel/replay-options.ts';
import { openingOf, steps } from './replay.ts';

const LOG = `FUZZY KNIGHTS
MAP 10 x 10
PLAYER 1 "Ann"
PLAYER 2 "Bo"
DROP MINE at (1, 1)
DROP MINE at (1, 1)
DROP MINE at (2, 1)
`;

/** Each step's line, and how many mines lie on its table; at last how many lie there when the steps have ended. */
function mines(options?: ReplayOptions): string[] {
  const tree = parse(LOG);
  const opening = openingOf(tree);
  if (isLeft(opening)) throw new Error(opening.left.message);
  const { table } = opening.right;
  const seen: string[] = [];
  for (const step of steps(tree, table, options)) seen.push(`line ${step.turn}: ${step.table.mines.length}`);
  return [...seen, `${table.mines.length}`];
}

it('shows the table after each step; a refused one leaves it as it was', () =>
  expect(mines()).toEqual(['line 1: 1', 'line 2: 1', 'line 3: 2', '2']));

it('of so many lines carries out nothing of the next one', () =>
  expect(mines({ turn: 1 })).toEqual(['line 1: 1', '1']));

it('ends, when strict, at the first step that the rules refuse', () =>
  expect(mines({ strict: true })).toEqual(['line 1: 1', 'line 2: 1', '1']));
