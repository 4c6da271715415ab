import { describe, expect, test } from 'vitest';
import { CARCASSONNE_PALETTE } from '../src/carcassonne/palette.ts';
import { KNIGHTS_PALETTE } from '../src/fuzzy-knights/palette.ts';
import { COMMON_PALETTE, styleOf } from '../src/kernel/palette.ts';
import { ROOT_PALETTE, inkOn } from '../src/root/palette.ts';
import { SIGHTS, apart, contrast } from './sight.ts';

const light = (palette: Record<string, readonly [string, string]>, prefix: string): [string, string][] =>
  Object.entries(palette).flatMap(([name, [colour]]) => (name.startsWith(prefix) ? [[name, colour]] : []));

describe.each(Object.entries(SIGHTS))('with %s sight', (_, sight) => {
  test.each([
    ['factions', light(ROOT_PALETTE as never, 'faction-')],
    ['suits', light(ROOT_PALETTE as never, 'suit-')],
    ['seats of Carcassonne', light(CARCASSONNE_PALETTE as never, 'seat-')],
    ['seats of Fuzzy Knights', light(KNIGHTS_PALETTE as never, 'seat-')],
  ])('any two %s are told apart', (_name, colours) => {
    for (const [i, [name, colour]] of colours.entries())
      for (const [other, second] of colours.slice(i + 1))
        expect([name, other, apart(colour, second, sight) > 0.06]).toEqual([name, other, true]);
  });
});

test.each([0, 1] as const)('text stands out from its ground, by day and by night (%i)', (side) => {
  const { ink, muted, paper, panel, page, mark } = COMMON_PALETTE;
  for (const ground of [paper, panel, page])
    for (const text of [ink, muted, mark]) expect(contrast(text[side], ground[side])).toBeGreaterThan(4.5);
});

test('a letter stands out from its faction', () => {
  for (const [name, colour] of light(ROOT_PALETTE as never, 'faction-')) {
    const ink = COMMON_PALETTE[inkOn(name.slice(-1)) as 'dark'][0];
    expect([name, contrast(ink, colour) > 4]).toEqual([name, true]);
  }
});

test('a style sheet has both sides, or the one that is asked for', () => {
  expect(styleOf({ a: ['#111111', '#eeeeee'] }, 'both')).toMatch(
    /\.f-a\{fill:#111111\}.*prefers-color-scheme:dark.*\.f-a\{fill:#eeeeee\}/,
  );
  expect(styleOf({ a: ['#111111', '#eeeeee'] }, 'light')).not.toMatch(/media|eeeeee/);
});
