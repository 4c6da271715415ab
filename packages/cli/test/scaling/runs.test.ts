import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { quoted } from '../../src/show/quoted.ts';
import { builtFolder, filesFolder, stopping } from '../command.ts';
import { filesOf } from '../simulate/simulating.ts';
import { SCALING, jobOf } from './recipes.ts';

const built = builtFolder();
const { folder } = filesFolder();

const GAMES = 96;
const SHARDS = 4;
/** Games a file: few, so that a shard is seen to be half done. */
const CHUNK = 3;
const FILES = GAMES / CHUNK;
const WORDS = ['--seed', 'maple', '--bots', 'C=mechanical-marquise,E=electric-eyrie', '--chunk', `${CHUNK}`];
const RUN = [...WORDS, '--games', `${GAMES}`];

const bin = join(folder, 'bin');
const single = join(folder, 'single');

/** A script on the path of what is started here. */
function script(name: string, text: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(bin, name), 0o755);
}

/** Runs a command; its exit code, and what it said. */
function run(
  command: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number | null; readonly err: string }> {
  const path = `${bin}:${process.env['PATH']}`;
  const child = spawn(command, words, {
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, err }));
  });
}

/** Merges the shards of a folder, which must give what a single run gave. */
async function expectWhole(out: string, count: number): Promise<void> {
  const shards = Array.from({ length: count }, (_, i) => join(out, `shard-${i + 1}`));
  expect(await run('woodlog', ['merge', ...shards, '--out', join(out, 'whole')])).toMatchObject({ code: 0 });
  expect(filesOf(join(out, 'whole'))).toEqual(filesOf(single));
}

/** Puts woodlog on the path, with something to do before it. */
const wrapped = (before = ''): void =>
  script('woodlog', `${before}\nexec ${quoted(process.execPath)} ${quoted(join(built, 'main.js'))} "$@"`);

beforeEach(() => wrapped());

beforeAll(async () => {
  mkdirSync(bin);
  wrapped();
  // `ssh HOST -- COMMAND`: a shell of its own, in another folder, on a host that says as little as may be.
  script('ssh', 'shift 2; cd /; unset SHELL; exec sh -c "$*"');
  const { code } = await run('woodlog', ['simulate', ...RUN, '--jobs', '1', '--out', single]);
  expect(code).toBe(0);
  // run.json, the folder of scores by round, and a file for each few games.
  expect(readdirSync(single)).toHaveLength(FILES + 2);
  expect(readdirSync(join(single, 'rounds'))).toHaveLength(FILES);
});

const hasParallel = process.env['PATH']!.split(':').some((path) => existsSync(join(path, 'parallel')));
if (!hasParallel) console.warn('parallel is missing: its recipe is not tried (apt-get install parallel)');

test.runIf(hasParallel)(
  'GNU parallel over two hosts, one worker killed half-way: run again, all is as if one machine had played it',
  async () => {
    const out = join(folder, 'parallel');
    const hosts = join(folder, 'hosts');
    writeFileSync(hosts, '1/oak\n1/elm\n');
    const env = { HOSTS: hosts, OUT: out, SHARDS: `${SHARDS}`, TRIES: '1', PARALLEL_HOME: join(folder, 'home') };
    mkdirSync(env.PARALLEL_HOME);
    const script = join(SCALING, 'with-parallel.sh');
    const jobs = () => readFileSync(join(out, 'parallel.log'), 'utf8').trim().split('\n').slice(1);

    // Who plays the second shard is killed with no time to tidy up: the run's file and three of eight are written, each with its scores by round.
    const kill = Object.entries(stopping('SIGKILL', { step: 28 })).map(([name, value]) => `${name}=${quoted(value)}`);
    wrapped(`case " $* " in *' --shard 2/'*) export ${kill.join(' ')} ;; esac`);
    expect(await run(script, RUN, env)).toMatchObject({ code: 1 });
    wrapped();
    expect(jobs()).toHaveLength(SHARDS);
    expect(readdirSync(join(out, 'shard-2'))).toHaveLength(2 + 3);
    expect(await run('woodlog', ['merge', join(out, 'shard-2'), '--out', join(out, 'x')])).toMatchObject({ code: 1 });

    const again = await run(script, RUN, env);
    expect(again.code).toBe(0);
    // Only what had failed is in the job log a second time, and both hosts have played.
    const played = jobs().map((job) => job.split('\t'));
    expect(played.map(([shard]) => shard).sort()).toEqual(['1', '2', '2', '3', '4']);
    expect(new Set(played.map(([, host]) => host))).toEqual(new Set(['oak', 'elm']));
    await expectWhole(out, SHARDS);
  },
);

test('a run without a seed is not begun', async () => {
  const { code, err } = await run(join(SCALING, 'with-parallel.sh'), ['--games', '4'], {
    OUT: join(folder, 'seedless'),
    SHARDS: '2',
  });
  expect([code, err]).toEqual([2, 'give a --seed: all shards are parts of one run\n']);
  expect(existsSync(join(folder, 'seedless'))).toBe(false);
});

test('Slurm: tasks 1 to N are shards 1 to N', async () => {
  const out = join(folder, 'slurm');
  const task = (id: number) => {
    const env = { OUT: out, SHARDS: '2', SLURM_ARRAY_TASK_ID: `${id}`, SLURM_CPUS_PER_TASK: '1' };
    return run(join(SCALING, 'slurm.sh'), RUN, env);
  };
  expect(await Promise.all([task(1), task(2)])).toMatchObject([{ code: 0 }, { code: 0 }]);
  await expectWhole(out, 2);
});

test('Kubernetes: indices 0 to N - 1 are shards 1 to N', async () => {
  const out = join(folder, 'kubernetes');
  const { command, args } = jobOf().spec!.template.spec!.containers[0]!;
  const [shell, ...flags] = [...command!, ...args!].map((word) =>
    word.replace('--bots random --chunk 10000', WORDS.slice(2).join(' ')).replace('/runs', () => out),
  );
  const pod = (index: number) => {
    const env = { GAMES: `${GAMES}`, SEED: 'maple', SHARDS: '2', JOB_COMPLETION_INDEX: `${index}` };
    return run(shell!, flags, env);
  };
  expect(await Promise.all([pod(0), pod(1)])).toMatchObject([{ code: 0 }, { code: 0 }]);
  await expectWhole(join(out, 'maple'), 2);
});
