import { copyFileSync, readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Report, ReportedRun } from '../../src/report/report.ts';
import { widthOf } from '../../src/show/width.ts';
import { type Ended, run } from '../command.ts';
import { runsFolder } from '../simulate/simulating.ts';
import { gameRow, someRows, writeRun } from './rows.ts';

const at = runsFolder();

const report = (...words: string[]): Promise<Ended> => run(['report', ...words]);

const reported = async (...words: string[]): Promise<Report & { readonly run: ReportedRun }> =>
  JSON.parse((await report(...words, '--json')).out);

const shardsIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.parquet'));

const COLUMNS = 80;

describe('a summary', () => {
  test('has this look', async () => {
    const { code, out, err } = await report(await writeRun(at('summary'), someRows(300)));
    expect([code, err]).toEqual([0, '']);
    // Versions change, and with them the hash.
    const lasting = out.replace(/run [0-9a-f]{32}/, 'run HASH').replace(/woodlog .*?;/, 'woodlog VERSIONS;');
    await expect(lasting).toMatchFileSnapshot('summary.txt');
  });

  test('fits into 80 columns, whatever the names, and moves no cursor', async () => {
    const odd = ['x'.repeat(5000), '\x1b[2J\x1b]0;title\x07', '\u202egnp.exe'];
    const rows = someRows(6).map((row) => ({
      ...row,
      bots: odd,
      difficulties: odd,
      map: odd[row.index % 3]!,
      reason: row.reason === 'failed' ? row.reason : odd[row.index % 3]!,
    }));
    const { code, out } = await report(await writeRun(at('odd'), rows));
    expect(code).toBe(0);
    // The line that plays a failed game again stays whole.
    const lines = out.split('\n').filter((line) => !line.startsWith('  game '));
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(COLUMNS);
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u);
  });

  test('of a single game', async () => {
    const { code, out } = await report(await writeRun(at('one'), someRows(1)));
    expect([code, out.split('\n')[0]]).toEqual([0, '1 game of Root']);
  });

  test('of failed games only has the lines that play them again', async () => {
    const rows = someRows(2).map((row) => ({ ...row, reason: 'failed', winners: [], scores: [null, null, null] }));
    const { code, out } = await report(await writeRun(at('failed'), rows));
    expect(code).toBe(0);
    expect(out).toContain(
      '  game 1: woodlog play --seed maple --index 1 --bots E=electric-eyrie,A=automated-alliance,C=mechanical-marquise --map fall --deck exiles',
    );
  });
});

test.each([
  ['carcassonne', ['--bots', 'A=random,B=greedy', '--rotate']],
  ['fuzzy-knights', ['--bots', 'random']],
  ['root', ['--bots', 'random', '--map', 'random']],
])('games of %s, as simulate plays them, are told as its own summary tells them', async (game, flags) => {
  const folder = at(game);
  const { code, out } = await run([
    ...['simulate', '--out', folder, '--game', game, '--games', '12', '--seed', 'maple', '--json'],
    ...flags,
  ]);
  expect(code).toBe(0);
  const summary = JSON.parse(out) as { games: number; bots: { bot: string; seats: number; wins: number }[] };
  const page = at(`${game}.html`);
  const { games, bots, run: about } = await reported(folder, '-o', page);
  expect([games.all, games.failed, about.gaps]).toEqual([12, 0, []]);
  expect(Object.entries(bots).map(([bot, { of, count }]) => ({ bot, seats: of, wins: count }))).toEqual(
    summary.bots.map(({ bot, seats, wins }) => ({ bot, seats, wins })),
  );
  const html = readFileSync(page, 'utf8');
  expect(html).toMatch(
    /<h1>(.* wins \d+ % of (its )?\d+ games?|12 games: no (bot|player) wins more often than chance explains)<\/h1>/,
  );
  expect(html).not.toContain('<b>0</b>won');
  expect(html).toContain('columns: swipe sideways');
});

