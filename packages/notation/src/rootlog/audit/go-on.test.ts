import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { firstLinesOf } from '../../../test/rootlog/first-lines.ts';
import { auditLines } from './audit.ts';
import { DecodedLog } from './decoded-log.ts';
import { AuditMemory } from './memory.ts';

const START = ['9-5-5', '15-4-2', '12-6-1'].map(firstLinesOf);

/** What one edit does to the lines of a text; places and characters are chosen by number. */
type Edit = (lines: readonly string[], line: number, at: number) => readonly string[];

const changed = (change: (text: string, at: number) => string): Edit => {
  return (lines, line, at) => lines.with(line, change(lines[line] ?? '', at % ((lines[line] ?? '').length + 1)));
};

const EDITS: readonly Edit[] = [
  changed((text, at) => `${text.slice(0, at)}${text.slice(at + 1)}`),
  changed((text, at) => `${text.slice(0, at)}3${text.slice(at)}`),
  changed((text, at) => text.slice(0, at)),
  changed((text, at) => text.replaceAll(/[1-9]/g, (digit, place) => (place >= at ? '2' : digit))),
  (lines, line) => lines.toSpliced(line, 1),
  (lines, line) => lines.with(line, (lines[line] ?? '').replace('/', '\n')),
  (lines, line) => lines.toSpliced(line, 0, lines[line] ?? ''),
  (lines, line, at) => lines.toSpliced(line, 0, lines[at % lines.length] ?? ''),
];

function lastReports(text: string, memory?: AuditMemory, most = Number.POSITIVE_INFINITY) {
  const last = new Map<number, unknown>();
  for (const { line, ...said } of auditLines(text, memory && { memory })) {
    last.set(line, said);
    if (last.size >= most) break;
  }
  return [...last].sort(([a], [b]) => a - b);
}

const edit = fc.record({
  kind: fc.nat(EDITS.length - 1),
  line: fc.double({ min: 0, max: 0.999, noNaN: true }),
  at: fc.nat(60),
  isUndone: fc.boolean(),
});

test.each([...START.keys()])('after any edits of log %i an audit that goes on says what a new one says', (log) => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 2, maxLength: 4 }), fc.nat(20), (edits, stopped) => {
      const memory = new AuditMemory();
      let lines: readonly string[] = START[log] ?? [];
      lastReports(lines.join('\n'), memory);
      for (const { kind, line, at, isUndone } of edits) {
        const before = lines;
        lines = EDITS[kind]?.(lines, Math.floor(line * lines.length), at) ?? lines;
        // An audit that is stopped as the text changes leaves what it has come to.
        if (isUndone) lastReports(lines.join('\n'), memory, stopped);
        if (isUndone) lines = before;
        const text = lines.join('\n');
        expect(lastReports(text, memory)).toEqual(lastReports(text));
      }
    }),
    { numRuns: 1 },
  );
});

test('what a line was corrected to before is forgotten', () => {
  const memory = new AuditMemory();
  let lines = START[1] ?? [];
  for (const [n, beginning] of [
    [15, 'A:R#command$'],
    [21, 'XC10'],
  ] as const) {
    const line = lines[n] ?? '';
    lines = lines.with(n, line.slice(0, line.indexOf(beginning) + beginning.length));
    lastReports(lines.join('\n'), memory);
  }
  expect(lastReports(lines.join('\n'), memory)).toEqual(lastReports(lines.join('\n')));
});

test('after an edit nothing above it is decoded again', () => {
  const memory = new AuditMemory();
  const example = new URL('../../../../../examples/first-game.rootlog', import.meta.url);
  const lines = readFileSync(example, 'utf8').split('\n');
  lastReports(lines.join('\n'), memory);
  const turns = lines.flatMap((line, n) => (/^[A-Z]:.*\//.test(line) ? [n] : []));
  const at = turns.at(-2) ?? 0;
  const goesOn = vi.spyOn(AuditMemory.prototype, 'goOn');
  auditLines(lines.with(at, `${lines[at]}/++`).join('\n'), { memory }).next();
  const [[, , log] = []] = goesOn.mock.calls;
  if (!(log instanceof DecodedLog)) throw new Error('it goes on');
  expect(log.begin).toBe(log.entries.findIndex(({ start }) => start > lines.slice(0, at).join('\n').length));
});
