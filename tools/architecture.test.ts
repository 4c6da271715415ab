import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const PACKAGES = ['core', 'notation', 'bots', 'cli'];

/** The rows of "Where does it go?": what a newcomer looks for, and the paths that answer. */
const rows = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  .split('## Where does it go?')[1]!
  .split('## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.includes('a newcomer looks for'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every path that "Where does it go?" names from a package on is there', () => {
  const paths = rows.flatMap(([, , answer = '']) =>
    [...answer.matchAll(/`((?:core|notation|bots|cli)\/[^`<]*)`/g)].map(([, path = '']) => path),
  );
  expect(paths.length).toBeGreaterThan(40);
  expect(PACKAGES.filter((name) => !paths.some((path) => path.startsWith(`${name}/`)))).toEqual([]);
  expect(paths.filter((path) => !existsSync(join(root, 'packages', path)))).toEqual([]);
});

/** What a newcomer asks, the word searched for in the table, and the file that answers. */
const QUESTIONS: readonly (readonly [word: string, file: string])[] = [
  ['Protectionism', 'core/src/root/factions/riverfolk/turn.ts'],
  ['hireling', 'core/src/root/data/hirelings.ts'],
  ['tie', 'core/src/root/factions/eyrie/sheet.ts'],
  ['exit code', 'cli/src/exit.ts'],
  ['Parquet schema', 'cli/src/simulate/columns.ts'],
  ['ambush', 'core/src/root/law/ambush.ts'],
  ['outrage', 'core/src/root/factions/alliance/law.ts'],
  ['dominance', 'core/src/root/dominance.ts'],
  ['crafting and its cost', 'core/src/root/law/crafting.ts'],
  ['hand limit', 'core/src/root/turn/hand.ts'],
  ['diagnostic', 'notation/src/rootlog/read/suggest.ts'],
  ['new bot', '../docs/writing-a-bot.md'],
];

test.each(QUESTIONS)('%s is found by one search in the table', (word, file) => {
  expect(existsSync(join(root, 'packages', file))).toBe(true);
  const answers = rows.filter(([, what = '']) => what.includes(word)).map(([, , answer = '']) => answer);
  const [name = '', folder = ''] = file.split('/').reverse();
  expect(answers.some((answer) => answer.includes(name) || answer.includes(`${folder}/`))).toBe(true);
});
