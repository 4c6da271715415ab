import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleForBrowser } from '../../../tools/browser.mjs';

const GAMES = ['root', 'carcassonne', 'fuzzy-knights'];

/** Minified bytes that the pictures of a game may take, so that what they bring along does not grow unseen. */
const MOST_BYTES: Readonly<Record<string, number>> = { root: 60_000, carcassonne: 21_000, 'fuzzy-knights': 11_000 };

/** The rooms of Root that hold rules. */
const RULES = /\/core\/src\/root\/(?:audit|hirelings|law|ledger|turn)\//;

test.each(GAMES)('the pictures of %s bundle for a browser, without rules, notation and other games', async (game) => {
  const { text, sources, usesNodeGlobals } = await bundleForBrowser(`packages/draw/src/${game}/index.ts`);
  expect(sources).toContain(join('packages/draw/src', game, 'table.ts'));
  expect(sources.filter((path) => !/^packages\/(?:core|draw)\//.test(path))).toEqual([]);
  expect(sources.filter((path) => RULES.test(path))).toEqual([]);
  const others = GAMES.filter((other) => other !== game);
  expect(sources.filter((path) => others.some((other) => path.includes(`/src/${other}/`)))).toEqual([]);
  expect(usesNodeGlobals).toBe(false);
  expect(text.length).toBeLessThan(MOST_BYTES[game] ?? 0);
});
