import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { configurationHash } from '../src/simulate/configuration.ts';
import { builtCommand, filesFolder } from './command.ts';
import { runsFolder } from './simulate/simulating.ts';

const start = builtCommand();
const at = runsFolder();
const { file } = filesFolder();

const EXAMPLES = join(import.meta.dirname, '../../../examples');
const BOTS = ['--bots', 'C=mechanical-marquise,E=electric-eyrie'];

/** A module whose `choose` has this body. */
const moduleOf = (name: string, body: string): string =>
  file(
    `${name}.mjs`,
    `export const player = { name: '${name}', choose({ options, chance, turn, game }) { ${body} } };\n`,
  );

const FIRST = 'return options[0];';

test('a module plays a seat of each game, the same for the same seed', async () => {
  const path = moduleOf('first', FIRST);
  const words = ['play', '--seed', 'maple', ...BOTS, '--player', `C=${path}`];
  const [one, other] = [await start(words), await start(words)];
  expect([one.code, one.err]).toEqual([0, '']);
  expect(one.out).toContain(`, players C=${path}`);
  expect(other.out).toBe(one.out);
  for (const [game, seat] of [
    ['carcassonne', 'A'],
    ['fuzzy-knights', 'P2'],
  ]) {
    const mine = moduleOf('any', 'return chance.pick(options);');
    const ended = await start(['play', '--game', `${game}`, '--seed', 'maple', '--player', `${seat}=${mine}`]);
    expect([ended.code, ended.err]).toEqual([0, '']);
  }
});

test.each([
  // A busy machine may need more than a second to start a player.
  ['throws', 60, 'if (turn > 4) throw new Error("no idea"); return options[0];', /C lost a turn: Error: no idea/],
  ['answers nonsense', 60, 'return turn > 4 ? "nonsense" : options[0];', /none of the \d+ options: "nonsense"/],
  ['hangs', 1, 'if (turn === 10) for (;;); return options[0];', /no answer after 1 s/],
  ['is late', 1, 'return turn === 10 ? new Promise(() => {}) : options[0];', /no answer after 1 s/],
] as const)('a player that %s loses its turn to random', async (name, seconds, body, said) => {
  const path = moduleOf(name.replaceAll(' ', '-'), body);
  const ended = await start([
    'play',
    '--seed',
    'maple',
    ...BOTS,
    '--player',
    `C=${path}`,
    '--player-seconds',
    `${seconds}`,
  ]);
  expect(ended.code).toBe(0);
  expect(ended.err).toMatch(said);
  expect(ended.out).toMatch(/\nWinner: /);
});

test('a ladder measures a player among modules', async () => {
  const one = moduleOf('others', FIRST);
  const words = ['ladder', '--game', 'carcassonne', '--player', 'greedy', '--against', one, '--size', '3', '--json'];
  const { code, out, err } = await start([...words, '--games', '6', '--out', at('among'), '--jobs', '1']);
  expect([code, err.includes('Warning')]).toEqual([0, false]);
  const { standings, ratings } = JSON.parse(out);
  expect(standings[0]).toMatchObject({ games: 6, lostTurns: 0 });
  expect(standings[0].points).toBeGreaterThan(standings[0].pointsInstead);
  expect(ratings.map(({ player }: { player: string }) => player)).toEqual(['greedy', one]);
});

test('a module that is no player, or not there', async () => {
  const empty = file('empty.mjs', 'export const nothing = 1;\n');
  const ended = await start(['play', '--seed', 'maple', ...BOTS, '--player', `C=${empty}`]);
  expect(ended.code).toBe(0);
  expect(ended.err).toContain('exports no player');
  for (const game of ['root', 'carcassonne']) {
    const seat = game === 'root' ? 'C' : 'A';
    const elsewhere = await start(['play', '--game', game, '--bots', `${seat}=./mine.mjs`]);
    expect([elsewhere.code, elsewhere.err]).toEqual([2, expect.stringContaining(`by --player ${seat}=./mine.mjs`)]);
  }
  const gone = await start(['play', ...BOTS, '--player', 'C=./gone.mjs']);
  expect([gone.code, gone.out]).toEqual([2, '']);
  expect(gone.err).toContain('cannot read ./gone.mjs');
});

test('rows keep choices and lost turns, verify replays them without the code, and resuming names it again', async () => {
  const path = moduleOf('stumbles', 'if (turn % 7 === 0) throw new Error("oh"); return options[options.length - 1];');
  const [folder, player] = [at('own'), ['--player', `C=${path}`]];
  const words = [
    '--games',
    '6',
    '--chunk',
    '2',
    '--seed',
    'maple',
    '--rotate',
    '--keep-logs',
    '50',
    ...BOTS,
    ...player,
  ];
  const run = await start(['simulate', '--out', folder, '--jobs', '2', ...words]);
  expect(run.code).toBe(0);
  expect(run.err).toContain('C lost a turn: Error: oh');
  const verified = await start(['verify', folder]);
  expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('6 of 6 games replayed, all match')]);
  const resumed = await start(['simulate', '--out', folder]);
  expect([resumed.code, resumed.out]).toEqual([2, '']);
  expect(resumed.err).toContain(`If you trust their code, name them again`);
  expect((await start(['simulate', '--out', folder, ...player])).code).toBe(0);
});

