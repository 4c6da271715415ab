import { expect, test } from 'vitest';
import { SIGHTS, apart, contrast } from '../../../../draw/test/sight.ts';
import { REPORT_PALETTE } from './palette.ts';

test.each(Object.entries(SIGHTS))('with %s sight, more and less are told apart', (_, sight) => {
  expect(apart(REPORT_PALETTE.more[0], REPORT_PALETTE.less[0], sight)).toBeGreaterThan(0.06);
});

test.each([0, 1] as const)('the marks of a report stand out from its ground, by day and by night (%i)', (side) => {
  const { bar, mark, more, less, panel } = REPORT_PALETTE;
  for (const colour of [bar, mark, more, less]) expect(contrast(colour[side], panel[side])).toBeGreaterThan(3);
});
