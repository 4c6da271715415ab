import { readFileSync } from 'node:fs';
import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import * as kernel from '../../src/kernel/index.ts';
import { toyAction } from './toy/codecs.ts';

const page = readFileSync(new URL('../../../../docs/kernel.md', import.meta.url), 'utf8');
const quotes = [...page.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, file, code]) => ({ file, code }));

test('docs/kernel.md quotes the toy game word for word', () => {
  expect(quotes.length).toBe(page.split('```ts').length - 1);
  for (const { file, code } of quotes) {
    const source = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');
    expect(source, file).toContain(code);
  }
});

test('docs/kernel.md calls functions that there are', () => {
  const called = [...page.matchAll(/`(\w+)(?:<\w+>)?\(/g)].map(([, name]) => name as string);
  expect(called.length).toBeGreaterThan(10);
  expect(called.filter((name) => !(name in kernel))).toEqual([]);
});

test('docs/kernel.md shows the message that decode gives', () => {
  const result = kernel.decode(toyAction, { type: 'pass', seat: 7 });
  expect(page).toContain(`\`${isLeft(result) && result.left.message}\``);
});
