import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { stream } from '@woodlog/core/kernel';
import { readRun } from '../../src/simulate/run-file.ts';
import type { RunFile } from '../../src/simulate/run-of-games.ts';
import { readShard } from '../../src/simulate/shard.ts';
import { type Ended, run } from '../command.ts';
import { copyRun, filesOf, fine, runsFolder } from './simulating.ts';

const at = runsFolder();
const whole = at('whole');
const RUN = [
  ...['--game', 'carcassonne', '--games', '12', '--chunk', '6', '--seed', 'cor', '--keep-logs', '40%'],
  ...['--bots', 'A=greedy,B=random', '--rotate'],
];
const SHARD = 'games-000000006-000000011.parquet';
let logs: readonly string[] = [];

beforeAll(async () => {
  await run(['simulate', '--out', whole, ...RUN]);
  logs = Object.keys(filesOf(whole)).filter((name) => name.startsWith('logs/'));
});

/** What the commands that read a folder say of it. */
async function readers(folder: string): Promise<readonly Ended[]> {
  const ended: Ended[] = [];
  for (const words of [
    ['status', folder],
    ['verify', '--games', '1', folder],
    ['merge', folder, '--out', at('never')],
  ])
    ended.push(await run(words));
  return ended;
}

describe('every byte of a file counts', () => {
  test('a flipped bit is named before anything is decoded', async () => {
    const bytes = readFileSync(join(whole, SHARD));
    const file = await readRun(whole);
    const folder = copyRun(whole, at('flipped'));
    const chance = stream('flips', 0, 'bits');
    const unnoticed: number[] = [];
    for (let i = 0; i < 600; i++) {
      const place = chance.int(bytes.length);
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(flipped.readUInt8(place) ^ (1 << chance.int(8)), place);
      writeFileSync(join(folder, SHARD), flipped);
      if (!('problem' in (await readShard(folder, { first: 6, last: 11 }, file)))) unnoticed.push(place);
    }
    expect(unnoticed).toEqual([]);
    const ended = await run(['status', folder]);
    expect([ended.code, ended.out]).toEqual([1, expect.stringMatching(/games-000000006-000000011\.parquet is /)]);
  });

  test('a file that was doubled or has something behind it is named', async () => {
    const bytes = readFileSync(join(whole, SHARD));
    const folder = copyRun(whole, at('doubled'));
    for (const more of [bytes, Buffer.from('x')]) {
      writeFileSync(join(folder, SHARD), Buffer.concat([bytes, more]));
      for (const { code, out, err } of await readers(folder))
        expect([code, out + err]).toEqual([1, expect.stringContaining(SHARD)]);
    }
  });
});

describe('a kept log', () => {
  test('that was changed is named by status, verify, merge and simulate', async () => {
    const folder = copyRun(whole, at('log changed'));
    const [log = ''] = logs;
    writeFileSync(join(folder, log), `${readFileSync(join(folder, log), 'utf8')}\n`);
    const message = `${log} is not the log that the run kept`;
    for (const { code, out, err } of [...(await readers(folder)), await run(['simulate', '--out', folder])])
      expect([code, out + err]).toEqual([1, expect.stringContaining(message)]);
  });

  test('that was deleted is named, and simulate writes it again', async () => {
    const folder = copyRun(whole, at('log deleted'));
    const [log = ''] = logs;
    rmSync(join(folder, log));
    for (const { code, out, err } of await readers(folder))
      expect([code, out + err]).toEqual([1, expect.stringContaining(`${log} is missing`)]);
    expect((await run(['merge', folder, '--out', at('never')])).err).toContain('writes it again.');
    const played = await run(['simulate', '--out', folder]);
    expect([played.code, played.err]).toEqual([0, 'note: 1 lost log written again\n']);
    expect(filesOf(folder)).toEqual(filesOf(whole));
  });

  test('of no game of the run is not merged', async () => {
    const folder = copyRun(whole, at('log added'));
    writeFileSync(join(folder, 'logs', 'game-99.carcassonne'), 'A = Ann\n');
    expect((await run(['merge', folder, '--out', at('without it')])).code).toBe(0);
    expect(filesOf(at('without it'))).toEqual(filesOf(whole));
  });
});

describe('run.json that is missing beside good files', () => {
  test('is refused by every command; nothing is written, and the line that is said restores it', async () => {
    const folder = copyRun(whole, at("Ann's run"));
    rmSync(join(folder, 'run.json'));
    const before = filesOf(folder);
    const ended = [...(await readers(folder)), await run(['simulate', '--out', folder])];
    for (const { code, err } of ended) expect([code, err]).toEqual([1, expect.stringMatching(/but no run\.json/)]);
    expect((await run(['simulate', '--out', folder, ...RUN])).code).toBe(1);
    expect(filesOf(folder)).toEqual(before);
    const line = ended[3]?.err.replace(/^[\s\S]*?\n(?=printf)/, '') ?? '';
    expect(spawnSync('sh', ['-c', line]).status).toBe(0);
    expect(filesOf(folder)).toEqual(filesOf(whole));
  });

  test('of a torn file alone is refused, too', async () => {
    const folder = copyRun(whole, at('torn alone'));
    rmSync(join(folder, 'run.json'));
    rmSync(join(folder, 'games-000000000-000000005.parquet'));
    truncateSync(join(folder, SHARD), 500);
    const { code, err } = await run(['simulate', '--out', folder]);
    expect([code, err]).toEqual([1, expect.stringMatching(/has 1 file of a run, but no run\.json; .*Restore it from/)]);
  });
});

describe('what is no file', () => {
  test('a pipe in place of a part, a log or run.json is named, not waited for', async () => {
    const [log = ''] = logs;
    for (const name of [SHARD, log, 'run.json']) {
      const folder = copyRun(whole, at(`pipe ${name.replace('/', ' ')}`));
      rmSync(join(folder, name));
      spawnSync('mkfifo', [join(folder, name)]);
      const { code, out, err } = await run(['status', folder]);
      expect([code, out + err]).toEqual([name === 'run.json' ? 2 : 1, expect.stringMatching(/it is not a file/)]);
    }
  });

  test('a folder that cannot be looked into is not said to be none', async () => {
    symlinkSync('round', at('round'));
    const { code, err } = await run(['status', at('round')]);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^error: cannot read .*round\/run\.json: its symbolic links/),
    ]);
  });
});

describe('a run of an older version', () => {
  const OLD = join(import.meta.dirname, 'fixtures/old-run');

  test('is read, reported and merged as before', async () => {
    expect(await fine('status', OLD)).toContain('4 of 4 games are there');
    expect(await fine('report', OLD)).toContain('4 games of Root');
    expect((await run(['merge', OLD, '--out', at('old merged')])).code).toBe(0);
    const { [SHARD]: _, ...merged } = filesOf(at('old merged'));
    expect(Object.keys(merged)).toEqual(Object.keys(filesOf(OLD)));
    for (const name of ['logs/game-1.rootlog', 'logs/game-3.rootlog', 'run.json'])
      expect(merged[name]).toBe(filesOf(OLD)[name]);
    const there: RunFile = await readRun(OLD);
    const read = await readShard(OLD, { first: 0, last: 1 }, there);
    expect('rows' in read && read.rows.map(({ lineup }) => lineup)).toEqual([null, null]);
  });
});
