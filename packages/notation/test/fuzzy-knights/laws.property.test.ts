import { isLeft } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logFromJson, parse } from '../../src/fuzzy-knights/index.ts';
import { firstBroken } from '../../src/kernel/properties/law.ts';
import { LOG_LAWS, TEXT_LAWS } from '../../src/fuzzy-knights/properties/laws.ts';
import { writtenLogs } from '../../src/fuzzy-knights/properties/logs.ts';
import { mutated, noise } from '../../src/fuzzy-knights/properties/noise.ts';
import { PRODUCTIONS, productionsOf } from '../../src/fuzzy-knights/properties/productions.ts';

test('a log is read as it is meant, in any spelling, and printed logs read back and are canonical', () => {
  fc.assert(
    fc.property(writtenLogs, (written) => {
      expect(firstBroken(LOG_LAWS, written)).toBeNull();
    }),
    { numRuns: 200 },
  );
});

test('any text keeps its meaning through every form', () => {
  const texts = fc.oneof(
    noise,
    writtenLogs.chain(({ text }) => mutated(text)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(firstBroken(TEXT_LAWS, text)).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('the generators reach every production', () => {
  const reached = new Set(
    fc.sample(writtenLogs, { numRuns: 400, seed: 3 }).flatMap(({ log }) => [...productionsOf(log)]),
  );
  expect(PRODUCTIONS.filter((production) => !reached.has(production))).toEqual([]);
  expect([...reached].filter((production) => !PRODUCTIONS.includes(production))).toEqual([]);
});

test('JSON with a map that no log can write is refused by its path', () => {
  const log = { game: 'fuzzy-knights', header: { players: [], map: [15, 10] }, turns: [], winners: [] };
  const read = logFromJson(log);
  expect(isLeft(read) && read.left.message).toMatch(/^header\.map: expected width and height in tens/);
  expect(isLeft(logFromJson({ ...log, header: { players: [], map: [20, 10] } }))).toBe(false);
});

test('a result that names a winner twice is refused in the text and in JSON', () => {
  const text = 'FUZZY KNIGHTS\n\nRESULT P2 P3 P2 P3 P4\n';
  expect(firstBroken(TEXT_LAWS, text)).toBeNull();
  expect(parse(text).diagnostics).toMatchObject([{ code: 'knights/bad-header', hint: 'it names each winner once' }]);
  const read = logFromJson({ game: 'fuzzy-knights', header: { players: [] }, turns: [], winners: ['P2', 'P2'] });
  expect(isLeft(read) && read.left.message).toMatch(/^winners: expected list of winners such as P1, each named once/);
});
