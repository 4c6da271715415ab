import os from 'node:os';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { runsFolder } from './simulating.ts';

// The command is loaded once more, since other files of this worker may have loaded it without the spy.
vi.resetModules();
vi.doMock('../../src/simulate/players.ts', async (original) => {
  const real = await original<typeof import('../../src/simulate/players.ts')>();
  return { players: vi.fn(real.players) };
});
const { players } = await import('../../src/simulate/players.ts');
const { run } = await import('../command.ts');

function cores(count: number): void {
  vi.spyOn(os, 'availableParallelism').mockReturnValue(count);
  syncBuiltinESMExports();
}
beforeEach(() => cores(8));
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  vi.doUnmock('../../src/simulate/players.ts');
  vi.resetModules();
});

const at = runsFolder();
const RUN = ['--out', at('run'), '--game', 'carcassonne', '--games', '23', '--chunk', '10', '--seed', 'maple'];

/** How many threads a command asks for, if any. */
async function jobsOf(...words: string[]): Promise<number | undefined> {
  vi.mocked(players).mockClear();
  expect((await run(words)).code).toBe(0);
  return vi.mocked(players).mock.calls[0]?.[1];
}

test('simulate takes no more jobs than there are batches of games, and none for a run that is whole', async () => {
  expect(await jobsOf('simulate', ...RUN, '--shard', '1/23')).toBe(1);
  expect(await jobsOf('simulate', ...RUN.with(1, at('whole')), '--jobs', '30')).toBe(5);
  expect(await jobsOf('simulate', ...RUN.with(1, at('whole')))).toBeUndefined();
});

test('verify takes no more jobs than there are games to play', async () => {
  expect(await jobsOf('verify', at('whole'), '--games', '2')).toBe(2);
  expect(await jobsOf('verify', at('whole'))).toBe(8);
});

test('more than four jobs a core are not taken, and that is said', async () => {
  cores(1);
  const { code, err } = await run(['verify', at('whole'), '--jobs', '300']);
  expect([code, err]).toEqual([0, 'note: 4 jobs, not 300: this machine has 1 core\n']);
  expect(vi.mocked(players).mock.lastCall?.[1]).toBe(4);
});
