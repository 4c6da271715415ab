import { expect, test } from 'vitest';
import { END } from '@woodlog/core/root-law';
import { type SearchedPlan, clearlyBest } from './search.ts';

/** A plan whose value is half its end's and half that of the rounds after it. */
function plan(most: number, after: readonly number[]): SearchedPlan {
  const mean = after.reduce((sum, one) => sum + one, 0) / after.length;
  const later = after.map((value) => ({ value })) as unknown as SearchedPlan['later'];
  return { option: { kind: END, law: '' }, most, later, value: (most + mean) / 2, trials: 1 } as SearchedPlan;
}

test('a search leaves the best end of a turn only for one that its rounds show to be better by more than their error', () => {
  const first = plan(10, [4, 8, 6, 10]);
  const lucky = plan(9, [4, 8, 6, 22]);
  const better = plan(9, [8, 11, 10, 14]);
  const worse = plan(8, [1, 2, 3, 4]);
  expect(lucky.value).toBeGreaterThan(first.value);
  expect(clearlyBest([first, lucky, worse])).toEqual([first]);
  expect(clearlyBest([first, lucky, better, worse])).toEqual([first, better]);
});

test('without rounds only the best end is left', () => {
  const first = plan(3, []);
  expect(clearlyBest([first, plan(3, [])])).toEqual([first]);
});