test('parts of a run are one report, and games that are missing are told', async () => {
  const rows = someRows(300);
  const whole = await writeRun(at('whole'), rows);
  const front = await writeRun(at('front'), rows, { without: [150, 250] });
  const back = await writeRun(at('back'), rows, { without: [50, 150] });
  const [one, both] = [await reported(whole), await reported(front, back)];
  expect(one.run.gaps).toEqual([]);
  expect(both.run.gaps).toEqual([{ first: 100, last: 199 }]);
  expect(both.games.all).toBe(200);
  // Games 99 to 101 and 198 to 200 are one block each.
  expect(both.pairedSeats!.leftOut).toBe(one.pairedSeats!.leftOut + 2);
  const { err, out } = await report(front, back);
  expect(err).toBe('note: 100 games are missing: games 100 to 199\n');
  expect(out).toContain('! of 300 games 100 games are missing: games 100 to 199');
});

describe('is refused', () => {
  const refused = async (folders: readonly string[], code: number, message: string | RegExp): Promise<void> => {
    const ended = await report(...folders);
    expect(ended).toMatchObject({ code, out: '' });
    expect(ended.err).toMatch(message);
  };

  test('what is no folder of simulate', async () => {
    await refused([at('nowhere')], 2, 'is no folder of simulate: it has no run.json');
  });

  test('a run without a shard', async () => {
    const folder = await writeRun(at('empty'), someRows(3), { without: [0] });
    await refused([folder], 1, /there are no games in .*empty yet: simulate has written no shard/);
  });

  test('a torn shard, and one that was changed', async () => {
    const folder = await writeRun(at('torn'), someRows(300));
    const [first, second] = shardsIn(folder).map((name) => join(folder, name));
    truncateSync(first!, 1000);
    const bytes = readFileSync(second!);
    bytes[200]! ^= 1;
    writeFileSync(second!, bytes);
    await refused(
      [folder],
      1,
      /torn has 2 files that are not as the run left them:\n {2}games-000000000-000000099\.parquet is torn .*\n {2}games-000000100/,
    );
  });

  test('a shard of another run in the folder', async () => {
    const folder = await writeRun(at('mixed'), someRows(300), { without: [0] });
    const other = await writeRun(at('other'), someRows(300), { seed: 'hazel' });
    const [first] = shardsIn(other);
    copyFileSync(join(other, first!), join(folder, first!));
    await refused([folder], 1, 'is of another run');
  });

  test('folders of different runs', async () => {
    const folders = [
      await writeRun(at('maple'), someRows(3)),
      await writeRun(at('hazel'), someRows(3), { seed: 'hazel' }),
    ];
    await refused(
      folders,
      1,
      /hazel has another run than .*maple, and a report is of one: seed is "hazel" there, not "maple"/,
    );
  });

  test('a game that is there twice', async () => {
    const folder = await writeRun(at('twice'), someRows(3));
    await refused([folder, folder], 1, /there are games twice: .*twice and .*twice both have games 0 to 2$/m);
  });

  test('a page that cannot be written, or has no file', async () => {
    const folder = await writeRun(at('fine'), someRows(3));
    await refused([folder, '-o', join(at('nowhere'), 'page.html')], 2, 'cannot write');
    await refused([folder, '-o', '-'], 2, 'standard output has the summary');
  });
});

test('a report does not care how the games lie in files', async () => {
  const rows = someRows(120);
  const { run: _, ...one } = await reported(await writeRun(at('few'), rows, { chunk: 120 }));
  const { run: __, ...other } = await reported(await writeRun(at('many'), rows, { chunk: 7 }));
  expect(other).toEqual(one);
});

test('a run of other rules says so where it says how to play a game again', async () => {
  const rows = [gameRow({ reason: 'failed', winners: [] })];
  expect((await reported(await writeRun(at('now'), rows))).run.warning).toBeNull();
  const old = await writeRun(at('old'), rows, { versions: 'rules 0 notation 2.8' });
  expect((await reported(old)).run.warning).toMatch(/^the run was played by rules 0 notation 2.8, this is rules \d/);
  expect((await report(old)).out).toContain('the run was played by rules 0');
});
