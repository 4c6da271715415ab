import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { quoted } from '../../src/show/quoted.ts';
import { decodeRows } from '../../src/simulate/parquet.ts';
import type { GameRow } from '../../src/simulate/row.ts';
import { run } from '../command.ts';
import { OTHER_RUN, SMALL_RUN, copyRun, filesOf, fine, runsFolder, shardsOf } from './simulating.ts';

const at = runsFolder();
const whole = at('whole');

async function rowsOf(folder: string): Promise<readonly GameRow[]> {
  const rows: GameRow[] = [];
  for (const name of shardsOf(folder)) rows.push(...(await decodeRows(readFileSync(join(folder, name)))).rows);
  return rows;
}

const readRunFile = (folder: string): object => JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'));

beforeAll(async () => {
  await run(['simulate', '--out', whole, ...SMALL_RUN]);
});

describe('a run', () => {
  test('has a row a game, in files of fixed ranges', async () => {
    expect(shardsOf(whole)).toEqual([
      'games-000000000-000000004.parquet',
      'games-000000005-000000009.parquet',
      'games-000000010-000000014.parquet',
      'games-000000015-000000019.parquet',
      'games-000000020-000000023.parquet',
    ]);
    const rows = await rowsOf(whole);
    expect(rows.map(({ index }) => index)).toEqual(Array.from({ length: 24 }, (_, i) => i));
    for (const row of rows) {
      expect(row).toMatchObject({ game: 'root', seed: 'maple', deck: 'E&P' });
      expect(row.fingerprint).toMatch(/^[0-9a-f]{32}$/);
      for (const list of [row.bots, row.characters, row.difficulties, row.traits, row.scores])
        expect(list).toHaveLength(row.seats.length);
      for (const seat of row.winners) expect(row.seats).toContain(seat);
      expect(row.actions).toBeGreaterThan(row.battles);
    }
  });

  test('is the same again, all at once or in parts that are merged', async () => {
    const parts = [1, 2, 3, 4, 5, 6, 7].map((part) => at(`part${part}`));
    for (const [i, part] of parts.entries())
      await fine('simulate', '--out', part, ...SMALL_RUN, '--shard', `${i + 1}/7`);
    const { code } = await run(['merge', ...parts, '--out', at('merged')]);
    expect(code).toBe(0);
    expect(filesOf(at('merged'))).toEqual(filesOf(whole));
    // With more parts than games some have nothing to do.
    const few = [1, 2, 3].map((part) => at(`few${part}`));
    const told: string[] = [];
    for (const [i, part] of few.entries())
      told.push(await fine('simulate', '--out', part, '--seed', 'maple', '--games', '2', '--shard', `${i + 1}/3`));
    expect(told.map((text) => /^no games|^1 game,/m.exec(text)?.[0])).toEqual(['no games', '1 game,', '1 game,']);
    expect((await run(['merge', ...few, '--out', at('few')])).code).toBe(0);
    expect(await rowsOf(at('few'))).toHaveLength(2);
  });

  test('says in run.json how fast it was played last, and no comparison of runs has it', async () => {
    const folder = at('speed');
    const rate = (): unknown => Reflect.get(readRunFile(folder), 'gamesPerSecond');
    const played = JSON.parse(await fine('simulate', '--out', folder, ...SMALL_RUN, '--shard', '1/7', '--json'));
    expect(rate()).toBe(played.gamesPerSecond);
    const again = JSON.parse(await fine('simulate', '--out', folder, ...SMALL_RUN, '--shard', '1/7', '--json'));
    expect([rate(), again.gamesPerSecond]).toEqual([played.gamesPerSecond, null]);
    writeFileSync(join(folder, 'run.json'), JSON.stringify({ ...readRunFile(folder), gamesPerSecond: -1 }));
    expect((await run(['verify', folder])).err).toContain('run.json is damaged');
  });

  test('goes on with what is missing, with the same words or none', async () => {
    const folder = copyRun(whole, at('resumed'));
    for (const name of ['games-000000005-000000009.parquet', 'games-000000020-000000023.parquet'])
      rmSync(join(folder, name));
    rmSync(join(folder, 'logs'), { recursive: true });
    const state = JSON.parse(await run(['status', folder, '--json']).then(({ out }) => out));
    expect(state).toMatchObject({ total: 24, there: 15, missing: 9 });
    const status = await run(['status', folder]);
    expect(status.out).toContain('  there    games 0 to 4\n  there    games 10 to 19\n  missing  games 5 to 9\n');
    // Logs of games that are there are gone, too.
    expect([status.code, status.out]).toEqual([1, expect.stringMatching(/^ {2}logs\/game-\d+\.rootlog is missing$/m)]);
    const played = await run(['simulate', '--out', folder, '--json']);
    expect([played.code, played.err]).toEqual([0, expect.stringMatching(/^note: \d lost logs? written again$/m)]);
    expect(JSON.parse(played.out)).toMatchObject({ kept: 15, games: 24, failed: 0 });
    expect(filesOf(folder)).toEqual(filesOf(whole));
    await fine('simulate', '--out', folder, ...SMALL_RUN);
  });

  test('takes the seed that is there, and is refused with anything else', async () => {
    const words = SMALL_RUN.filter((word) => word !== '--seed' && word !== 'maple');
    await fine('simulate', '--out', whole, ...words);
    const { code, err } = await run(['simulate', '--out', whole, ...words, '--seed', 'oak', '--shard', '1/2']);
    expect(code).toBe(2);
    expect(err).toMatch(/has another run: seed is "maple" there, not "oak"; shard is "1\/1" there, not "1\/2"\. Take/);
    expect(err).toContain(`or go on with that run: woodlog simulate --out ${quoted(whole)}\n`);
    const other = await run(['simulate', '--out', whole, ...SMALL_RUN.with(-1, 'lake')]);
    expect(other.err).toMatch(/maps is \["Fall","random"\] there, not \["Lake"\]/);
  });

  test('is the same with traits in another order, and calls its players as it began', async () => {
    const words = (traits: string): readonly string[] => [
      ...['simulate', '--out', at('traits'), '--games', '4', '--chunk', '2', '--seed', 'maple', '--json'],
      ...['--bots', `C=mechanical-marquise:${traits},E=electric-eyrie`],
    ];
    await fine(...words('blitz+fortified'));
    const before = filesOf(at('traits'));
    rmSync(join(at('traits'), 'games-000000002-000000003.parquet'));
    expect(JSON.parse(await fine(...words('fortified+blitz')))).toMatchObject({ kept: 2, games: 4 });
    expect(filesOf(at('traits'))).toEqual(before);
    const { code, err } = await run([...words('fortified')]);
    expect([code, err]).toEqual([2, expect.stringMatching(/has another run: lineups is /)]);
  });

  test('of other players goes on with those that it has', async () => {
    const words = (...players: readonly string[]): readonly string[] => {
      const seats = players.map((player) => ({ player, bot: 'greedy' }));
      writeFileSync(at('setup.json'), JSON.stringify({ game: 'carcassonne', seats }));
      const flags = ['--games', '2', '--chunk', '1', '--seed', 'maple', '--keep-logs', '100'];
      return ['simulate', '--out', at('names'), '--setup', at('setup.json'), ...flags];
    };
    await fine(...words('Ann', 'Bob'));
    const before = filesOf(at('names'));
    rmSync(join(at('names'), 'games-000000001-000000001.parquet'));
    rmSync(join(at('names'), 'logs'), { recursive: true });
    expect((await run(words('Eve', 'Sam'))).code).toBe(0);
    expect(filesOf(at('names'))).toEqual(before);
    expect(readFileSync(join(at('names'), 'logs', 'game-1.carcassonne'), 'utf8')).toContain('Ann');
    expect(filesOf(at('names'))['run.json']).toEqual(before['run.json']);
  });

  test('removes what killed runs left aside, and nothing else', async () => {
    const folder = copyRun(whole, at('littered'));
    const mine = `.woodlog-${process.pid}-00000000-0000-4000-8000-000000000000-${hostname()}.tmp`;
    const another = `.woodlog-1-00000000-0000-4000-8000-000000000000-elsewhere.tmp`;
    writeFileSync(join(folder, mine), 'torn');
    writeFileSync(join(folder, 'logs', mine), 'torn');
    writeFileSync(join(folder, another), 'at work');
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    await fine('simulate', '--out', folder);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([another, 'notes.txt']));
    expect([...readdirSync(folder), ...readdirSync(join(folder, 'logs'))]).not.toContain(mine);
  });
});

