import { expect, test } from 'vitest';
import { UsageError } from '../exit.ts';
import { parseBots } from './bots.ts';

const seats = ['A', 'B', 'C'];
const bots = ['random', 'greedy'];

test('bots by seat, in any order, from the first seat on', () => {
  expect(parseBots('A=greedy,B=random', seats, bots)).toEqual(['greedy', 'random']);
  expect(parseBots(' B = random , A=greedy ', seats, bots)).toEqual(['greedy', 'random']);
});

test.each([
  ['A=gredy', 'there is no bot gredy (did you mean greedy?); bots are random, greedy'],
  ['D=greedy', 'there is no seat D; seats are A, B, C'],
  ['greedy', 'there is no seat greedy; seats are A, B, C'],
  ['', 'there is no seat ; seats are A, B, C'],
  ['A=', 'there is no bot ; bots are random, greedy'],
  ['A=greedy,A=random', 'seat A stands there twice'],
  ['A=greedy,C=random', 'seat B is left out'],
])('%j is refused', (words, message) => {
  expect(() => parseBots(words, seats, bots)).toThrow(UsageError);
  expect(() => parseBots(words, seats, bots)).toThrow(message);
});
