import { expect, test } from 'vitest';
import { durationText, progressText } from './games-progress.ts';

test('progress tells games, rate and time left', () => {
  expect(progressText(1000, 0, 0, 0)).toBe('0 of 1000 games, 0.0 a second, ...');
  expect(progressText(1000, 200, 300, 1)).toBe('500 of 1000 games, 300 a second, 2 s left');
  expect(progressText(1000, 200, 4, 8)).toBe('204 of 1000 games, 0.5 a second, 26 min 32 s left');
  expect(progressText(1000, 200, 800, 8)).toBe('1000 of 1000 games, 100 a second');
});

test.each([
  [0.2, '1 s'],
  [59, '59 s'],
  [61, '1 min 1 s'],
  [3700, '1 h 1 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
