import { expect, test } from 'vitest';
import { readJson } from './json.ts';

test('JSON is read, a byte order mark before it too', async () => {
  expect(await readJson('\ufeff{"a": [1]}')).toEqual({ json: { a: [1] } });
});

test.each([
  ['{"a": 1,}', 8, /property name expected/],
  ['{"a": x}', 6, /invalid symbol/],
  ['{"a": 1 "b": 2}', 8, /comma expected/],
  ['['.repeat(100_000), 0, /nested too deeply/],
  ['{"a": "1\n"}', 6, /unexpected end of string/],
  ['[1, 2', 5, /close bracket expected/],
  ['{} {}', 3, /end of file expected/],
  ['// no\n{}', 0, /invalid comment token/],
  ['\ufeff', 1, /value expected/],
])('%.20j is refused at its place', async (text, start, message) => {
  const read = await readJson(text);
  expect(read).toMatchObject({ problem: { severity: 'error', code: 'json/syntax', start } });
  expect('problem' in read && read.problem.message).toMatch(message);
});

test('a key that is a name of the language stays a key', async () => {
  const read = await readJson('{"__proto__": {"polluted": true}}');
  expect('json' in read && Object.keys(read.json as object)).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
