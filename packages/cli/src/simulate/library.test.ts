import { isRight } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { type GameRow, type RunConfiguration, simulate } from 'woodlog';

const seats = [
  { player: 'Ann', bot: 'greedy' },
  { player: 'Bob', bot: 'random' },
];
const pair: RunConfiguration = { game: 'carcassonne', lineups: [seats], rotate: true };

async function rowsOf(...asked: Parameters<typeof simulate>): Promise<readonly GameRow[]> {
  const rows = await simulate(...asked);
  const found: GameRow[] = [];
  if (isRight(rows)) for await (const row of rows.right) found.push(row);
  return found;
}

test('a row a game, the same for the same seed, from any index on', async () => {
  const rows = await rowsOf(pair, 'maple', 4);
  expect(rows.map(({ index, block, rotation, bots }) => [index, block, rotation, bots])).toEqual([
    [0, 0, 0, ['greedy', 'random']],
    [1, 0, 1, ['random', 'greedy']],
    [2, 1, 0, ['greedy', 'random']],
    [3, 1, 1, ['random', 'greedy']],
  ]);
  expect(await rowsOf(pair, 'maple', { first: 2, games: 2 })).toEqual(rows.slice(2));
  expect(await rowsOf(pair, 'oak', 4)).not.toEqual(rows);
});

test.each([
  [{ game: 'chess', lineups: ['random'] }, 'setup/game'],
  [{ game: 'root', lineups: [seats] }, 'setup/map'],
  [{ game: 'root', lineups: ['random'], maps: ['Fall', 'Moon'], decks: ['E&P'] }, 'setup/map'],
  [{ game: 'carcassonne', lineups: ['random', [{ player: 'Ann', bot: 'clever' }, ...seats]] }, 'setup/bot'],
  [{ game: 'carcassonne', lineups: [] }, 'input/shape'],
  [{ game: 'carcassonne', lineups: [[]], rotate: true }, 'input/shape'],
  [{ game: 'carcassonne', lineups: ['any'] }, 'input/shape'],
  [{ game: 'carcassonne', lineups: 'random' }, 'input/shape'],
  [{ game: 'carcassonne', lineups: ['random'], maps: ['random'] }, 'setup/map'],
  [{ game: 'fuzzy-knights', lineups: ['random'], maps: ['10x10'], decks: ['random'] }, 'setup/deck'],
])('%j is refused with a violation', async (odd, code) => {
  expect(await simulate(odd as RunConfiguration, 'maple', 1)).toMatchObject({
    _tag: 'Left',
    left: { violation: code },
  });
});

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, { first: -1, games: 2 }, { first: 2 ** 53, games: 1 }])(
  '%j games are refused with a violation',
  async (games) => {
    expect(await simulate(pair, 'maple', games)).toMatchObject({ _tag: 'Left', left: { violation: 'setup/games' } });
  },
);

test('no games are no rows', async () => {
  expect(await rowsOf(pair, 'maple', 0)).toEqual([]);
});
