import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { beforeAll, expect, test } from 'vitest';
import { quoted } from '../../src/show/quoted.ts';
import { configurationHash } from '../../src/simulate/configuration.ts';
import { decodeRows, encodeRows } from '../../src/simulate/parquet.ts';
import { beginRun, readRun } from '../../src/simulate/run-file.ts';
import type { RunFile } from '../../src/simulate/run-of-games.ts';
import { run } from '../command.ts';
import { OTHER_RUN, SMALL_RUN, copyRun, filesOf, fine, runsFolder } from './simulating.ts';

const at = runsFolder();
const whole = at('whole');

beforeAll(async () => {
  await run(['simulate', '--out', whole, ...SMALL_RUN]);
});

const name = 'games-000000005-000000009.parquet';
const bytes = (): Buffer => readFileSync(join(whole, name));
const cases: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array, RegExp])[] = [
  ['torn', () => bytes().subarray(0, 900), /torn or no Parquet file/],
  ['empty', () => new Uint8Array(), /torn or no Parquet file/],
  ['of something else', () => Buffer.from('PAR1 but not really, PAR1'), /torn or no Parquet file/],
  [
    'of another range',
    () => readFileSync(join(whole, 'games-000000010-000000014.parquet')),
    /has other games than games 5 to 9/,
  ],
  [
    'of another run',
    async () => {
      await run(['simulate', '--out', at('other'), ...OTHER_RUN]);
      return readFileSync(join(at('other'), name));
    },
    /is of another run: its configuration is/,
  ],
  [
    'of other columns',
    async () => {
      const { rows, labels } = await decodeRows(bytes());
      const columnData = [{ name: 'winners', data: rows.map(() => null), type: 'STRING' as const }];
      const kvMetadata = Object.entries(labels).map(([key, value]) => ({ key, value }));
      return new Uint8Array(parquetWriteBuffer({ columnData, kvMetadata }));
    },
    /torn or no Parquet file of games \(its columns are not those of games\)/,
  ],
  ['of nobody', async () => encodeRows((await decodeRows(bytes())).rows, {}), /is not one of ours/],
  [
    'changed',
    async () => {
      const { rows, labels } = await decodeRows(bytes());
      return encodeRows(
        rows.map((row) => ({ ...row, rounds: 1 })),
        labels,
      );
    },
    /is damaged: its content does not fit its rows/,
  ],
];

test.each(cases)(
  'a file that is %s is named by simulate, status, verify and merge',
  async (what, contents, message) => {
    const folder = copyRun(whole, at(`odd ${what}`));
    writeFileSync(join(folder, name), await contents());
    const before = filesOf(folder);
    const played = await run(['simulate', '--out', folder]);
    expect(played.code).toBe(1);
    expect(played.err).toContain(name);
    expect(played.err).toMatch(message);
    expect(played.err).toContain(`error: ${folder} has 1 file that is not as the run left it:\n  ${name} `);
    expect(played.err).toContain(`\nRemove it, and woodlog simulate --out ${quoted(folder)} plays what is missing.\n`);
    for (const words of [['status'], ['verify', '--games', '1']]) {
      const { code, out, err } = await run([...words, folder]);
      expect(code).toBe(1);
      expect(out + err).toMatch(message);
    }
    const merged = await run(['merge', folder, '--out', at('never')]);
    expect([merged.code, merged.err]).toEqual([1, expect.stringMatching(message)]);
    expect(filesOf(folder)).toEqual(before);
    rmSync(join(folder, name));
    await fine('simulate', '--out', folder);
    expect(filesOf(folder)).toEqual(filesOf(whole));
  },
);

test('a file torn anywhere is torn', async () => {
  const whole = bytes();
  for (let size = 0; size < whole.length; size += 97)
    await expect(decodeRows(whole.subarray(0, size))).rejects.toThrow();
});

test('a file of a range that the run does not have is named', async () => {
  const folder = copyRun(whole, at('foreign'));
  writeFileSync(join(folder, 'games-000000000-000000999.parquet'), bytes());
  const { code, err } = await run(['simulate', '--out', folder]);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/games-000000000-000000999\.parquet has a range that no file/),
  ]);
});

