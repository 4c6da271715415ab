import { expect, test } from 'vitest';
import { SLIP_KINDS } from './bend.ts';
import { fixesOf } from './fixes.ts';
import { STYLES, legalLog } from './legal-logs.ts';
import { type Measured, measure, trialOf } from './measure.ts';
import { tableLines, tableOf } from './table.ts';

const REVERSED = SLIP_KINDS.findIndex(({ kind }) => kind === 'piece reversed');

test('a log is written with every card named, or as people write; the game is the same', () => {
  const [named = '', people = ''] = STYLES.map((style) => legalLog('slips', 1, style));
  const [one, two] = [named, people].map((text) => text.split('\n\n')[0]);
  expect(one).toBe(two);
  expect(people.match(/#[a-z]/g)?.length).toBeLessThan(named.match(/#[a-z]/g)?.length ?? 0);
});

test('where a diagnostic has no fix, its hint is one: its text stands in place of what it marks', () => {
  const message = 'not an action; did you mean `b_r->5`?';
  const diagnostic = { severity: 'error', code: 'x/y', message, line: 2, column: 3, endColumn: 9 } as const;
  expect(fixesOf(diagnostic, 'Map: Fall\nC:r_b->5')).toEqual([
    { title: 'b_r->5', certain: false, edits: [{ start: 12, end: 18, text: 'b_r->5' }] },
  ]);
  expect(fixesOf({ ...diagnostic, message: 'not an action' }, 'Map: Fall\nC:r_b->5')).toEqual([]);
  const fixes = [{ title: 'write it otherwise', certain: false, edits: [] }];
  expect(fixesOf({ ...diagnostic, fixes }, 'Map: Fall\nC:r_b->5')).toBe(fixes);
});

test('a reversed piece is noticed, and no line with a slip counts as innocent', async () => {
  const measured = await measure('slips', REVERSED, 'named', 1);
  expect(measured).toMatchObject({ log: REVERSED, silent: false, slips: [{ kind: 'piece reversed', noticed: true }] });
  const bent = measured?.slips.flatMap(({ lines }) => lines) ?? [];
  expect(measured?.accused.filter((line) => bent.includes(line))).toEqual([]);
});

test('the same seed and index give the same bent log, whatever was measured before', () => {
  const trial = trialOf('slips', 3, 'people', 3);
  trialOf('slips', 2, 'people', 1);
  expect(trialOf('slips', 3, 'people', 3)).toEqual(trial);
});

test('sums leave silent logs out of all but their count', () => {
  const slip = { kind: 'points', lines: [9], change: '', noticed: true, first: true, any: true };
  const logs: Measured[] = [
    { log: 0, slips: [slip], silent: false, accused: [11, 12], undecided: 1 },
    { log: 1, slips: [{ ...slip, first: false }], silent: false, accused: [], undecided: 0 },
    { log: 2, slips: [{ ...slip, noticed: false, first: false, any: false }], silent: true, accused: [], undecided: 0 },
  ];
  const table = tableOf(logs);
  const counts = { slips: 3, silent: 1, noticed: 2, first: 1, any: 2, logs: 2, accusing: 1, accused: 2, undecided: 1 };
  expect(table.all).toEqual(counts);
  expect(table.kinds['points']).toEqual(counts);
  expect(tableLines(table)).toContain('| points | `++2` → `++3` | 3 | 1 | 100 % | 50 % | 100 % | 50 % | 2 | 1 |');
});
