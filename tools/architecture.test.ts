import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const PACKAGES = ['core', 'notation', 'bots', 'draw', 'session', 'cli'];

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The cells of the table below a heading, without those of its head. */
const tableUnder = (heading: string): string[][] =>
  page
    .split(`## ${heading}`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** What a newcomer looks for, and the paths that answer. */
const rows = tableUnder('Where does it go?');

test('every path that "Where does it go?" names from a package on is there', () => {
  const paths = rows.flatMap(([, , answer = '']) =>
    [...answer.matchAll(/`((?:core|notation|bots|draw|session|cli)\/[^`<]*)`/g)].map(([, path = '']) => path),
  );
  expect(paths.length).toBeGreaterThan(40);
  expect(PACKAGES.filter((name) => !paths.some((path) => path.startsWith(`${name}/`)))).toEqual([]);
  expect(paths.filter((path) => !existsSync(join(root, 'packages', path)))).toEqual([]);
});
