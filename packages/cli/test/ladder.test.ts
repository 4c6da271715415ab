import { expect, test } from 'vitest';
import { run } from './command.ts';
import { fine, runsFolder } from './simulate/simulating.ts';

const at = runsFolder();

test('a mixed table measures a player among others, and its games are kept', async () => {
  const words = ['ladder', '--game', 'carcassonne', '--player', 'greedy', '--against', 'random', '--size', '3'];
  const asked = [...words, '--games', '12', '--out', at('mixed'), '--jobs', '1'];
  const text = await fine(...asked);
  expect(text).toMatch(/^\| seat \| wins \| greedy: share \(95 %\) \| random: share \|/);
  const again = JSON.parse(await fine(...asked, '--json'));
  const [standing] = again.standings;
  expect(again.standings).toHaveLength(1);
  expect(standing).toMatchObject({ seat: 'A', games: 12, lostTurns: 0 });
  expect(standing.share.rate).toBeGreaterThan(0.7);
  expect(standing.difference.low).toBeGreaterThan(0);
  expect(await fine(...asked)).toBe(text);
});

test('bots of Carcassonne that search meet with budgets of their own', async () => {
  const words = ['ladder', '--game', 'carcassonne', '--player', 'sampling:3', '--against', 'look-ahead-1:1', '--json'];
  const { ratings } = JSON.parse(await fine(...words, '--games', '2', '--out', at('budgets'), '--jobs', '1'));
  expect(ratings.map(({ player }: { player: string }) => player).sort()).toEqual(['look-ahead-1:1', 'sampling:3']);
});

test('the second Vagabond sits where the first one would, in the same games, and the players are rated', async () => {
  const words = ['ladder', '--player', 'vagabot', '--against', 'random', '--seats', 'G,V', '--size', '2'];
  const asked = [...words, '--games', '2', '--out', at('vagabonds'), '--jobs', '1'];
  const text = await fine(...asked);
  expect(text).toMatch(/\n\nRatings by Bradley-Terry, 95 % by bootstrap: .*\d\)\n0\.\d+ core hours\n$/);
  const { standings, together, ratings, coreHours } = JSON.parse(await fine(...asked, '--json'));
  expect(standings.map(({ seat }: { seat: string }) => seat)).toEqual(['G', 'V']);
  expect({ ...standings[0], seat: 'V' }).toEqual(standings[1]);
  expect(together).toEqual({ ...standings[1], seat: 'all' });
  expect(ratings.map(({ player, games }: { player: string; games: number }) => [player, games]).sort()).toEqual([
    ['random', 12],
    ['vagabot', 4],
  ]);
  expect(coreHours).toBeGreaterThan(0);
  expect(await fine(...asked)).toBe(text);
});

test('a player takes the seats of bots, one at a time', async () => {
  const bots = 'C=mechanical-marquise,E=electric-eyrie';
  const words = [
    'ladder',
    '--player',
    'random',
    '--bots',
    bots,
    '--games',
    '6',
    '--jobs',
    '1',
    '--out',
    at('replaced'),
  ];
  const { standings, together } = JSON.parse(await fine(...words, '--json'));
  expect(standings.map(({ seat, games }: { seat: string; games: number }) => [seat, games])).toEqual([
    ['C', 6],
    ['E', 6],
  ]);
  expect(together).toMatchObject({ games: 12, share: { of: 12 }, shareInstead: { count: 6, of: 12 } });
});

test.each([
  [['--player', 'greedy'], 'say whom the player meets: --against PLAYER'],
  [['--player', 'greedy', '--against', 'random', '--seats', 'X'], 'unknown seat X; expected some of C, E'],
  [['--player', 'gredy', '--against', 'random', '--seats', 'C'], 'unknown bot "gredy" (did you mean greedy?)'],
  [['--player', './mine', '--against', 'random', '--seats', 'C'], './mine is no module'],
  [['--player', 'greedy', '--against', './mine', '--seats', 'C'], '--against: ./mine is no module'],
])('ladder %j is refused', async (words, said) => {
  const { code, out, err } = await run(['ladder', '--out', at('refused'), '--games', '1', ...words]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(said);
});
