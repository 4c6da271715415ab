import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FuzzAdapter, type Kind, anyKind } from './kind.ts';
import { type FoundFault, caseAt, runCases } from './run.ts';
import { summaryOf, summaryText } from './summary.ts';

const kind = (name: string, most: number): Kind<number> => ({
  name,
  batch: 5,
  values: fc.nat(1000),
  try(value, reached) {
    reached.production(value % 2 === 0 ? 'even' : 'odd');
    return value > most ? { law: 'small', how: `${value} is more than ${most}` } : null;
  },
});

const adapter: FuzzAdapter = {
  game: 'root',
  kinds: [kind('good', 1000), kind('bad', 600), kind('long text', 1000)].map(anyKind),
  text: { name: 'text', batch: 1, values: fc.constant(''), try: () => null },
  productions: ['even', 'odd', 'neither'],
  steps: [],
};

function runOf(seed: string, from: number, cases: number) {
  const found: FoundFault[] = [];
  const result = runCases([adapter], seed, from, (done) => done < cases, {
    begins() {},
    tries() {},
    found: (fault) => found.push(fault),
    tried() {},
  });
  return { found, summary: summaryOf([adapter], result) };
}

test('a fault is told once, as small as can be, and counted every time', () => {
  const { found, summary } = runOf('maple', 0, 17);
  expect(found).toMatchObject([{ game: 'root', kind: 'bad', law: 'small', value: 601, how: '601 is more than 600' }]);
  const [good, bad, long] = summary.games[0]!.kinds;
  expect([good!.values, bad!.values, long!.values]).toEqual([40, 40, 5]);
  expect(bad!.faults).toBeGreaterThan(1);
});

test('a case is the same alone as in its run', () => {
  const [fault] = runOf('maple', 0, 17).found;
  expect(runOf('maple', fault!.at, 1).found).toEqual([fault]);
  expect(runOf('maple', 0, 17)).toEqual(runOf('maple', 0, 17));
});

test('every kind comes in the first round, long texts at its end', () => {
  const names = Array.from({ length: 18 }, (_, i) => caseAt([adapter], i).kind.name);
  expect(names.slice(0, 4)).toEqual(['good', 'bad', 'good', 'bad']);
  expect(names.slice(15)).toEqual(['bad', 'long text', 'good']);
});

test('what was not reached is named', () => {
  const { summary } = runOf('maple', 0, 4);
  expect(summaryText(summary)).toMatch(/productions +2 of 3 reached; not neither\n/);
  expect(summaryText({ ...summary, cases: 1 })).toMatch(/^1 case\n/);
});
