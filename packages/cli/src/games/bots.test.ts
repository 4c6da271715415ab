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
  ['A=gredy', 'unknown bot "gredy" (did you mean greedy?); expected one of random, greedy'],
  ['D=greedy', 'unknown seat "D"; expected one of A, B, C'],
  ['greedy', 'unknown seat "greedy"; expected one of A, B, C'],
  ['', 'unknown seat ""; expected one of A, B, C'],
  ['A=greedy,B', 'seat B has no bot; write B=BOT'],
  ['A=', 'unknown bot ""; expected one of random, greedy'],
  ['A=greedy,A=random', 'seat A stands there twice'],
  ['A=greedy,C=random', 'seat B is left out'],
])('%j is refused', (words, message) => {
  expect(() => parseBots(words, seats, bots)).toThrow(UsageError);
  expect(() => parseBots(words, seats, bots)).toThrow(message);
});
