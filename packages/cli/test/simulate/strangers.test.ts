import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { configurationHash } from '../../src/simulate/configuration.ts';
import { decodeRows, encodeRows } from '../../src/simulate/parquet.ts';
import { readRun } from '../../src/simulate/run-file.ts';
import type { RunFile } from '../../src/simulate/run-of-games.ts';
import { writeShard } from '../../src/simulate/shard.ts';
import { filesFolder, run } from '../command.ts';

/** What would clear a terminal, ring, begin a command in one unit, and turn the line round. */
const ODD = 'a\x1b[2J\x07\u009b1m\u202eb';
const SHARD = 'games-000000000-000000001.parquet';

const { folder, file } = filesFolder();
const at = (name: string): string => join(folder, name);

/** What a command says, to the last unit fit for a terminal. */
async function said(code: number, ...words: string[]): Promise<string> {
  const ended = await run(words);
  expect(ended.code).toBe(code);
  const text = ended.out + ended.err;
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  return text;
}

/** A copy of the run with another `run.json`. */
async function changed(name: string, change: Partial<RunFile>): Promise<string> {
  cpSync(at('whole'), at(name), { recursive: true });
  const there = { ...(await readRun(at('whole'))), ...change };
  const { configuration, seed, versions } = there;
  const hash = configurationHash(configuration, seed, versions);
  writeFileSync(join(at(name), 'run.json'), JSON.stringify({ ...there, hash }));
  return at(name);
}

beforeAll(async () => {
  await run(['simulate', '--out', at('whole'), '--game', 'carcassonne', '--games', '2', '--seed', 'maple']);
});

test('a seed', async () => {
  const words = ['simulate', '--out', at('seed'), '--game', 'carcassonne', '--games', '2'];
  expect(await said(0, ...words, '--seed', ODD)).toContain('seed "a\\u001b[2J\\u0007\ufffd1m\ufffdb"');
  await said(0, 'status', at('seed'));
  await said(0, 'merge', at('seed'), '--out', at('merged'));
  expect(await said(2, ...words, '--seed', 'oak')).toContain('seed is "a\\u001b[2J\\u0007\ufffd1m\ufffdb" there');
  expect(await said(1, 'merge', at('whole'), at('seed'), '--out', at('never'))).toMatch(/of another run/);
});

test('versions in run.json', async () => {
  const other = await changed('versions', { woodlog: ODD });
  expect(await said(2, 'simulate', '--out', other)).toContain('by woodlog a␛[2J␇\ufffd1m\ufffdb');
  expect(await said(1, 'verify', other)).toContain('by woodlog a␛[2J␇\ufffd1m\ufffdb');
});

test('bots and ends of a shard', async () => {
  const whole = await changed('rows', {});
  const { rows } = await decodeRows(readFileSync(join(whole, SHARD)));
  const odd = rows.map((row) => ({ ...row, bots: row.bots.map(() => ODD), reason: ODD }));
  writeShard(whole, await readRun(whole), { first: 0, last: 1 }, odd);
  expect(await said(0, 'simulate', '--out', whole)).toContain('ended by a␛[2J␇\ufffd1m\ufffdb 2');
  await said(1, 'verify', whole);
});

test('the label of a shard', async () => {
  const whole = await changed('label', {});
  const { rows, labels } = await decodeRows(readFileSync(join(whole, SHARD)));
  writeFileSync(join(whole, SHARD), encodeRows(rows, { ...labels, 'woodlog.configuration': ODD }));
  for (const words of [['simulate', '--out'], ['status'], ['verify']])
    expect(await said(1, ...words, whole)).toContain('its configuration is a␛[2J');
});

test.each([
  ['a bot', { game: 'carcassonne', seats: [{ player: 'Ann', bot: ODD }, { player: 'Bob' }] }],
  ['a game', { game: ODD, seats: [] }],
])('%s of a setup that cannot be played: an error of the file, as in play', async (what, setup) => {
  const path = file(`${what}.json`, JSON.stringify(setup));
  const played = await said(1, 'simulate', '--out', at('never'), '--setup', path);
  expect(played).toContain(`error: ${path}: `);
  expect(played).toContain('a␛[2J␇\ufffd1m\ufffdb');
  expect(await said(1, 'play', '--setup', path)).toBe(played);
});
