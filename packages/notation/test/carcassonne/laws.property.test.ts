import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { carcassonne } from '@woodlog/core/carcassonne';
import { fingerprint } from '@woodlog/core/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Log,
  type Tree,
  check,
  explain,
  fmt,
  logFromJson,
  logOf,
  parse,
  parseJson,
  print,
  recordOf,
  replay,
} from '../../src/carcassonne/index.ts';
import { leavesOf } from '../../src/carcassonne/tree.ts';
import { anyGame, puppetGame, setupFor, wildLog } from './arbitraries.ts';
import { record, recordNames } from './corpus.ts';
import { choices, respell } from './spelling.ts';

const anyLog = fc.oneof(wildLog(), wildLog(true));

/** Real and generated texts with letters changed, dropped, doubled, and lines torn apart and joined. */
const samples = [...recordNames().map(record), print(recordOf(setupFor(3), puppetGame('bent', 0, 3).actions))];
const bentText = fc
  .record({
    text: fc.oneof(fc.constantFrom(...samples), anyLog.map(print)),
    from: fc.nat(),
    length: fc.nat(1500),
    changes: fc.array(
      fc.record({
        at: fc.nat(),
        drop: fc.nat(4),
        put: fc.oneof(
          fc.constantFrom(...'\n\r\t /()+-=,?PpmMKAB019[]', ' (', '1A '),
          fc.string({ maxLength: 3, unit: 'binary' }),
        ),
      }),
      { maxLength: 12, size: 'max' },
    ),
  })
  .map(({ text, from, length, changes }) => {
    const start = from % text.length;
    let bent = text.slice(start, start + length);
    for (const { at, drop, put } of changes) {
      const place = at % (bent.length + 1);
      bent = bent.slice(0, place) + put + bent.slice(place + drop);
    }
    return bent;
  });
const anyText = fc.oneof(
  bentText,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 200, size: 'max' }),
);

function checkTree(tree: Tree): void {
  let end = 0;
  for (const leaf of tree.lines.flatMap(leavesOf)) {
    expect(leaf.start).toBeGreaterThanOrEqual(end);
    expect(leaf.end).toBeGreaterThanOrEqual(leaf.start);
    end = leaf.end;
  }
  expect(end).toBeLessThanOrEqual(tree.text.length);
  for (const { start, end: last } of tree.diagnostics) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(last).toBeGreaterThanOrEqual(start);
    expect(last).toBeLessThanOrEqual(tree.text.length);
  }
}

describe('nothing is lost (DESIGN: Notation)', () => {
  test('print(parse(text)) is text, for every string; nodes are in order and do not overlap', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tree = parse(text);
        expect(print(tree)).toBe(text);
        checkTree(tree);
      }),
      { numRuns: 400 },
    );
  });

  test('whatever the text, replay, check, explain and JSON do not throw', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tree = parse(text);
        check(tree);
        replay(tree);
        replay(tree, { strict: true });
        explain(tree);
        JSON.stringify(parseJson(tree));
      }),
      { numRuns: 200 },
    );
  });

  test('what is between nodes is blank', () => {
    for (const text of samples) {
      let end = 0;
      for (const { start, end: next } of parse(text).lines.flatMap(leavesOf)) {
        expect(text.slice(end, start).trim()).toBe('');
        end = next;
      }
    }
  });
});

describe('a record', () => {
  test('printed and read is the same record, with nothing to say', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const tree = parse(print(log));
        expect(tree.diagnostics.filter(({ code }) => code !== 'carcassonne/no-square')).toEqual([]);
        expect(logOf(tree)).toEqual(log);
      }),
      { numRuns: 300 },
    );
  });

  test('means the same in every accepted spelling', () => {
    fc.assert(
      fc.property(wildLog(), choices, (log, next) => {
        const text = respell(log, next);
        expect(logOf(parse(text)), text).toEqual(log);
      }),
      { numRuns: 300 },
    );
  });

  test('goes through JSON', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const json = JSON.parse(JSON.stringify(parseJson(parse(print(log)))));
        expect(logFromJson(json)).toEqual({ _tag: 'Right', right: log });
      }),
      { numRuns: 200 },
    );
  });

  test('of a game gives the table of the game, turn by turn, and again after printing', () => {
    fc.assert(
      fc.property(anyGame, ({ seed, game, seats }) => {
        const { actions, tables } = puppetGame(seed, game, seats);
        const log = recordOf(setupFor(seats), actions);
        const tree = parse(print(log));
        expect(logOf(tree)).toEqual(log);
        expect(check(tree)).toEqual([]);
        const at = (source: Tree | Log, turn: number) => {
          const played = replay(source, { turn });
          if (isLeft(played)) throw new Error(played.left.message);
          return fingerprint(carcassonne.canonical(played.right.state));
        };
        tables.forEach((table, i) => {
          // The last table is scored: the lines of the end have the number of the last move.
          const wanted = fingerprint(carcassonne.canonical(table));
          if (i % 7 === 0 || i > tables.length - 3) expect([at(log, i + 1), at(tree, i + 1)]).toEqual([wanted, wanted]);
        });
        const strict = replay(tree, { strict: true });
        expect(isRight(strict) && strict.right.diagnostics).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});

describe('fmt', () => {
  const meaning = (tree: Tree) => logOf(tree);

  test('changes nothing more when it is done again, and never what the record means', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tree = parse(text);
        const formatted = fmt(tree);
        const again = parse(formatted);
        expect(fmt(again)).toBe(formatted);
        expect(meaning(again)).toEqual(meaning(tree));
      }),
      { numRuns: 600 },
    );
  });

  test('gives what print gives, for a record that is all read', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        expect(fmt(parse(print(log)))).toBe(print(log));
      }),
      { numRuns: 100 },
    );
  });
});

test('reading takes time in proportion to the length', () => {
  const nasty = [
    '1A (',
    '+',
    '(B+1,',
    '/',
    '\n1A',
    'A = (',
    '    ',
    '5A (0,1) ',
    '1A +1 (+1) ',
    'CCCCmmmm',
    '\n/\n',
    '=',
  ];
  const time = (text: string) => {
    const start = process.hrtime.bigint();
    parse(text);
    return Number(process.hrtime.bigint() - start) / 1e6;
  };
  for (const piece of nasty) {
    const text = piece.repeat(Math.ceil(400_000 / piece.length));
    // A thousandth of a millisecond a letter is slow for this reader; what is quadratic takes minutes.
    expect(time(text), JSON.stringify(piece)).toBeLessThan(4000);
  }
});
