import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { importCircles, wrongArrows } from './arrows.mjs';

const root = join(import.meta.dirname, '..');

const sources = readdirSync(join(root, 'packages'))
  .flatMap((pack) =>
    readdirSync(join(root, 'packages', pack, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join('packages', pack, 'src', file),
    ),
  )
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

test('every import of the sources points the right way', () => {
  expect(sources).toContain('packages/cli/src/main.ts');
  expect(sources.flatMap((path) => wrongArrows(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

/** Files of which each calls the other: a bracket holds terms, and a term may be one; damage settles the track, by putting items. */
const CIRCLES = ['notation/src/rootlog/read/{bracket,term}', 'bots/src/root/vagabot/{items,track}'];

test('no sources bring one another along but those that are one thing in two files', () => {
  const textOf = new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const circles = importCircles(textOf).map((paths) => {
    const names = [...new Set(paths)].sort().map((path) => basename(path, '.ts'));
    return `${dirname(paths[0]!).replace('packages/', '')}/{${names.join()}}`;
  });
  expect(circles.sort()).toEqual([...CIRCLES].sort());
});

test.each([
  ["import { b } from './b.ts';", ['a.ts', 'b.ts', 'a.ts']],
  ["import {\n  type C,\n  b,\n} from './b.ts';", ['a.ts', 'b.ts', 'a.ts']],
  ["export * from './b.ts';", ['a.ts', 'b.ts', 'a.ts']],
  ["export type A = 'a';\nimport { b } from './b.ts';", ['a.ts', 'b.ts', 'a.ts']],
  ["import type { B } from './b.ts';", undefined],
  ["export type { B } from './b.ts';", undefined],
  ["import { c } from './c.ts';", undefined],
  ["import { c } from 'b';", undefined],
])('%s beside an import of a.ts in b.ts makes the circle %j', (text, circle) => {
  const texts = { 'a.ts': text, 'b.ts': "import { a } from './a.ts';", 'c.ts': '' };
  expect(importCircles(new Map(Object.entries(texts)))).toEqual(circle === undefined ? [] : [circle]);
});

test.each([
  ['packages/core/src/root/a.ts', '@woodlog/notation/root'],
  ['packages/core/src/root/a.ts', '@woodlog/bots/root'],
  ['packages/core/src/root/a.ts', 'woodlog'],
  ['packages/core/src/kernel/a.ts', '../root/b.ts'],
  ['packages/core/src/root/law/a.ts', '../../carcassonne/b.ts'],
  ['packages/core/src/fuzzy-knights/a.ts', '../root/b.ts'],
  ['packages/notation/src/rootlog/a.ts', '@woodlog/bots/root'],
  ['packages/notation/src/rootlog/a.ts', '@woodlog/core/carcassonne'],
  ['packages/notation/src/carcassonne/a.ts', '../rootlog/b.ts'],
  ['packages/bots/src/root/a.ts', '@woodlog/notation/root'],
  ['packages/bots/src/root/a.ts', '../../../notation/src/rootlog/b.ts'],
  ['packages/bots/src/kernel/a.ts', '@woodlog/core/root'],
])('%s may not import %s', (path, specifier) => {
  expect(wrongArrows(path, `import { b } from '${specifier}';`)).toHaveLength(1);
  expect(wrongArrows(path, `import type { B,\n  C } from "${specifier}";`)).toHaveLength(1);
  expect(wrongArrows(path, `export * from '${specifier}';`)).toHaveLength(1);
  expect(wrongArrows(path, `const b = await import('${specifier}');`)).toHaveLength(1);
  expect(wrongArrows(path, `import '${specifier}';`)).toHaveLength(1);
});

test.each([
  ['packages/core/src/root/law/a.ts', '../place.ts'],
  ['packages/core/src/root/a.ts', '../kernel/index.ts'],
  ['packages/core/src/root/a.ts', 'fp-ts/lib/Either.js'],
  ['packages/notation/src/rootlog/a.ts', '@woodlog/core/root'],
  ['packages/notation/src/rootlog/a.ts', '../kernel/b.ts'],
  ['packages/bots/src/root/otter/a.ts', '@woodlog/core/kernel'],
  ['packages/bots/src/root/otter/a.ts', '../target.ts'],
  ['packages/cli/src/commands/a.ts', '@woodlog/notation/carcassonne'],
  ['packages/cli/src/commands/a.ts', '@woodlog/bots/root'],
])('%s may import %s', (path, specifier) => {
  expect(wrongArrows(path, `import { b } from '${specifier}';`)).toEqual([]);
});
