import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { folder } = filesFolder();

interface Index {
  readonly logs: readonly { readonly file: string; readonly command: string; readonly map?: string }[];
}

const indexOf = (path: string): Index => JSON.parse(readFileSync(join(path, 'index.json'), 'utf8'));

describe.each([
  ['root', 5],
  ['carcassonne', 2],
  ['fuzzy-knights', 2],
])('%s', (game, games) => {
  const path = join(folder, game, 'samples');

  test('a folder of logs without errors, an index, and nothing else', async () => {
    const words = ['sample', '--game', game, '--out', path, '--games', String(games), '--seed', 'maple'];
    const { code, out, err } = await run(words);
    expect([code, out]).toEqual([0, '']);
    expect(err).toBe(`${path}: ${games} logs; README.md tells what each shows\n`);
    const { logs } = indexOf(path);
    const files = logs.map(({ file }) => file);
    expect(readdirSync(path).sort()).toEqual([...files, 'README.md', 'index.json'].sort());
    expect((await run(['check', ...files.map((file) => join(path, file))])).code).toBe(0);
    const page = readFileSync(join(path, 'README.md'), 'utf8');
    for (const file of files) expect(page).toContain(`[${file}](${file})`);
  });

  test('each game can be played again by its command', async () => {
    const { file, command } = indexOf(path).logs[0]!;
    const again = await run(command.split(' ').slice(1));
    expect(again.out).toBe(readFileSync(join(path, file), 'utf8'));
  });
});

test('games of Root are spread over the maps', () => {
  const maps = indexOf(join(folder, 'root', 'samples')).logs.map(({ map }) => map);
  expect(maps).toEqual(['fall', 'winter', 'lake', 'mountain', 'fall']);
});

test('a folder that is not empty is refused, and with --force nothing in it is deleted', async () => {
  const path = join(folder, 'full');
  mkdirSync(path);
  writeFileSync(join(path, 'mine.txt'), 'mine');
  const words = ['sample', '--game', 'carcassonne', '--games', '1', '--out', path];
  const { code, err } = await run(words);
  expect(code).toBe(2);
  expect(err).toMatch(/is not empty; --force writes into it/);
  expect(readdirSync(path)).toEqual(['mine.txt']);
  expect((await run([...words, '--force'])).code).toBe(0);
  expect(readdirSync(path)).toHaveLength(4);
  expect(readFileSync(join(path, 'mine.txt'), 'utf8')).toBe('mine');
});

test.each([
  [['--out', 'x', '--games', '0'], /number from 1/],
  [[], /--out/],
])('sample %j is wrong usage', async (words, message) => {
  const { code, err } = await run(['sample', ...words]);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});
