import { expect, test } from 'vitest';
import { apiEntries, apiPage, exportsOf } from './api.mjs';

const entries: readonly { readonly name: string; readonly source: string }[] = apiEntries();

interface Exported {
  readonly name: string;
  readonly doc?: string;
  readonly code?: string;
}

test('every exported name of every entry has its declaration on a page', () => {
  expect(entries.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'woodlog',
      'woodlog/draw',
      '@woodlog/core/kernel',
      '@woodlog/notation/root',
      '@woodlog/bots/root',
    ]),
  );
  for (const entry of entries) {
    const names: readonly Exported[] = exportsOf(entry.source);
    expect(names.length).toBeGreaterThan(3);
    expect([entry.name, names.filter(({ code }) => !code?.includes('export')).map(({ name }) => name)]).toEqual([
      entry.name,
      [],
    ]);
    const page = apiPage(entry);
    for (const { name } of names) expect(page).toContain(`\n## ${name}\n`);
  }
});

test.each(['woodlog', 'woodlog/root', 'woodlog/carcassonne', 'woodlog/fuzzy-knights', 'woodlog/draw'])(
  '%s: every name is documented',
  (name) => {
    const { source = '' } = entries.find((entry) => entry.name === name) ?? {};
    const names: readonly Exported[] = exportsOf(source);
    expect(names.filter(({ doc }) => !doc).map((one) => one.name)).toEqual([]);
  },
);

test('a page has the declaration and the example of a function', () => {
  const page = apiPage(entries.find(({ name }) => name === 'woodlog') ?? { name: '', source: '' });
  expect(page).toMatch(/^## play\n\n```ts\nexport async function play\(setup: GameSetup, seed: string, index = 0\)/m);
  expect(page).toContain("const log = await play({ game: 'carcassonne', seats }, 'maple');");
});
