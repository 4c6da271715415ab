import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importCircles, importsUp, sourcePaths, wrongArrows } from './arrows.mjs';

const root = join(import.meta.dirname, '..');

const sources = sourcePaths(root);

test('every import of the sources points the right way', () => {
  expect(sources).toContain('packages/cli/src/main.ts');
  expect(sources.flatMap((path) => wrongArrows(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('every room of Root in core rests on those below it', () => {
  expect(importsUp(new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')])))).toEqual([]);
});

test.each([
  ['law/a.ts', '../turn/b.ts', true],
  ['turn/a.ts', '../law/b.ts', false],
  ['turn/a.ts', './b.ts', false],
  ['data/factions/a.ts', '../../factions/keepers/b.ts', true],
  ['table/a.ts', '../beside.ts', true],
  ['turn/a.ts', '../beside.ts', false],
  ['beside.ts', './audit/b.ts', false],
])('in core/src/root, that %s imports %s points up: %s', (from, specifier, pointsUp) => {
  const folder = 'packages/core/src/root/';
  const texts = { [`${folder}beside.ts`]: "import './law/c.ts';", [`${folder}${from}`]: `import '${specifier}';` };
  expect(importsUp(new Map(Object.entries(texts)))).toHaveLength(pointsUp ? 1 : 0);
});

const CIRCLE = [['a.ts', 'b.ts']];

test.each([
  ["import { b } from './b.ts';", CIRCLE, []],
  ["import {\n  type C,\n  b,\n} from './b.ts';", CIRCLE, []],
  ["export * from './b.ts';", CIRCLE, []],
  ["export type A = 'a';\nimport { b } from './b.ts';", CIRCLE, []],
  ["import type { B } from './b.ts';", [], CIRCLE],
  ["export type { B } from './b.ts';", [], CIRCLE],
  ["import { c } from './c.ts';", [], []],
  ["import { c } from 'b';", [], []],
])('%s beside an import of a.ts in b.ts makes the circles %j, of types %j', (text, values, types) => {
  const texts = { 'a.ts': text, 'b.ts': "import { a } from './a.ts';", 'c.ts': '' };
  expect(importCircles(new Map(Object.entries(texts)))).toEqual({ values, types });
});

test('a circle has all files that lead back to themselves', () => {
  const imports = { 'a.ts': 'bd', 'b.ts': 'c', 'c.ts': 'a', 'd.ts': 'e', 'e.ts': 'df' };
  const texts = Object.entries(imports).map(([path, names]): [string, string] => [
    path,
    [...names].map((name) => `import './${name}.ts';`).join(''),
  ]);
  expect(importCircles(new Map(texts)).values).toEqual([
    ['d.ts', 'e.ts'],
    ['a.ts', 'b.ts', 'c.ts'],
  ]);
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
  ['packages/draw/src/root/a.ts', '@woodlog/core/root-law'],
  ['packages/draw/src/root/a.ts', '@woodlog/notation/root'],
  ['packages/draw/src/root/a.ts', '../carcassonne/b.ts'],
  ['packages/draw/src/kernel/a.ts', '../root/b.ts'],
  ['packages/core/src/root/a.ts', '@woodlog/draw/root'],
  ['packages/session/src/root/a.ts', '@woodlog/draw/root'],
  ['packages/language/src/root/a.ts', '@woodlog/bots/root'],
  ['packages/session/src/root/a.ts', '@woodlog/notation/carcassonne'],
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
  ['packages/cli/src/commands/a.ts', '@woodlog/draw/carcassonne'],
  ['packages/draw/src/root/a.ts', '@woodlog/core/root'],
  ['packages/session/src/root/a.ts', '@woodlog/notation/root'],
  ['packages/cli/src/commands/a.ts', '@woodlog/bots/root'],
])('%s may import %s', (path, specifier) => {
  expect(wrongArrows(path, `import { b } from '${specifier}';`)).toEqual([]);
});
