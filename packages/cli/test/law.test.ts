import { describe, expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

const HEADER = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n';
const SETUP = `C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:b+6w->3/#despot->$
`;

const said = async (...lines: readonly string[]) => {
  const log = file('law.rootlog', `${HEADER}\n${SETUP}\n${lines.join('\n')}\n`);
  const { out, code } = await run(['check', '--json', log]);
  const { diagnostics, lines: verdicts } = JSON.parse(out);
  return { diagnostics, verdicts, code };
};

test('check holds a log to the law where it knows all factions: a log that breaks nothing has no errors', async () => {
  const { diagnostics, verdicts, code } = await said('C:t->1/w5->2/b_s->5/t1->/++/#->C');
  expect(diagnostics).toEqual([]);
  expect(verdicts).toEqual([
    { line: 6, taker: 'C', verdict: 'legal' },
    { line: 7, taker: 'E', verdict: 'legal' },
    { line: 9, taker: 'C', verdict: 'legal' },
  ]);
  expect(code).toBe(0);
});

describe('what the Marquise and the Eyrie may not do is an error with its section', () => {
  test.each([
    ['4.3', 'she fights herself', 'C:t->1/XC2/#->C', 'law/not-allowed', 8],
    ['4.2', 'clearings are not adjacent', 'C:t->1/w2->3/#->C', 'law/not-allowed', 8],
    ['2.2.3', 'the slot is taken', 'C:t->1/b_s->1/#->C', 'law/not-allowed', 8],
    ['3.2', 'points come from nothing', 'C:t->1/#->C/++3', 'law/not-allowed', 13],
    ['6.4', 'wood is not placed', 'C:w5->2/#->C', 'law/not-done', 9],
    ['6.6', 'no card is drawn', 'C:t->1/w5->2', 'law/not-done', 8],
    ['6.5', 'four actions without a bird', 'C:t->1/w->9/w5->2/w1->5/w6->2/w8->4/w11->3/#->C', 'law/not-allowed', 37],
  ])('%s: %s', async (law, _, line, code, column) => {
    const { diagnostics, verdicts } = await said(line);
    expect(diagnostics).toEqual([expect.objectContaining({ severity: 'error', code, law, line: 9, column })]);
    expect(verdicts[2]).toMatchObject({ line: 9, taker: 'C', verdict: 'illegal', law });
  });
});

test('a line that did nothing is told of at its letter (6.4)', async () => {
  const { diagnostics, verdicts } = await said('C:');
  expect(diagnostics[0]).toMatchObject({ severity: 'error', code: 'law/not-done', line: 9, column: 1, endColumn: 3 });
  expect(verdicts[2]).toMatchObject({ line: 9, taker: 'C', verdict: 'illegal' });
});

test('a line with an action that cannot be read is not held to the law', async () => {
  const { diagnostics, verdicts } = await said('C:t->1/zzz/#->C');
  expect(diagnostics.map(({ code }: { code: string }) => code)).toEqual(['rootlog/unknown-piece']);
  expect(verdicts[2]).toEqual({ line: 9, taker: 'C', verdict: 'slip' });
});

test('--no-law leaves check at syntax and pieces', async () => {
  const log = file('no-law.rootlog', `${HEADER}\n${SETUP}\nC:t->1/XC2/#->C\n`);
  const { out, code } = await run(['check', '--no-law', '--json', log]);
  expect(JSON.parse(out)).toEqual({ file: log, game: 'root', diagnostics: [] });
  expect(code).toBe(0);
});
