import { expect, test } from 'vitest';
import { stream } from '@woodlog/core/kernel';
import { type Action, layoutOf } from '@woodlog/core/root';
import { peopleSetup, playedLines } from '../people-logs.ts';
import { KINDS, mutate } from './mutate.ts';
import { recallPage } from './page.ts';
import { recall } from './recall.ts';

test('a mutant differs from its line in one thing, at the action that is told', () => {
  const setup = peopleSetup('mutants', 0);
  const { start, lines } = playedLines(setup, 'mutants', 0);
  const layout = layoutOf(start.setup);
  const chance = stream('mutants', 0, 'test');
  const seen = new Set<string>();
  for (const { actions } of lines.slice(0, 40)) {
    for (const kind of KINDS) {
      const mutant = mutate(kind, actions, layout, chance);
      if (mutant === null) continue;
      seen.add(kind);
      const before = (list: readonly Action[]): readonly Action[] => list.slice(0, mutant.at);
      expect(before(mutant.actions)).toEqual(before(actions));
      expect(mutant.actions).not.toEqual(actions);
    }
  }
  expect([...seen].sort()).toEqual([...KINDS].sort());
});

test('a page counts each mutant once by its kind and once by its section', () => {
  const counted = recall('mutants', 'known', { lines: 2 });
  const sum = (counts: Iterable<Record<string, number>>): number =>
    [...counts].reduce(
      (all, { illegal = 0, slip = 0, undecided = 0, legal = 0, 'legal if': assumed = 0 }) =>
        all + illegal + slip + undecided + legal + assumed,
      0,
    );
  expect(counted.mutants).toBeGreaterThan(0);
  expect(sum([...counted.kinds.values()].map((count) => ({ ...count })))).toBe(counted.mutants);
  expect(sum([...counted.sections.values()].map((count) => ({ ...count })))).toBe(counted.mutants);
  expect(recallPage([counted])).toContain(`${counted.mutants} mutants of ${counted.games} games.`);
});
