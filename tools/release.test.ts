import { expect, test } from 'vitest';
import { lacksOf, publicPackages, releasedChangelog, withVersion } from './release.mjs';

test('each package is published after those that it needs', () => {
  const names: readonly string[] = publicPackages().map(({ manifest }) => manifest.name);
  expect(names).toEqual(expect.arrayContaining(['woodlog', '@woodlog/core', '@woodlog/language-server']));
  expect(names).not.toContain('@woodlog/web');
  for (const { manifest } of publicPackages())
    for (const needed of Object.keys(manifest.dependencies ?? {}).filter((name) => names.includes(name)))
      expect([needed, names.indexOf(needed) < names.indexOf(manifest.name)]).toEqual([needed, true]);
});

test('a version is that of a package, and of the packages of ours that it needs', () => {
  const manifest = { name: 'a', version: '0.1.0', dependencies: { b: '0.1.0', preact: '10.0.0' } };
  expect(withVersion(manifest, '0.2.0', new Set(['a', 'b']))).toEqual({
    name: 'a',
    version: '0.2.0',
    dependencies: { b: '0.2.0', preact: '10.0.0' },
  });
});

test('what was unreleased gets a heading, once', () => {
  const before = '# Changelog\n\n## Unreleased\n\n- More.\n';
  const after = releasedChangelog(before, '0.2.0', '2026-12-01');
  expect(after).toBe('# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n- More.\n');
  expect(() => releasedChangelog(after, '0.2.0', '2026-12-02')).toThrow('has 0.2.0 already');
});

test('what a package lacks is named', () => {
  const manifest = {
    name: '@woodlog/a',
    version: '0.1.0',
    description: 'a',
    license: 'MIT',
    author: 'a',
    keywords: [],
    engines: {},
    exports: { '.': { 'woodlog:source': './src/a.ts', types: './dist/a.d.ts', default: './dist/a.js' } },
    dependencies: { '@woodlog/b': '0.0.9' },
  };
  expect(lacksOf(manifest, '# a', ['README.md', 'package.json', 'dist/a.js', 'dist/a.test.js'], '0.1.0')).toEqual([
    'has no LICENSE',
    'has no dist/a.d.ts',
    'needs @woodlog/b 0.0.9, not 0.1.0',
    'has a README without an example',
    'would be published privately',
    'packs dist/a.test.js',
  ]);
});
