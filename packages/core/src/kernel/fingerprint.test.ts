import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { Bug } from './bug.ts';
import { canonicalJson, fingerprint } from './fingerprint.ts';
import { hashBytes, hashText } from './hash.ts';
import type { Json } from './json.ts';

const hex = (words: readonly number[]) => words.map((word) => word.toString(16).padStart(8, '0')).join('');

/** The same value with the keys of every object in another order. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, reversed(child)] as const);
  return Object.fromEntries(entries.reverse());
}

describe('hash: MurmurHash3 x86_128', () => {
  test('published values', () => {
    expect(hex(hashText(''))).toBe('00000000000000000000000000000000');
    expect(hex(hashText('The quick brown fox jumps over the lazy dog'))).toBe('2f1583c3ecee2c675d7bf66ce5e91d2c');
    expect(hex(hashText("I will not buy this tobacconist's, it is scratched."))).toBe(
      '9b5b7ba2ef3f7866889adeaf00f3f98e',
    );
  });

  test('every length of tail counts', () => {
    const seen = new Set(Array.from({ length: 64 }, (_, length) => hex(hashBytes(new Uint8Array(length)))));
    expect(seen.size).toBe(64);
  });

  test('one bit of the input changes about half of the bits', () => {
    const bits = (x: number): number => [...(x >>> 0).toString(2)].filter((bit) => bit === '1').length;
    let flips = 0;
    for (let at = 0; at < 320; at++) {
      const bytes = new Uint8Array(40).fill(7);
      const before = hashBytes(bytes);
      bytes[at >> 3] = 7 ^ (1 << (at & 7));
      flips += hashBytes(bytes).reduce((sum, word, i) => sum + bits(word ^ (before[i] as number)), 0);
    }
    expect(flips / 320 / 128).toBeGreaterThan(0.48);
    expect(flips / 320 / 128).toBeLessThan(0.52);
  });
});

describe('canonical JSON', () => {
  test('sorted keys, no spaces', () => {
    expect(canonicalJson({ b: 1, a: [2, 'x', null, true], '10': {}, '9': -0 })).toBe(
      '{"10":{},"9":0,"a":[2,"x",null,true],"b":1}',
    );
  });

  test('lone surrogates stay apart from each other and from U+FFFD', () => {
    const prints = ['\ud800', '\udfff', '\ufffd', '\\ud800'].map(fingerprint);
    expect(new Set(prints).size).toBe(4);
    expect(canonicalJson('\ud800')).toBe('"\\ud800"');
  });

  test('what is not JSON is a Bug, not a hole', () => {
    expect(() => canonicalJson(Number.NaN)).toThrow('not JSON: NaN');
    expect(() => canonicalJson([undefined] as never)).toThrow('not JSON: undefined');
    const values: unknown[] = [
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      () => 1,
      [undefined],
      { a: undefined },
      1n,
    ];
    for (const value of values) expect(() => canonicalJson(value as Json)).toThrow(Bug);
  });

  test('a sparse list is a Bug', () => {
    expect(() => canonicalJson(new Array<Json>(2))).toThrow(Bug);
  });
});

describe('fingerprint', () => {
  test('32 hexadecimal digits, fixed for ever', () => {
    expect(fingerprint({ a: 1 })).toMatch(/^[0-9a-f]{32}$/);
    expect(fingerprint({})).toBe(hex(hashText('{}')));
    // A word of the hash may begin with zeros.
    for (let n = 0; n < 100; n++) expect(fingerprint(n)).toMatch(/^[0-9a-f]{32}$/);
  });

  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(fingerprint(reversed(value as Json))).toBe(fingerprint(value as Json));
      }),
    );
  });

  test('canonical text reads back as the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const normal: unknown = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonicalJson(value as Json))).toEqual(normal);
      }),
    );
  });

  test('the order of a list does count', () => {
    expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
  });
});
