import { expect, test } from 'vitest';
import type { GameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import { coverageOf } from './coverage.ts';
import { plannedGames } from './plan.ts';
import { SIGHTS } from './things.ts';

test.each([
  ['root', 24],
  ['carcassonne', 6],
  ['fuzzy-knights', 8],
] as const)('%s: %i games show everything but ends for whatever seed', async (game: GameId, games) => {
  const player = await GAMES[game].loadPlay();
  const { end: _, event: __, ...things } = SIGHTS[game].things(player);
  for (let seed = 0; seed < 300; seed++) {
    const planned = plannedGames(game, player, `seed ${seed}`, games);
    const logs = planned.map(({ request }, n) => ({
      file: `${n}`,
      covers: SIGHTS[game].seen(player.setup(request), { reason: '', winners: [], text: '' }),
    }));
    expect(logs).toHaveLength(games);
    expect(coverageOf(things, logs).filter(({ log }) => log === null)).toEqual([]);
  }
});

test('the ends that are looked for are ends that there are', async () => {
  for (const game of ['root', 'carcassonne', 'fuzzy-knights'] as const) {
    const player = await GAMES[game].loadPlay();
    const ends = SIGHTS[game].things(player)['end'];
    for (const { end } of plannedGames(game, player, 'maple', 40)) if (end !== undefined) expect(ends).toContain(end);
  }
});

test('fewer games are the first of more', async () => {
  const player = await GAMES.root.loadPlay();
  const all = plannedGames('root', player, 'maple', 24);
  for (const games of [1, 5, 6, 7, 23])
    expect(plannedGames('root', player, 'maple', games)).toEqual(all.slice(0, games));
  expect(plannedGames('root', player, 'oak', 24)).not.toEqual(all);
});

test('maps, decks and sizes meet greedy players: none of them goes with one of the others', async () => {
  const player = await GAMES.root.loadPlay();
  const games = plannedGames('root', player, 'maple', 60).map(({ request }) => player.setup(request));
  const withPlayer = games.filter(({ seats }) => seats.some(({ bot }) => bot === 'greedy'));
  expect(new Set(withPlayer.map(({ map, deck }) => `${map} ${deck}`)).size).toBe(8);
  expect(new Set(withPlayer.map(({ seats }) => seats.length)).size).toBe(5);
});
