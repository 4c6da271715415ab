import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { fuzzyKnights, heroRoll, type State, tileAt } from '@woodlog/core/fuzzy-knights';
import { foraysOf } from '../../src/fuzzy-knights/castellan/forays.ts';
import { botSetup } from '../../src/fuzzy-knights/index.ts';

const empty = (): State => {
  const table = fuzzyKnights.setup(botSetup(['random', 'random']));
  if (isLeft(table)) throw new Error(table.left.message);
  return table.right;
};

test('Hero Movement: a foray goes past the items that a hero has moves to claim, each one move more', () => {
  const state = empty();
  const [home, near, beyond, aside, goal] = (
    [
      [1, 1],
      [3, 1],
      [5, 1],
      [5, 4],
      [7, 1],
    ] as const
  ).map((place) => tileAt(state.size, place)) as [number, number, number, number, number];
  for (const tile of [near, beyond, aside]) state.tokens.item[tile] = 1;
  const stops = (moves: number): readonly number[] => foraysOf(state, 0, { at: home, items: [] }, moves)(goal).stops;
  // Six steps; on the straight way the items have to be claimed.
  expect(stops(6)).toEqual([]);
  expect(stops(8)).toEqual([near, beyond]);
  // Six steps more, and one to claim it.
  expect([stops(14), stops(15)]).toEqual([
    [near, beyond],
    [near, beyond, aside],
  ]);
  const { roll } = foraysOf(state, 0, { at: home, items: [] }, 8)(goal);
  expect(roll).toEqual(heroRoll(['common main hand', 'common off hand']));
  state.tokens.monster[beyond] = 1;
  // Round the monster, and not for what it guards.
  expect([stops(8), stops(9)]).toEqual([[], [near]]);
});
