import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACTIONS, MAPS, RANDOM_PLAYER, type RootSetup } from '@woodlog/core/root';
import { PEOPLE_PHASES, countMoves } from '@woodlog/core/root-law';
import { positionsOf } from './positions-of.ts';

// How many complete moves there are at positions of random games, and how many after each of them. A change of the
// law that changes a count is seen; `PERFT=write npx vitest run packages/bots/test/root/perft.test.ts` writes them anew.

const FILE = new URL('perft.json', import.meta.url);
const SEED = 'fern';
const GAMES = 66;
const EACH = 8;
/** Positions with more moves are not counted to depth two. */
const MOST_FOR_TWO = 12;

/** A position: the game, the step in it, whose turn it is, the moves there, and those of depth two where they were counted. */
type Row = readonly [game: number, step: number, taker: string, one: number, two?: number];

const PEOPLE = FACTIONS.filter((faction) => PEOPLE_PHASES[faction] !== undefined && faction !== 'G');

/** Every map with each deck, and with two to five people. */
function setupOf(game: number): RootSetup {
  const lap = Math.floor(game / MAPS.length);
  const seats = Array.from({ length: 2 + ((game + lap) % 4) }, (_, n) => PEOPLE[(game * 3 + n) % PEOPLE.length] ?? 'C');
  return {
    game: 'root',
    map: MAPS[game % MAPS.length] ?? 'Fall',
    deck: lap % 2 === 0 ? 'Standard' : 'E&P',
    seats: seats.map((faction) => ({ player: `Person ${faction}`, faction, bot: RANDOM_PLAYER })),
  };
}

/** Counts the moves at positions of one game. */
function countGame(game: number): Row[] {
  const rows: Row[] = [];
  let step = 0;
  let next = 20;
  for (const { position, players, taker } of positionsOf(setupOf(game), SEED, game)) {
    step += 1;
    const one = step < next ? 0 : countMoves(players, position, 1);
    if (one === 0) continue;
    next = step + 23 + game;
    const row = [game, step, taker, one] as const;
    rows.push(one > MOST_FOR_TWO ? row : [...row, countMoves(players, position, 2)]);
    if (rows.length === EACH) break;
  }
  return rows;
}

/** A normal run counts every fifth game; `PERFT=all` counts all of them, and `PERFT=write` writes what it counts. */
const mode = process.env['PERFT'] ?? 'some';
const counted = Array.from({ length: GAMES }, (_, game) => game).filter((game) => mode !== 'some' || game % 5 === 0);

test(`moves at up to ${counted.length * EACH} positions of all maps, decks and factions of people, and after each of them`, () => {
  const rows = counted.flatMap(countGame);
  if (mode === 'write') writeFileSync(FILE, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
  const known: readonly Row[] = JSON.parse(readFileSync(FILE, 'utf8'));
  expect(rows).toEqual(known.filter(([game]) => counted.includes(game)));
});

test('positions that several orders of moves lead to count the same without being kept', () => {
  const nothingKept = { get: () => undefined, set: () => undefined };
  for (const game of [1, 7, 12]) {
    let tried = 0;
    for (const { position, players } of positionsOf(setupOf(game), SEED, game)) {
      if (tried === 3) break;
      const one = countMoves(players, position, 1);
      if (one < 3 || one > MOST_FOR_TWO) continue;
      tried += 1;
      expect(countMoves(players, position, 3)).toBe(countMoves(players, position, 3, nothingKept));
    }
  }
});
