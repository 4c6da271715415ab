import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../..');
const page = readFileSync(join(PACKAGES, '../docs/rootlog.md'), 'utf8');

const sources = ['core/src/root', 'notation/src/rootlog', 'bots/src/root', 'cli/src/games']
  .flatMap((folder) =>
    readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$/.test(path))
  .filter((path) => !path.startsWith('cli') || path.startsWith('cli/src/games/root/'))
  .filter((path) => statSync(join(PACKAGES, path)).isFile())
  .map((path) => readFileSync(join(PACKAGES, path), 'utf8'))
  .join('\n');

test('docs/rootlog.md names every code that can be said, and no other', () => {
  const codes = new Set([...sources.matchAll(/'([a-z]+\/[a-z-]+)'/g)].map(([, code]) => code!));
  // Such as `rootlog/unknown-${what}`.
  const begun = [...sources.matchAll(/`([a-z]+\/[a-z-]*)\$\{/g)].map(([, start]) => start!);
  const [, table = ''] = /^## Diagnostics$([\s\S]*?)^## /m.exec(page) ?? [];
  const named = [...table.matchAll(/`([a-z]+\/[a-z-]+)`/g)].map(([, code]) => code!);
  expect([...codes].filter((code) => !named.includes(code))).toEqual([]);
  expect(begun.filter((start) => !named.some((code) => code.startsWith(start)))).toEqual([]);
  const known = (code: string) => codes.has(code) || begun.some((start) => code.startsWith(start));
  expect(named.filter((code) => !known(code))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
