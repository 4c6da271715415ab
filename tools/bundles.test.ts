import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundleOf } from './browser.mjs';

const root = join(import.meta.dirname, '..');

const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  root: ['root', 'rootlog'],
  carcassonne: ['carcassonne'],
  'fuzzy-knights': ['fuzzy-knights'],
};

/** The rooms of Root that hold rules, but for those that the ledger needs. */
const RULES = /\/core\/src\/root\/(?:audit|hirelings|law|ledger|turn)\//;

/** Minified bytes that an entry may take, so that what it brings along does not grow unseen. */
const ENTRIES = [
  { pack: 'draw', game: 'root', brings: ['core'], most: 60_000 },
  { pack: 'draw', game: 'carcassonne', brings: ['core'], most: 22_000 },
  { pack: 'draw', game: 'fuzzy-knights', brings: ['core'], most: 11_000 },
  { pack: 'language', game: 'root', brings: ['core', 'notation'], most: 200_000 },
  { pack: 'language', game: 'carcassonne', brings: ['core', 'notation'], most: 95_000 },
  { pack: 'language', game: 'fuzzy-knights', brings: ['core', 'notation'], most: 100_000 },
  { pack: 'session', game: 'root', brings: ['core', 'notation'], most: 150_000 },
  { pack: 'session', game: 'carcassonne', brings: ['core', 'notation'], most: 90_000 },
  { pack: 'session', game: 'fuzzy-knights', brings: ['core', 'notation'], most: 95_000 },
];

/** What a program that checks logs of one game may take of `woodlog/GAME`. */
const CHECKS = [
  { game: 'root', most: 515_000 },
  { game: 'carcassonne', most: 100_000 },
  { game: 'fuzzy-knights', most: 100_000 },
];

const folder = mkdtempSync(join(tmpdir(), 'woodlog-bundles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sources of ours that are of another game. */
const strangers = (sources: readonly string[], game: string): readonly string[] => {
  const others = Object.keys(FOLDERS).flatMap((other) => (other === game ? [] : FOLDERS[other]!));
  return sources.filter(
    (path) => path.startsWith('packages/') && path.split('/').some((part) => others.includes(part)),
  );
};

test.each(ENTRIES)(
  '@woodlog/$pack/$game fits into $most bytes in a browser, and brings along $brings of its game alone',
  async ({ pack, game, brings, most }) => {
    const { text, sources } = await bundleOf(`packages/${pack}/src/${game}/index.ts`);
    const own: readonly string[] = sources.filter((path: string) => path.startsWith('packages/'));
    const packages = new Set(own.map((path) => path.split('/')[1]));
    expect([...packages].sort()).toEqual([...brings, pack].sort());
    expect(strangers(own, game)).toEqual([]);
    expect(text.length).toBeLessThan(most);
  },
);

test('pictures of Root bring no rules along', async () => {
  const { sources } = await bundleOf('packages/draw/src/root/index.ts');
  expect(sources.filter((path: string) => RULES.test(path))).toEqual([]);
  expect(sources).toContain('packages/core/src/root/table/layout.ts');
});

test.each(CHECKS)(
  'checking logs with woodlog/$game fits into $most bytes, and brings along no other game',
  async ({ game, most }) => {
    const entry = join(folder, `${game}.ts`);
    writeFileSync(entry, `export { check } from ${JSON.stringify(join(root, `packages/cli/src/${game}-entry.ts`))};`);
    const { text, sources } = await bundleOf(entry);
    expect(sources).toContain(`packages/cli/src/games/${game}/log.ts`);
    expect(strangers(sources, game)).toEqual([]);
    expect(text.length).toBeLessThan(most);
  },
);

test.each(CHECKS)('all of woodlog/$game brings along no other game', async ({ game }) => {
  const { sources } = await bundleOf(`packages/cli/src/${game}-entry.ts`);
  expect(sources).toContain(`packages/cli/src/games/${game}/play.ts`);
  expect(strangers(sources, game)).toEqual([]);
});
