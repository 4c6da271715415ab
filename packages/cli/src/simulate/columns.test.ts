import { expect, test } from 'vitest';
import { isRow } from './columns.ts';
import type { GameRow } from './row.ts';

const row: GameRow = {
  index: 3,
  block: 1,
  rotation: 1,
  game: 'carcassonne',
  seed: 'maple',
  map: null,
  deck: null,
  lineup: 'A=greedy,B=random',
  seats: ['A', 'B'],
  bots: ['greedy', 'random'],
  characters: [null, null],
  difficulties: ['default', 'default'],
  traits: ['', ''],
  winners: ['A'],
  reason: 'tiles',
  rounds: 36,
  scores: [80, null],
  actions: 71,
  battles: 0,
  fingerprint: '0123',
};

test('a row is one', () => {
  expect(isRow(row)).toBe(true);
  expect(isRow({ ...row, lineup: null })).toBe(true);
  expect(isRow({ ...row, map: 'Fall', winners: [], characters: ['thief', null] })).toBe(true);
});

test.each([
  { winners: null },
  { winners: undefined },
  { winners: 'A' },
  { winners: [null] },
  { seats: null },
  { reason: null },
  { reason: 7 },
  { index: '3' },
  { index: null },
  { rounds: 1.5 },
  { rounds: Number.NaN },
  { map: undefined },
  { scores: [80] },
  { scores: [80, '12'] },
  { bots: ['greedy', 'random', 'random'] },
])('a row with %j is none', (odd) => {
  expect(isRow({ ...row, ...odd })).toBe(false);
});
