import { expect, test } from 'vitest';
import { readLineOf } from './reading.ts';
import { instruct } from '@woodlog/core/root';

test.each([
  ['C', '3w5->10', 'Move 3 Marquise warriors from clearing 5 to clearing 10'],
  ['C', 'Ew3->', 'Remove one Eyrie warrior from clearing 3'],
  ['C', 'w->1+5', 'Place one Marquise warrior each in clearings 1 and 5'],
  ['C', 'F#anvil->$', 'Put Anvil on the Marquise board'],
  ['E', '#despot->$', 'Put Despot on the Eyrie board'],
  ['C', 'F#anvil$->', 'Discard Anvil from the Marquise board'],
  ['C', 'Z%h', 'Craft one hammer for the Marquise'],
  ['C', '++2', 'Score 2 points for the Marquise'],
  ['C', 'XE10(2,1)', 'The Marquise battle the Eyrie in clearing 10; the rolls are 2 and 1'],
  ['L', '$_c->3', 'The Lizards: moves the conspiracy marker to space 3'],
])('%s %s: %s', (taker, written, says) => {
  const { actions } = readLineOf(taker, written);
  expect(actions.map((action) => action && instruct(action, taker))).toEqual([says]);
});
