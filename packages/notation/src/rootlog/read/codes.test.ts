import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { END, LETTER, SIGN, codesOf } from './codes.ts';

test('letters have the codes of their names', () => {
  for (const [letter, code] of Object.entries(LETTER)) expect(code, letter).toBe(letter.charCodeAt(0));
});

test('signs have their codes', () => {
  const { arrow, dash, blank, other, ...ascii } = SIGN;
  expect(String.fromCharCode(...Object.values(ascii))).toBe("\n\r #$%&'()*+,-/:;<=>?@^_");
  const beyond = '→⟶–—\u00a0é\u0000';
  expect([...codesOf(beyond)].slice(0, beyond.length + 1)).toEqual([
    arrow,
    arrow,
    dash,
    dash,
    blank,
    other,
    other,
    END,
  ]);
});

test('no other file of the reader writes character codes down', () => {
  const written = readdirSync(import.meta.dirname)
    .filter((file) => /^(?!codes).*(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8');
      const bare = source.replace(/'[^'\n]*'|`[^`]*`|\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return [...bare.matchAll(/(?:===|!==|<=|>=|<|>|case|\[)\s*(\d{2,3})\b/g)].map(([, code]) => `${file}: ${code}`);
    });
  expect(written).toEqual([]);
});
