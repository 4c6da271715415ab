import { right } from 'fp-ts/lib/Either.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Bug } from '@woodlog/core/kernel';
import { carcassonneFace } from '../src/games/carcassonne/face.ts';
import { carcassonneTurns } from '../src/games/carcassonne/turn.ts';
import { quoted } from '../src/show/quoted.ts';
import { filesFolder, run } from './command.ts';

const { file } = filesFolder();

const LOG = 'A = greedy\nB = random 2\n0 (0,0) RCRF\n';
const HEAD = '/ woodlog 0.1.0 rules 1 notation 3 seed "maple" game 17\n';
const SEED = /^[-0-9a-f]{36}$/;

afterEach(() => vi.restoreAllMocks());

/** Plants a bug into every game of Carcassonne at a table, and gives the seeds that it gets. */
function plantedAtTable(): unknown[] {
  const seeds: unknown[] = [];
  vi.spyOn(carcassonneFace.play, 'ask').mockImplementation(({ chance }) => {
    seeds.push(chance?.seed, chance?.index);
    throw new Bug('a meeple was lost');
  });
  return seeds;
}

/** Plants a bug into every turn of Carcassonne, and gives the seeds that turns get. */
function planted(): unknown[] {
  const seeds: unknown[] = [];
  vi.spyOn(carcassonneTurns, 'position').mockReturnValue(
    right({
      diagnostics: [],
      next: { taker: 'A', player: 'greedy', person: false },
      moves: () => {
        throw new Bug('a meeple was lost');
      },
      play: async ({ seed, index }) => {
        seeds.push(seed, index);
        throw new Bug('a meeple was lost');
      },
    }),
  );
  return seeds;
}

describe('the line that shows a bug of a turn again names the seed that was made up', () => {
  test.each([
    [['turn'], planted],
    [['play', '--resume'], plantedAtTable],
  ] as const)('%j', async (words, plant) => {
    const seeds = plant();
    const path = file('bug.carcassonne', LOG);
    const { code, err } = await run([...words, path]);
    expect(code).toBe(3);
    expect(seeds[0]).toMatch(SEED);
    const again = `woodlog ${[...words, quoted(path)].join(' ')} --seed ${seeds[0]}`;
    expect(err).toContain(`bug: a meeple was lost\nagain: ${again}\n`);
  });

  test.each([
    ['it stands in the words', LOG, ['--seed', 'oak'], ['oak', 0]],
    ['it stands in the file, with the game', `${HEAD}${LOG}`, [], ['maple', 17]],
  ])('but not where %s', async (_, log, words, chance) => {
    const seeds = plantedAtTable();
    const path = file('named.carcassonne', log);
    const { code, err } = await run(['play', '--resume', path, ...words]);
    expect(code).toBe(3);
    expect(err).toContain(`again: woodlog ${['play', '--resume', quoted(path), ...words].join(' ')}\n`);
    expect(seeds).toEqual(chance);
  });

  test('nor where no seed was there', async () => {
    planted();
    const path = file('json.carcassonne', LOG);
    expect((await run(['turn', path, '--json'])).err).toContain(`again: woodlog turn ${quoted(path)} --json\n`);
  });
});