describe('merge', () => {
  beforeAll(async () => {
    await run(['simulate', '--out', at('other'), ...OTHER_RUN]);
  });

  test.each([
    [['part1', 'part2', 'part4', 'part5', 'part7'], /no folder has games 6 to 9; no folder has games 17 to 19$/m],
    [['part2', 'part1'], /no folder has games 6 to 23$/m],
    [['part1', 'part2', 'again'], /part2 and .*again both have games 3 to 5; no folder has/],
    [['part1', 'other'], /other is of another run than .*part1: seed is "oak" there, not "maple"/],
    [['part1', 'part1'], /is named twice/],
    [['part1', 'nowhere'], /nowhere is no folder of simulate/],
  ])('of %j is refused', async (names, message) => {
    copyRun(at('part2'), at('again'));
    const { code, err } = await run(['merge', ...names.map(at), '--out', at('never')]);
    expect(code).toBeGreaterThan(0);
    expect(err).toMatch(message);
    expect(() => readdirSync(at('never'))).toThrow(/ENOENT/);
  });

  test('into one of its parts is refused', async () => {
    const { code, err } = await run(['merge', at('part1'), '--out', at('part1')]);
    expect([code, err]).toEqual([2, expect.stringMatching(/is one of the parts/)]);
  });
});

describe('verify', () => {
  test('plays games again', async () => {
    expect(await fine('verify', whole, '--seed', 'x')).toMatch(/24 of 24 games replayed, all match/);
    expect(JSON.parse(await fine('verify', whole, '--games', '25%', '--json'))).toMatchObject({
      played: 6,
      differences: [],
    });
    expect(await fine('verify', at('part2'), '--games', '2')).toMatch(/2 of 3 games replayed/);
  });

  test('names an altered row, each of its columns, and the line that plays its game', async () => {
    const folder = copyRun(whole, at('altered'));
    const { rows } = await decodeRows(readFileSync(join(folder, 'games-000000005-000000009.parquet')));
    const other: GameRow = {
      ...rows[3]!,
      winners: [],
      scores: rows[3]!.scores.map(() => 30),
      traits: rows[3]!.traits.map(() => 'Lucky'),
    };
    // As somebody would who knows the checksums.
    const { writeShard } = await import('../../src/simulate/shard.ts');
    const file = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'));
    writeShard(folder, file, { first: 5, last: 9 }, rows.with(3, other));
    expect(await fine('status', folder)).toMatch(/24 of 24/);
    const { code, err } = await run(['verify', folder]);
    expect(code).toBe(1);
    expect(err).toMatch(/^game 8 differs: traits is \["Lucky",.*; winners is \[\], replayed \["\w"\]; scores is \[30,/);
    const [, words] = /^ {2}again: woodlog (.*)$/m.exec(err)!;
    const log = await fine(...words!.split(' '));
    expect(log).toContain('seed "maple" game 8');
    const { out } = await run(['verify', folder, '--json']);
    expect(JSON.parse(out).differences).toMatchObject([
      { index: 8, columns: [{ column: 'traits' }, { column: 'winners' }, { column: 'scores' }] },
    ]);
  });
});
