import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './fingerprint.ts';
import { type Json, isSameJson } from './json.ts';

// Few keys and values, so that pairs are often equal or nearly so.
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, 0, -0, 1, '', '0', 'a'),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0'), tie('value'), { maxKeys: 2 }),
  ),
})).value;

test('two values are the same exactly if their canonical texts are', () => {
  let same = 0;
  fc.assert(
    fc.property(json, json, (one, other) => {
      const expected = canonicalJson(one) === canonicalJson(other);
      same += expected ? 1 : 0;
      expect(isSameJson(one, other)).toBe(expected);
      expect(isSameJson(one, JSON.parse(canonicalJson(one)))).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(same).toBeGreaterThan(20);
});
