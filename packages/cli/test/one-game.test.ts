import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameRow } from 'woodlog';
import * as woodlog from 'woodlog';
import * as carcassonne from 'woodlog/carcassonne';
import * as fuzzyKnights from 'woodlog/fuzzy-knights';
import * as root from 'woodlog/root';
import { FIRST_GAME } from './command.ts';

const two = (bot: string, ...seats: readonly object[]) =>
  ['Ann', 'Bob'].map((player, seat) => ({ player, bot, ...seats[seat] }));

const LIBRARIES = [
  {
    game: 'root',
    library: root,
    setup: { game: 'root', map: 'Fall', deck: 'E&P', seats: two('random', { faction: 'C' }, { faction: 'E' }) },
  },
  { game: 'carcassonne', library: carcassonne, setup: { game: 'carcassonne', seats: two('random') } },
  { game: 'fuzzy-knights', library: fuzzyKnights, setup: { game: 'fuzzy-knights', seats: two('random') } },
] as const;

const other = (game: string) => (game === 'root' ? 'carcassonne' : 'root');

test.each(LIBRARIES)('woodlog/$game plays, checks and goes on as woodlog does', async ({ game, library, setup }) => {
  const log = await library.play(setup, 'maple');
  expect(log).toEqual(await woodlog.play(setup, 'maple'));
  if (log._tag === 'Left') throw new Error(log.left.message);
  const begun = log.right.slice(0, log.right.length / 3).replace(/.*$/, '');
  expect(await library.check(begun)).toEqual(await woodlog.check(begun, { game }));
  expect(await library.check(begun)).toMatchObject({ right: { game } });
  expect(await library.nextTurn(begun, { seed: 'oak' })).toEqual(await woodlog.nextTurn(begun, { game, seed: 'oak' }));
  expect(await library.moves(begun)).toEqual(await woodlog.moves(begun, { game }));
  const run = { game, lineups: [setup.seats], ...('map' in setup && { maps: ['Fall'], decks: ['E&P'] }) };
  const rows = await Promise.all([library, woodlog].map(({ simulate }) => simulate(run, 'maple', 1)));
  const played = await Promise.all(
    rows.map(async (row) => {
      if (row._tag === 'Left') throw new Error(row.left.message);
      const all: GameRow[] = [];
      for await (const one of row.right) all.push(one);
      return all;
    }),
  );
  expect(played[0]).toHaveLength(1);
  expect(played[0]).toEqual(played[1]);
});

test('woodlog/root has the positions of a log', async () => {
  const log = readFileSync(FIRST_GAME, 'utf8');
  expect(await root.positions(log)).toEqual(await woodlog.positions(log));
  expect(await root.check(log)).toEqual(await woodlog.check(log));
});

test.each(LIBRARIES)('woodlog/$game refuses another game', async ({ game, library, setup }) => {
  const strange = { ...setup, game: other(game) };
  const message = `this is for ${game} alone, not for ${other(game)}`;
  expect(await library.play(strange, 'maple')).toMatchObject({ left: { violation: 'setup/game', message } });
  const request: object = { game: other(game) };
  for (const call of [library.check, library.moves, library.nextTurn])
    expect(await call('', request)).toMatchObject({ left: { violation: 'request/game', message } });
  const run = { game: other(game), lineups: ['random'] } as const;
  expect(await library.simulate(run, 'maple', 1)).toMatchObject({ left: { violation: 'setup/game', message } });
});