test('run.json that says otherwise than its files is damaged, and none of them is to be removed', async () => {
  const folder = copyRun(whole, at('otherwise'));
  const path = join(folder, 'run.json');
  const text = readFileSync(path, 'utf8');
  for (const [from, to, odd] of [
    ['"games": 24', '"games": 28', 'games is 28 there, not 24'],
    ['"keepLogs": 0.2', '"keepLogs": 0.3', 'keepLogs is 0.3 there, not 0.2'],
    ['"chunk": 5', '"chunk": 7', 'chunk is 7 there, not 5'],
  ] as const) {
    writeFileSync(path, text.replace(from, to));
    for (const words of [['status'], ['verify'], ['merge', '--out', at('never')], ['simulate', '--out']]) {
      const { code, err } = await run([...words, folder]);
      expect([code, err]).toEqual([
        1,
        expect.stringContaining(`run.json is damaged: its files are of a run with another: ${odd}.`),
      ]);
      expect(err).not.toContain('Remove');
    }
  }
});

test('run.json with bytes that are no text is damaged, as any other file of a run is', async () => {
  const folder = copyRun(whole, at('no text'));
  const path = join(folder, 'run.json');
  for (const at of [0, 60, 200]) {
    const contents = readFileSync(join(whole, 'run.json'));
    contents.writeUInt8(contents.readUInt8(at) ^ 0x80, at);
    writeFileSync(path, contents);
    const ended = await run(['status', folder]);
    expect([ended.code, ended.err]).toEqual([1, expect.stringMatching(/run\.json is damaged: it is not UTF-8: line/)]);
  }
});

test('run.json that was changed by hand is named', async () => {
  const folder = copyRun(whole, at('by hand'));
  const path = join(folder, 'run.json');
  const text = readFileSync(path, 'utf8');
  for (const [odd, message] of [
    [text.replace('maple', 'oak'), /its hash does not fit its configuration/],
    [text.slice(0, 40), /is damaged: this is no JSON/],
    [text.replace('"games": 24', '"games": "many"'), /games: expected/],
    [text.replace('"lineups": [', '"lineups": ["any", '), /configuration\.lineups: expected list of line-ups/],
    [text.replace('"game": "root"', '"game": "chess"'), /configuration\.game: expected one of root, /],
    [text.replace('"part": 1', '"part": 3'), /there is no part 3 of 1/],
    [text.replace('"games": 24', '"games": 999999999999999'), /is damaged: it has 200000000000000 files, and a folder/],
  ] as const) {
    writeFileSync(path, odd);
    const { code, err } = await run(['simulate', '--out', folder]);
    expect([code, err]).toEqual([1, expect.stringMatching(message)]);
  }
  writeFileSync(path, text.replace(/"woodlog": "[^"]*"/, '"woodlog": "0.0.9"'));
  const { code, err } = await run(['simulate', '--out', folder]);
  expect([code, err]).toEqual([2, expect.stringMatching(/was played by woodlog 0\.0\.9 rules .*, this is woodlog/)]);
});

test('a run begun by other rules: simulate does not go on with it, and verify says so', async () => {
  const there: RunFile = { ...(await readRun(whole)), versions: 'rules 0 notation 2' };
  const hash = configurationHash(there.configuration, there.seed, there.versions);
  await beginRun(at('older rules'), { ...there, hash });
  const before = filesOf(at('older rules'));
  const older = /older rules was played by woodlog (\S+) rules 0 notation 2, this is woodlog \1 rules [1-9]/;
  const played = await run(['simulate', '--out', at('older rules')]);
  expect([played.code, played.err]).toEqual([2, expect.stringMatching(older)]);
  expect(filesOf(at('older rules'))).toEqual(before);
  const { code, err } = await run(['verify', at('older rules')]);
  expect([code, err]).toEqual([0, expect.stringMatching(older)]);
});
