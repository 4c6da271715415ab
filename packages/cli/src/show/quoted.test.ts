import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

const hasBash = spawnSync('bash', ['--version']).status === 0;
if (!hasBash) console.warn('bash is missing: no word is given to a shell');
const inBash = test.runIf(hasBash);

inBash.each([
  'maple',
  'A=greedy,B=random',
  '',
  "ann's seed",
  'C=x;V=vagabot/thief:nightmare+berserker|$(rm) `x` "y" \\n',
  "two\nlines\ttab 'quote' back\\slash\x1b[2J",
  'Grün\u2028 – 木',
  'nwad\u202egnp.exe \u2066',
])('%j comes back from a shell', (word) => {
  const text = quoted(word);
  for (const unit of ['\n', '\u2028', '\x1b', '\u202e', '\u2066']) expect(text).not.toContain(unit);
  const args = ['--norc', '-c', `printf %s ${text}`];
  expect(execFileSync('bash', args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } })).toBe(word);
});

test('a word that needs no quotes has none', () => {
  expect(quoted('C=mechanical-marquise:nightmare+blitz,E=electric-eyrie')).toBe(
    'C=mechanical-marquise:nightmare+blitz,E=electric-eyrie',
  );
});
