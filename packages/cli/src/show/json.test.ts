import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonText } from './json.ts';

const written = (value: unknown): string => [...jsonText(value)].join('');

test('what fits on a line stands on one', () => {
  expect(written({ a: [1, 2], b: 'x' })).toBe('{"a":[1,2],"b":"x"}\n');
});

test('an object that does not fit is broken, its fields are not', () => {
  const place = { Cw: 2, Cb_s: 1 };
  const text = written({ locations: Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${i + 1}`, place])) });
  expect(text.split('\n').slice(0, 4)).toEqual([
    '{',
    '  "locations": {',
    '    "1": {"Cw":2,"Cb_s":1},',
    '    "2": {"Cw":2,"Cb_s":1},',
  ]);
});

test('a long list of words stays on its line', () => {
  const words = Array.from({ length: 60 }, () => 'F#anvil');
  expect(written({ words }).split('\n')[1]).toBe(`  "words": ${JSON.stringify(words)}`);
});

test('is JSON of the same value, whatever its shape', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      expect(JSON.stringify(JSON.parse(written(value)))).toBe(JSON.stringify(value));
    }),
  );
});

test('a field without a value is left out', () => {
  const long = 'x'.repeat(130);
  expect(JSON.parse(written({ a: undefined, long, b: { c: undefined } }))).toEqual({ long, b: {} });
});

test('is JSON however deep it goes', () => {
  let value: unknown = [];
  for (let depth = 0; depth < 200; depth++) value = [value, {}];
  expect(JSON.parse(written(value))).toEqual(value);
});

test('control characters are escaped: a terminal would obey them', () => {
  expect(written({ name: 'A\u001b\u007f\u009bnn' })).toBe('{"name":"A\\u001b\\u007f\\u009bnn"}\n');
});
