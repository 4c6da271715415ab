import { expect, test } from 'vitest';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

test('a log is checked, formatted, outlined, explained and replayed, and goes to JSON and back', async () => {
  const { out: text } = await run(['play', '--game', 'fuzzy-knights', '--seed', 'oak']);
  const path = file('game.knights', text);
  expect(await run(['check', path])).toEqual({ code: 0, out: '', err: `${path}: no errors\n` });
  expect(await run(['fmt', path])).toEqual({ code: 0, out: text, err: '' });
  expect((await run(['parse', path])).out).toMatch(/^game +fuzzy-knights$/m);
  expect((await run(['explain', path])).out).toMatch(/^line \d+, P1$/m);
  expect((await run(['replay', path])).out).toMatch(/^Day \d+/);
  const { winners } = JSON.parse((await run(['replay', '--json', path])).out);
  expect(winners).toEqual([expect.stringMatching(/^P[12]$/)]);
  const { out: json } = await run(['parse', '--json', path]);
  expect(await run(['print'], json)).toEqual({ code: 0, out: text, err: '' });
});

test('standard input that is clearly Fuzzy Knights is read as such, and it is said', async () => {
  const { out: text } = await run(['play', '--game', 'fuzzy-knights', '--seed', 'oak']);
  const { code, err } = await run(['check'], text);
  expect(code).toBe(0);
  expect(err).toMatch(/^standard input reads as a log of Fuzzy Knights; --game says otherwise\n/);
});

test('fmt --symbols prints the symbols of the pages, which mean the same', async () => {
  const log = (await run(['play', '--game', 'fuzzy-knights', '--seed', 'maple'])).out;
  const { code, out } = await run(['fmt', '--game', 'fuzzy-knights', '--symbols'], log);
  expect(code).toBe(0);
  expect(out).not.toBe(log);
  expect((await run(['fmt', '--game', 'fuzzy-knights'], out)).out).toBe(log);
  expect(await run(['fmt', '--symbols'], 'Map: Fall\nDeck: E&P\nC: Ann\nC:w->1\n')).toMatchObject({ code: 2 });
});
