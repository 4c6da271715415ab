import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { advance, type GameSetup } from '../kernel/index.ts';
import type { Action } from './action.ts';
import { root } from './game.ts';

const setup: GameSetup = {
  game: 'root',
  map: 'Fall',
  deck: 'Standard',
  seats: ['A', 'C', 'E'].map((faction) => ({ player: faction, faction })),
};

test.each([
  [['E', 'C'], 1],
  [['K', 'D', 'A', 'H'], 2],
  [['N'], 0],
])('5.1.7: of seats %j, seat %i is the first to act', (factions, first) => {
  const dealt = root.setup({ ...setup, seats: factions.map((faction) => ({ player: faction, faction })) });
  if (isLeft(dealt)) throw new Error(dealt.left.message);
  expect(root.toAct(dealt.right)).toBe(first);
});

test('5.1.7: setup lines in setup order, then the seats in theirs, round after round', () => {
  const dealt = root.setup(setup);
  if (isLeft(dealt)) throw new Error(dealt.left.message);
  const table = dealt.right;
  const play = (action: Action): number | null => {
    expect(advance(root, table, action)).toBeNull();
    return root.toAct(table);
  };
  const line = (faction: string, inSetup = false): readonly (number | null)[] => [
    play({ kind: 'begin', faction, ...(inSetup && { setup: true }) }),
    play({ kind: 'end' }),
  ];
  expect([line('C', true), line('E', true), line('A', true)]).toEqual([
    [1, 2],
    [2, 0],
    [0, 0],
  ]);
  expect([line('A'), line('C'), line('E'), line('A')]).toEqual([
    [0, 1],
    [1, 2],
    [2, 0],
    [0, 1],
  ]);
});
