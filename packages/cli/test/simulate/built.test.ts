import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { stream } from '@woodlog/core/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { quoted } from '../../src/show/quoted.ts';
import { builtCommand, stopping } from '../command.ts';
import { SMALL_RUN, filesOf, runsFolder, shardsOf } from './simulating.ts';

const start = builtCommand();
const at = runsFolder();

/** A run of many small files. */
const LONG_RUN = [
  ...['--games', '120', '--chunk', '3', '--seed', 'maple', '--rotate', '--keep-logs', '5'],
  ...['--bots', 'C=mechanical-marquise,E=electric-eyrie', '--map', 'fall,winter'],
];

beforeAll(async () => {
  await start(['simulate', '--out', at('unkilled'), '--jobs', '1', ...LONG_RUN]);
});

describe('any number of jobs', () => {
  test('gives the same bytes', async () => {
    const small = [at('one job'), at('three jobs')] as const;
    const [one, three] = await Promise.all([
      start(['simulate', '--out', small[0], '--jobs', '1', ...SMALL_RUN]),
      start(['simulate', '--out', small[1], '--jobs', '3', ...SMALL_RUN]),
    ]);
    expect([one.code, one.err]).toEqual([0, '']);
    expect([three.code, three.err]).toEqual([0, '']);
    expect(filesOf(small[1])).toEqual(filesOf(small[0]));
    const { code, out } = await start(['verify', small[0], '--jobs', '2', '--games', '8']);
    expect([code, out]).toEqual([0, expect.stringMatching(/8 of 24 games replayed, all match/)]);
  });

  test.each([
    ['carcassonne', 'A=greedy,B=random'],
    ['fuzzy-knights', 'P1=castellan,P2=random'],
  ])('of %s, too', async (game, bots) => {
    const words = ['--game', game, '--games', '6', '--chunk', '2', '--seed', 'maple', '--bots', bots, '--rotate'];
    await Promise.all(
      ['1', '2'].map((jobs) => start(['simulate', '--out', at(game + jobs), '--jobs', jobs, ...words])),
    );
    expect(shardsOf(at(`${game}1`))).toHaveLength(3);
    expect(filesOf(at(`${game}2`))).toEqual(filesOf(at(`${game}1`)));
  });
});

/** Kills of a normal run; `KILLS=100 npx vitest run packages/cli/test/simulate/built.test.ts` tries more. */
const KILLS = Number(process.env['KILLS'] ?? 8);

test(`killed ${KILLS} times at random moments, a run ends in the same bytes`, { timeout: 180_000 }, async () => {
  const folder = at('killed');
  const chance = stream('kills', 0, 'moments');
  let killed = 0;
  for (let i = 0; i < KILLS; i++) {
    // While it starts or plays, or in the midst of writing its next files.
    const moment = chance.int(4) === 0 ? { ms: chance.int(300) } : { step: 1 + chance.int(11) };
    const { code } = await start(['simulate', '--out', folder, '--jobs', i % 2 === 0 ? '1' : '2', ...LONG_RUN], {
      env: stopping('SIGKILL', moment),
    });
    if (code === null) killed++;
  }
  expect(killed).toBeGreaterThan(KILLS / 2);
  const { code, err } = await start(['simulate', '--out', folder, '--jobs', '2', ...LONG_RUN]);
  expect([code, err]).toEqual([0, '']);
  expect(filesOf(folder)).toEqual(filesOf(at('unkilled')));
});

test.each([
  ['SIGINT', '1'],
  ['SIGTERM', '2'],
] as const)('%s stops a run of %s jobs, which says how to go on', async (signal, jobs) => {
  const folder = at(signal);
  const stopped = await start(['simulate', '--out', folder, '--jobs', jobs, ...LONG_RUN], {
    env: stopping(signal, { step: 16 }),
  });
  expect(stopped.code).toBeNull();
  expect(stopped.err).toMatch(/^stopped: \d+ of 120 games are kept; /m);
  expect(stopped.err).toContain(`; woodlog simulate --out ${quoted(folder)} goes on\n`);
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect((await start(['simulate', '--out', folder])).code).toBe(0);
  expect(filesOf(folder)).toEqual(filesOf(at('unkilled')));
});

test('a run that is whole when the signal comes ends as any other', async () => {
  const words = ['--game', 'carcassonne', '--games', '10', '--chunk', '5', '--jobs', '2', '--seed', 'maple'];
  // Four steps for each file, run.json and two for each five games: the last of the last one.
  const env = stopping('SIGINT', { step: 20 });
  const { code, out, err } = await start(['simulate', '--out', at('late'), ...words], { env });
  expect([code, err, out]).toEqual([0, '', expect.stringMatching(/^10 games, /m)]);
});

test('two runs in one folder at once do each other no harm', async () => {
  const folder = at('together');
  const ended = await Promise.all([1, 2].map(() => start(['simulate', '--out', folder, '--jobs', '1', ...SMALL_RUN])));
  expect(ended.map(({ code, err }) => [code, err])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  expect(filesOf(folder)).toEqual(filesOf(at('one job')));
});

test('a disk of 64 KB that gets full is said, and the run goes on when there is room', async ({ skip }) => {
  const disk = at('disk');
  const mount = (...words: string[]): boolean => spawnSync('mount', words).status === 0;
  mkdirSync(disk);
  if (!mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk)) skip('a small disk cannot be mounted');
  const folder = `${disk}/run`;
  try {
    const { code, err } = await start(['simulate', '--out', folder, '--jobs', '2', ...LONG_RUN]);
    expect(code).toBe(2);
    expect(err).toMatch(/^error: cannot write .*: the disk is full; \d+ games are kept, /m);
    expect(err).toContain(`, woodlog simulate --out ${quoted(folder)} goes on\n`);
    const status = await start(['status', folder]);
    expect([status.code, status.out]).toEqual([0, expect.stringMatching(/missing/)]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    mount('-o', 'remount,size=10m', disk);
    expect((await start(['simulate', '--out', folder])).code).toBe(0);
    expect(filesOf(folder)).toEqual(filesOf(at('unkilled')));
  } finally {
    spawnSync('umount', [disk]);
  }
});
