import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, printAction } from '../../src/rootlog/index.ts';
import { readLineOf } from './reading.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');

/** The rows of a page's tables by heading: whose line it is, what is written, what it is read as (`-`: nothing). */
function tablesOf(page: string): Map<string, (readonly [taker: string, written: string, usual: string])[]> {
  const tables = new Map<string, (readonly [string, string, string])[]>();
  let heading = '';
  for (const line of readFileSync(join(DOCS, page), 'utf8').split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3);
    const row = /^\| ([A-Z]) \| `([^`]+)` \| (?:`([^`]+)`|-) \|/.exec(line);
    if (row) tables.set(heading, [...(tables.get(heading) ?? []), [row[1]!, row[2]!, row[3] ?? '']]);
  }
  return tables;
}

describe.each([
  ['notation-dialects.md', 30],
  ['rootlog.md', 25],
])('docs/%s', (page, rows) => {
  const tables = tablesOf(page);

  test('has its tables', () => {
    expect([...tables.values()].flat().length).toBeGreaterThanOrEqual(rows);
  });

  for (const [heading, table] of tables) {
    describe(heading, () => {
      test.each(table)('%s: %s is read as %s', (taker, written, usual) => {
        const { actions, codes } = readLineOf(taker, written);
        const printed = actions.map((action) => (action ? printAction(action, taker) : '')).join('/');
        expect(printed).toBe(usual);
        const wrong = codes.filter((code) => code !== 'rootlog/dialect');
        expect(wrong.length).toBe(usual === '' ? 1 : 0);
      });
    });
  }
});

test('prose after a lone hyphen is a comment', () => {
  const tree = parse('H: Ann\nH:w12->/w_w->12 - The Hundreds anoint a new Warlord / or so');
  expect(tree.lines[1]?.comment?.text).toBe('The Hundreds anoint a new Warlord / or so');
  expect(tree.diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['info rootlog/dialect']);
});

test('what stays an error', () => {
  for (const [taker, action] of [
    ['C', '2(w+t)3->'],
    ['V', '$_d->s+r'],
    ['E', 'Cb4->'],
    ['P', 't^3->t_s'],
  ] as const)
    expect(readLineOf(taker, action).actions).toEqual([null]);
});
