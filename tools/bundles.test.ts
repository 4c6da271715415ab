import { expect, test } from 'vitest';
import { bundleForBrowser } from './browser.mjs';

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
  { pack: 'session', game: 'root', brings: ['core', 'notation'], most: 150_000 },
  { pack: 'session', game: 'carcassonne', brings: ['core', 'notation'], most: 90_000 },
  { pack: 'session', game: 'fuzzy-knights', brings: ['core', 'notation'], most: 95_000 },
];

test.each(ENTRIES)(
  '@woodlog/$pack/$game fits into $most bytes in a browser, and brings along $brings of its game alone',
  async ({ pack, game, brings, most }) => {
    const { text, sources, usesNodeGlobals } = await bundleForBrowser(`packages/${pack}/src/${game}/index.ts`);
    const own: readonly string[] = sources.filter((path: string) => path.startsWith('packages/'));
    const packages = new Set(own.map((path) => path.split('/')[1]));
    expect([...packages].sort()).toEqual([...brings, pack].sort());
    const others = Object.keys(FOLDERS).flatMap((other) => (other === game ? [] : FOLDERS[other]!));
    expect(own.filter((path) => others.includes(path.split('/')[3]!))).toEqual([]);
    expect(usesNodeGlobals).toBe(false);
    expect(text.length).toBeLessThan(most);
  },
);

test('pictures of Root bring no rules along', async () => {
  const { sources } = await bundleForBrowser('packages/draw/src/root/index.ts');
  expect(sources.filter((path: string) => RULES.test(path))).toEqual([]);
  expect(sources).toContain('packages/core/src/root/table/layout.ts');
});
