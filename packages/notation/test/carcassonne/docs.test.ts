import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../../docs/carcassonne.md', import.meta.url), 'utf8');

/** All codes `area/reason` that stand in the sources of a package's Carcassonne. */
function codesOf(pack: string): string[] {
  const folder = new URL(`../../../${pack}/src/carcassonne/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return files.flatMap((name) => {
    const source = readFileSync(new URL(name, folder), 'utf8');
    return [...source.matchAll(/'([a-z]+\/[a-z-]+)'/g)].map(([, code]) => code!);
  });
}

test('docs/carcassonne.md names every code that can be said, and no other', () => {
  const codes = new Set(['core', 'notation', 'bots'].flatMap(codesOf));
  const table = page.slice(page.indexOf('| code |'), page.indexOf('### Comparing'));
  const named = new Set([...table.matchAll(/`([a-z]+\/[a-z-]+)`/g)].map(([, code]) => code!));
  expect([...named].sort()).toEqual([...codes].sort());
});
