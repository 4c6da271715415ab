import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { carcassonne } from '@woodlog/core/carcassonne';
import { fingerprint } from '@woodlog/core/kernel';
import { describe, expect, test } from 'vitest';
import { describeShared, sharedPaths, sharedText } from '../../../../tools/shared-folder.ts';
import { firstBroken } from '../../src/kernel/properties/law.ts';
import {
  type Log,
  type Tree,
  check,
  logFromJson,
  logOf,
  parse,
  parseJson,
  print,
} from '../../src/carcassonne/index.ts';
import { recordOf, replay } from '../../src/carcassonne/index.ts';
import { RECORD_LAWS, TEXT_LAWS } from '../../src/carcassonne/properties/laws.ts';
import { mutated, noise } from '../../src/carcassonne/properties/noise.ts';
import { PRODUCTIONS, productionsOf } from '../../src/carcassonne/properties/productions.ts';
import { anyGame, puppetGame, setupFor, wildLog } from '../../src/carcassonne/properties/records.ts';
import { writtenRecords } from '../../src/carcassonne/properties/spelling.ts';

const anyLog = fc.oneof(wildLog(), wildLog(true));

const ownGame = print(recordOf(setupFor(3), puppetGame('bent', 0, 3).actions));
const mutatedText = fc.oneof(fc.constant(ownGame), anyLog.map(print)).chain(mutated);

function expectTextLaws(texts: fc.Arbitrary<string>, numRuns: number): void {
  fc.assert(
    fc.property(texts, (text) => {
      expect(firstBroken(TEXT_LAWS, text)).toBeNull();
    }),
    { numRuns },
  );
}

describe('nothing is lost (docs/carcassonne.md: The record)', () => {
  test.each([
    ['noise', noise, 400],
    ['mutated records', mutatedText, 60],
  ])('%s: printed as it was read, and formatted, printed, replayed without a change of meaning', (_, texts, numRuns) =>
    expectTextLaws(texts, numRuns),
  );

  describeShared('corpus/carcassonne', 'records of real and random games', () => {
    test('are so too, mutated', () => {
      const folders = ['corpus/carcassonne', 'corpus/carcassonne/vectors'];
      const records = folders.flatMap((folder) => sharedPaths(folder, '.carcassonne')).map(sharedText);
      expectTextLaws(fc.constantFrom(...records).chain(mutated), 60);
    });
  });
});

describe('a record', () => {
  test('means the same in every accepted spelling, and printed records read back and are canonical', () => {
    fc.assert(
      fc.property(writtenRecords(wildLog()), (written) => {
        expect(firstBroken(RECORD_LAWS, written)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  test('so does one of expansions', () => {
    fc.assert(
      fc.property(wildLog(true), (log) => {
        expect(firstBroken(RECORD_LAWS, { log, text: print(log) })).toBeNull();
      }),
      { numRuns: 150 },
    );
  });

  test('is generated with every production', () => {
    const reached = new Set(fc.sample(anyLog, { numRuns: 400, seed: 3 }).flatMap((log) => [...productionsOf(log)]));
    expect(PRODUCTIONS.filter((production) => !reached.has(production))).toEqual([]);
    expect([...reached].filter((production) => !PRODUCTIONS.includes(production))).toEqual([]);
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
          return fingerprint(carcassonne.canonical(played.right.table));
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
