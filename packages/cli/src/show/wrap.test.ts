import { expect, test } from 'vitest';
import { wrap } from './wrap.ts';

test('a line that is wider than the terminal is broken between words, and goes on indented', () => {
  expect(wrap('  1  Move from clearing 5 to clearing 9', 24)).toBe('  1  Move from clearing\n       5 to clearing 9');
  expect(wrap('short', 24)).toBe('short');
  for (const columns of [20, 40, 80])
    for (const row of wrap(
      'Slip to the forest between clearings 2, 6, 10, 11 and 12, and on from there'.repeat(3),
      columns,
    ).split('\n'))
      expect(row.length).toBeLessThanOrEqual(columns);
});

test('pictures and tables stay as they are', () => {
  const picture = '  1 fox          2 mouse             3 rabbit';
  expect(wrap(picture, 20)).toBe(picture);
});

test('what a word means is broken between words, too', () => {
  expect(wrap('  Blitz         after moving, all but one leave', 34)).toBe(
    '  Blitz         after moving, all\n           but one leave',
  );
});
