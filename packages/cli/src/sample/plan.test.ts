import { expect, test } from 'vitest';
import { GAMES, type GameId } from '../games/games.ts';
import { coverageOf } from './coverage.ts';
import { plannedGames } from './plan.ts';
import { SIGHTS } from './things.ts';

test.each([
  ['root', 24],
  ['carcassonne', 6],
  ['fuzzy-knights', 6],
] as const)('%s: %i games show everything but ends for whatever seed', async (game: GameId, games) => {
  const player = await GAMES[game].loadPlay();
  const { end: _, ...things } = SIGHTS[game].things(player.bots);
  for (let seed = 0; seed < 300; seed++) {
    const planned = plannedGames(game, player.bots, `seed ${seed}`, games);
    const logs = planned.map(({ request }, n) => ({
      file: `${n}`,
      covers: SIGHTS[game].seen(player.setup(request), { reason: '', winners: [] }),
    }));
    expect(logs).toHaveLength(games);
    expect(coverageOf(things, logs).filter(({ log }) => log === null)).toEqual([]);
  }
});

test('the ends that are looked for are ends that there are', async () => {
  for (const game of ['root', 'carcassonne', 'fuzzy-knights'] as const) {
    const { bots } = await GAMES[game].loadPlay();
    const ends = SIGHTS[game].things(bots)['end'];
    for (const { end } of plannedGames(game, bots, 'maple', 40)) if (end !== undefined) expect(ends).toContain(end);
  }
});

test('fewer games are the first of more', async () => {
  const { bots } = await GAMES.root.loadPlay();
  const all = plannedGames('root', bots, 'maple', 24);
  for (const games of [1, 5, 6, 7, 23]) expect(plannedGames('root', bots, 'maple', games)).toEqual(all.slice(0, games));
  expect(plannedGames('root', bots, 'oak', 24)).not.toEqual(all);
});

test('maps, decks and sizes meet puppets: none of them goes with one of the others', async () => {
  const { bots, setup } = await GAMES.root.loadPlay();
  const games = plannedGames('root', bots, 'maple', 60).map(({ request }) => setup(request));
  const withPuppet = games.filter(({ seats }) => seats.some(({ bot }) => bot === undefined));
  expect(new Set(withPuppet.map(({ map, deck }) => `${map} ${deck}`)).size).toBe(8);
  expect(new Set(withPuppet.map(({ seats }) => seats.length)).size).toBe(5);
});