test('setups, logs and runs start no code', async () => {
  const trap = file('trap.mjs', `import { writeFileSync } from 'node:fs'; writeFileSync('${at('trapped')}', '');\n`);
  const seats = [
    { player: 'Ann', faction: 'C', bot: trap },
    { player: 'Bob', faction: 'E', bot: `exec:touch ${at('trapped')}` },
  ];
  const setup = file('setup.json', JSON.stringify({ game: 'root', map: 'Fall', deck: 'E&P', seats }));
  expect((await start(['play', '--setup', setup])).code).toBe(1);
  expect((await start(['simulate', '--out', at('evil'), '--games', '1', '--setup', setup])).code).toBe(1);
  const log = file(
    'log.rootlog',
    `// woodlog 0.1.0 rules 1 notation 2.8 seed "m" game 0, players C=${trap}\nMap: Fall\nDeck: E&P\nC: Random\nE: Random\n`,
  );
  await start(['turn', log, '--seed', 'm']);
  await start(['check', log]);
  await start(['play', '--resume', log]);
  expect(existsSync(at('trapped'))).toBe(false);
});

test('a run or ladder whose run.json was forged, with a hash that fits, starts no code of its own', async () => {
  const trapped = at('forged');
  const mine = moduleOf('honest', FIRST);
  const tiles = ['--game', 'carcassonne', '--seed', 'm'];
  const asked = [...tiles, '--games', '4', '--chunk', '2', '--bots', 'A=random,B=random', '--player', `A=${mine}`];
  const ladder = ['ladder', ...tiles, '--games', '2', '--player', mine, '--against', 'random', '--out', at('rungs')];
  // In one thread, whose player must end with the run.
  expect((await start(['simulate', '--out', at('honest'), '--jobs', '1', ...asked])).code).toBe(0);
  expect((await start(ladder)).code).toBe(0);
  const forge = (folder: string): void => {
    const path = join(folder, 'run.json');
    const run = JSON.parse(readFileSync(path, 'utf8'));
    const configuration = { ...run.configuration, players: { A: `exec:touch ${trapped}` } };
    const hash = configurationHash(configuration, run.seed, run.versions);
    writeFileSync(path, JSON.stringify({ ...run, hash, configuration }));
    for (const name of readdirSync(folder)) if (name.endsWith('.parquet')) rmSync(join(folder, name));
  };
  forge(at('honest'));
  forge(join(at('rungs'), 'A', 'with'));
  for (const words of [
    ['simulate', '--out', at('honest')],
    ['simulate', '--out', at('honest'), '--player', `A=${mine}`],
    ['simulate', '--out', at('honest'), ...asked],
    ladder,
  ]) {
    const { code, out, err } = await start(words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('exec:touch');
  }
  for (const command of ['verify', 'status', 'report']) await start([command, at('honest')]);
  await start(['merge', at('honest'), '--out', at('merged')]);
  expect(existsSync(trapped)).toBe(false);
});

/** Python itself; `python3` may be a script that looks for it each time. */
const python = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout?.trim();

test.skipIf(!python)('a program in Python plays the games of a run', async () => {
  const mine = `exec:'${python}' '${join(EXAMPLES, 'mine.py')}'`;
  const words = [
    '--game',
    'carcassonne',
    '--games',
    '30',
    '--seed',
    'maple',
    '--rotate',
    '--bots',
    'A=random,B=random',
  ];
  const run = await start([
    'simulate',
    '--out',
    at('python'),
    '--jobs',
    '2',
    '--json',
    ...words,
    '--player-seconds',
    '60',
    '--player',
    `A=${mine}`,
  ]);
  expect([run.code, run.err]).toEqual([0, '']);
  expect(JSON.parse(run.out)).toMatchObject({ games: 30, failed: 0 });
  const root = await start(['play', '--seed', 'maple', ...BOTS, '--player-seconds', '60', '--player', `C=${mine}`]);
  expect([root.code, root.err]).toEqual([0, '']);
});

test('a program that has ended loses its turns, and what it started ends with the game', async () => {
  const ended = await start(['play', '--game', 'fuzzy-knights', '--seed', 'm', '--player', 'P1=exec:false']);
  expect(ended.code).toBe(0);
  expect(ended.err).toContain('P1 lost a turn: Error: the program ended with code 1');

  const [script, pid] = [at('parent.mjs'), at('pid')];
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
writeFileSync(${JSON.stringify(pid)}, String(spawn('sleep', ['600'], { stdio: 'ignore' }).pid));
for await (const _ of createInterface({ input: process.stdin })) console.log('{"index": 0}');
setInterval(() => {}, 1000);
`,
  );
  const player = `A=exec:'${process.execPath}' '${script}'`;
  const game = await start([
    'play',
    '--game',
    'carcassonne',
    '--seed',
    'm',
    '--player',
    player,
    '--bots',
    'A=random,B=random',
  ]);
  expect([game.code, game.err]).toEqual([0, '']);
  await setTimeout(300);
  const stat = `/proc/${readFileSync(pid, 'utf8')}/stat`;
  // Gone, or a zombie that nobody has waited for.
  if (existsSync(stat)) expect(readFileSync(stat, 'utf8')).toMatch(/\) Z /);
});
