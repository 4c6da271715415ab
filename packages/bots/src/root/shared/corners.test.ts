import { expect, test } from 'vitest';
import { logWith, setup } from '../../../test/root/position.ts';

const surface = (other: string, line: string, corner: number) =>
  setup(logWith(other, 'D: Drillbit Duchy')(line), 'D', {
    picks: [corner],
    draw: 'F#anvil,F#tax',
  }).text;

test('B.10.3.3, 15.3.3: the corner with the four warriors of the Keepers is their starting corner', () => {
  expect(() => surface('K: Finch', 'K:4w->4', 4)).toThrow('expected one of the options');
  expect(surface('K: Finch', 'K:3w->4', 4)).toContain('2w+t->4');
  expect(surface('K: Finch', 'K:4w->4', 3)).toContain('2w+t->3');
});

test('B.10.3.3, 11.3.2: four warriors of a faction that starts in no corner take none', () => {
  expect(surface('O: Finch', 'O:4w->4', 4)).toContain('2w+t->4');
});

test.each([
  ['C: Finch', 'C:t_k->4'],
  ['E: Finch', 'E:b->4'],
])('B.10.3.3: a building or token shows a starting corner: %s', (other, line) => {
  expect(() => surface(other, line, 4)).toThrow('expected one of the options');
});
