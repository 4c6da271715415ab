import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Tree, fmt, logOf, parse, print } from '../../src/rootlog/index.ts';
import { leavesOf } from '../../src/rootlog/tree.ts';
import { corpusLogs } from './corpus.ts';
import { anyLog } from './logs.ts';
import { bent, noise } from './noise.ts';
import { runs } from './runs.ts';

/** Nodes are in order and apart, and what lies between them says nothing: blanks, line ends, separators. */
function expectWholeTree(tree: Tree): void {
  let at = 0;
  for (const leaf of tree.lines.flatMap(leavesOf)) {
    expect(leaf.start).toBeGreaterThanOrEqual(at);
    expect(leaf.end).toBeGreaterThanOrEqual(leaf.start);
    expect(tree.text.slice(at, leaf.start)).toMatch(/^[\s\u200b/;]*$/);
    at = leaf.end;
  }
  expect(tree.text.slice(at)).toMatch(/^[\s\u200b/;]*$/);
  for (const { start, end } of tree.diagnostics) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(tree.text.length);
  }
}

/** Text that means what the text means, in a form that stays as it is. */
function expectLaws(text: string): void {
  const tree = parse(text);
  expect(print(tree)).toBe(text);
  expectWholeTree(tree);
  const log = logOf(tree);
  const formatted = fmt(tree);
  const again = parse(formatted);
  expect(logOf(again)).toEqual(log);
  expect(fmt(again)).toBe(formatted);
  expect(logOf(parse(print(log)))).toEqual(log);
}

describe('logs', () => {
  test('a log is read as it is meant, in any spelling', () => {
    fc.assert(
      fc.property(anyLog(), ({ log, text }) => {
        expect(logOf(parse(text))).toEqual(log);
      }),
      runs(60),
    );
  });

  test('a log is read back as it was printed, and printed logs are canonical', () => {
    fc.assert(
      fc.property(anyLog(), ({ log }) => {
        const text = print(log);
        const tree = parse(text);
        expect(logOf(tree)).toEqual(log);
        expect(fmt(tree)).toBe(text);
      }),
      runs(60),
    );
  });

  test('so are long ones, with hundreds of actions', () => {
    let longest = 0;
    fc.assert(
      fc.property(anyLog(60, 40), ({ log, text }) => {
        longest = Math.max(
          longest,
          log.turns.reduce((sum, { actions }) => sum + actions.length, 0),
        );
        expect(logOf(parse(text))).toEqual(log);
        expect(logOf(parse(print(log)))).toEqual(log);
        expectLaws(text);
      }),
      runs(24),
    );
    expect(longest).toBeGreaterThan(300);
  });
});

describe('any text', () => {
  test('is printed as it was read, and formatted without a change of meaning', () => {
    fc.assert(fc.property(noise, expectLaws), runs(1000));
  });

  test('bent logs too', () => {
    fc.assert(
      fc.property(
        anyLog().chain(({ text }) => bent(text)),
        expectLaws,
      ),
      runs(60),
    );
  });

  test('bent logs of real games too', () => {
    const logs = corpusLogs().map(([, text]) => text);
    if (logs.length === 0) return;
    fc.assert(fc.property(fc.constantFrom(...logs).chain(bent), expectLaws), runs(20));
  });
});
