import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const PAGE = 'docs/decisions.md';
const LOOKED_AT = ['core', 'notation', 'bots', 'draw', 'session', 'cli'].flatMap((name) =>
  ['src', 'test', 'bench']
    .map((folder) => `packages/${name}/${folder}`)
    .filter((folder) => existsSync(join(root, folder))),
);

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('docs/decisions.md has each decision from D1 on once, in order', () => {
  const numbers = [...read(PAGE).matchAll(/^\| D(\d+) \| \S/gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});

test('every decision that code, tests or documentation cite has its line there', () => {
  const there = new Set([...read(PAGE).matchAll(/^\| (D\d+) \| \S/gm)].map(([, decision]) => decision));
  const files = [...LOOKED_AT, 'docs', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.(ts|mjs|md)$/.test(path) && path !== PAGE),
  );
  expect(files.length).toBeGreaterThan(500);
  const cited = files.flatMap((path) =>
    [...read(path).matchAll(/\bD[1-9]\d?\b/g)].map(([decision]) => ({ path, decision })),
  );
  expect(cited.length).toBeGreaterThan(300);
  expect(cited.filter(({ decision }) => !there.has(decision))).toEqual([]);
});
