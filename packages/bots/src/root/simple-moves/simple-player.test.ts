import { expect, test } from 'vitest';
import { logWith, setup } from '../../../test/root/position.ts';

test('2.2.1: a puppet starts in a corner and in the clearings beside it by path, not by Ferry', () => {
  const position = 'Map: Lake\nDeck: Standard\nE: Electric Eyrie\nL: Sorrel\n\nE:';
  expect(setup(position, 'L', { picks: [1] }).text).toBe('4w->1/b_f->1/w->5/w->9');
});

test('9.3.5: a puppet takes no character whose starting items another Vagabond has', () => {
  // There is one tea to start with, and the Cheat has it.
  const position = logWith('V: Ann', 'G: Bob')('V:#cheat->$');
  const asked = setup(position, 'G', { chosen: ['#tinker', '1_2_5_10'] });
  expect(asked.text).toContain('#tinker->$');
  expect(() => setup(position, 'G', { chosen: ['#thief', '1_2_5_10'] })).toThrow(/#thief/);
});
