import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const source = 'packages/core/src/kernel';

const banned: readonly (readonly [path: string, text: string, rule: string])[] = [
  [`${source}/random.ts`, 'export const a = Math.random();', 'plugin'],
  ['packages/bots/src/root/random.ts', 'const { random } = Math;\nexport const a = random();', 'plugin'],
  [`${source}/now.ts`, 'export const a = Date.now();', 'noRestrictedGlobals'],
  ['packages/notation/src/kernel/date.ts', 'export const a = new Date();', 'noRestrictedGlobals'],
  [`${source}/performance.ts`, 'export const a = performance.now();', 'noRestrictedGlobals'],
  [`${source}/process.ts`, 'export const a = process.env;', 'noRestrictedGlobals'],
  [`${source}/global.ts`, 'export const a = globalThis.process;', 'noRestrictedGlobals'],
  ['packages/draw/src/kernel/process.ts', 'export const a = process.env;', 'noRestrictedGlobals'],
  [`${source}/default.ts`, 'export default 1;', 'noDefaultExport'],
  [`${source}/enum.ts`, 'export enum A {\n  b,\n}', 'noEnum'],
  [`${source}/any.ts`, 'export const a: any = 1;', 'noExplicitAny'],
  [`${source}/node.ts`, "import { b } from 'node:fs';\nexport const a = b;", 'noNodejsModules'],
  [`${source}/either.ts`, "import { b } from 'fp-ts/Either';\nexport const a = b;", 'noRestrictedImports'],
  [`${source}/fpts.ts`, "import { either as b } from 'fp-ts';\nexport const a = b;", 'noRestrictedImports'],
  [`${source}/es6.ts`, "import { b } from 'fp-ts/es6/Either.js';\nexport const a = b;", 'noRestrictedImports'],
  [`${source}/lib.ts`, "import { b } from 'fp-ts/lib/Either';\nexport const a = b;", 'noRestrictedImports'],
  [`${source}/only.test.ts`, "it.only('x', () => {});", 'noFocusedTests'],
  [`${source}/mock.test.ts`, "vi.mock('node:fs', () => ({}));", 'plugin'],
  [`${source}/skip.test.ts`, "it.skip('x', () => {});", 'noSkippedTests'],
];

const allowed: readonly (readonly [path: string, text: string])[] = [
  [`${source}/right.ts`, "import { b } from 'fp-ts/lib/Either.js';\nexport const a = Math.max(b);"],
  [`${source}/reads.test.ts`, "import { b } from 'node:fs';\nexport const a = b;"],
  ['packages/core/test/reads.ts', "import { b } from 'node:fs';\nexport const a = b;"],
  ['packages/cli/src/clock.ts', "import { b } from 'node:fs';\nexport const a = [b, Date.now()];"],
  ['some.config.ts', 'export default 1;'],
];

const folder = mkdtempSync(join(tmpdir(), 'woodlog-lint-'));
let report: readonly { readonly path: string; readonly category: string }[] = [];

beforeAll(() => {
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(root, 'tools'), join(folder, 'tools'), { recursive: true, filter: (path) => !path.endsWith('.ts') });
  for (const [path, text] of [...banned, ...allowed]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const flags = [
    'lint',
    '--reporter=json',
    '--max-diagnostics=none',
    '--vcs-enabled=false',
    'packages',
    'some.config.ts',
  ];
  const { stdout } = spawnSync(process.execPath, [biome, ...flags], { cwd: folder, encoding: 'utf8' });
  report = JSON.parse(stdout).diagnostics.map((d: { category: string; location: { path: string } }) => ({
    path: d.location.path,
    category: d.category,
  }));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(banned)('%s is refused: %s (%s)', (path, _text, rule) => {
  const categories = report.filter((d) => d.path === path).map((d) => d.category.split('/').at(-1));
  expect(categories).toContain(rule);
});

test.each(allowed)('%s is fine: %s', (path) => {
  expect(report.filter((d) => d.path === path)).toEqual([]);
});
