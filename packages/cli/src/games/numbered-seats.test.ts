import { expect, test } from 'vitest';
import { hasPeople, numberedSeats } from './numbered-seats.ts';

const seatsOf = (words: string, people?: boolean) =>
  numberedSeats(words, ['A', 'B', 'C'], ['random', 'greedy'], (bot, seat) => `${bot} ${seat + 1}`, people);

test('people sit where they can be asked, under their name', () => {
  const seats = seatsOf("A=greedy,C=person/Zoë O'Hara,B=person", true);
  expect(seats).toEqual([{ player: 'greedy 1', bot: 'greedy' }, { player: 'Person 2' }, { player: "Zoë O'Hara" }]);
  expect(hasPeople({ game: 'carcassonne', seats })).toBe(true);
  expect(hasPeople({ game: 'carcassonne', seats: seatsOf('A=greedy,B=random') })).toBe(false);
});

test.each([
  ['A=person,B=greedy', false, 'unknown bot "person"; expected one of random, greedy'],
  ['A=persn,B=greedy', true, 'unknown bot "persn" (did you mean person?); expected one of random, greedy, person'],
  ['A=person/(x),B=greedy', true, 'unknown bot "person/(x)"'],
])('%s, people %s: %s', (words, people, message) => {
  expect(() => seatsOf(words, people)).toThrow(message);
});
