import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { type GameSetup, fingerprint, stream, streams } from '@woodlog/core/kernel';
import {
  MAPS,
  RANDOM_PLAYER,
  type Table,
  copyTable,
  draftAtRandom,
  nextLine,
  root,
  seatsInSetupOrder,
} from '@woodlog/core/root';
import { check, openingOf, parse, steps } from '@woodlog/notation/root';
import { type Line, type PlayedGame, playGame } from '../../src/root/index.ts';
import { matchOf, textOf } from './people-logs.ts';
import { written } from './written.ts';

const GAMES = Number(process.env['GAMES'] ?? 15);
const SEED = process.env['SEED'] ?? 'camp';

/** Two to six people who draft their factions. */
function drafted(index: number): GameSetup {
  const chance = stream(SEED, index, 'tables');
  const seats = Array.from({ length: 2 + chance.int(5) }, () => ({ player: 'Random', bot: RANDOM_PLAYER }));
  const setup = { game: 'root', map: chance.pick(MAPS), deck: chance.pick(['Standard', 'E&P']), seats };
  return draftAtRandom({ ...setup, options: { advancedSetup: true } }, chance);
}

function play(setup: GameSetup, index: number, afterLine?: (table: Readonly<Table>, line: Line) => void): PlayedGame {
  const game = playGame(setup, streams(SEED, index), afterLine === undefined ? {} : { afterLine });
  if (isLeft(game)) throw new Error(game.left.message);
  return game.right;
}

const print = (table: Readonly<Table>): string => fingerprint(root.canonical(table));

test('A.7 to A.10: games of the advanced setup replay at every line', { timeout: 600_000 }, () => {
  for (let index = 0; index < GAMES; index++) {
    const prints: string[] = [];
    const text = written(play(drafted(index), index, (table) => prints.push(print(table))));
    const tree = parse(text);
    expect(check(tree), `game ${index}`).toEqual([]);
    const opening = openingOf(tree);
    if (isLeft(opening)) throw new Error(opening.left.message);
    const { table } = opening.right;
    const replayed: string[] = [];
    for (const { action } of steps(tree, table)) if (action.kind === 'end') replayed.push(print(table));
    expect(replayed, `game ${index}`).toEqual(prints);
  }
});

test('A.8.3, A.10: each setup line is legal by the setup cards', { timeout: 600_000 }, () => {
  for (let index = 0; index < GAMES; index++) {
    const setup = drafted(index);
    let before: Table | null = null;
    play(setup, index, (table, { taker, setup: inSetup, actions }) => {
      if (inSetup && before !== null) {
        const line = { before, taker, setup: inSetup, actions };
        expect(matchOf(line), `game ${index}: ${textOf(line)}`).toMatchObject({ verdict: 'legal', assumed: [] });
      }
      if (inSetup) before = copyTable(table);
    });
  }
});

describe('the advanced setup', () => {
  const seats = ['E', 'A', 'C'].map((faction) => ({ player: 'Random', faction, bot: RANDOM_PLAYER }));
  const bot = { player: 'Drillbit Duchy', faction: 'D', bot: 'drillbit-duchy' };
  const table: GameSetup = {
    game: 'root',
    map: 'Fall',
    deck: 'E&P',
    seats: [bot, ...seats],
    options: { advancedSetup: true },
  };
  const hands = ({ lines }: PlayedGame) =>
    lines.flatMap(({ taker, setup, actions }) =>
      setup
        ? [
            actions
              .flatMap((action) => (action.kind === 'move' ? action.parts : []))
              .filter(({ from }) => from === taker),
          ]
        : [],
    );

  test('A.3, A.8.3: bots set up first, then people from the last player to the first', () => {
    const { lines, setup } = play(table, 0);
    expect(lines.slice(0, 4).map(({ taker }) => taker)).toEqual(['D', 'C', 'A', 'E']);
    expect(seatsInSetupOrder(setup)).toEqual([0, 3, 2, 1]);
    const opening = openingOf(parse(written({ ...play(table, 0), lines: [] })));
    if (isLeft(opening)) throw new Error(opening.left.message);
    expect(nextLine(opening.right.table)).toEqual({ seat: 0, setup: true });
  });

  test('A.7, A.10: of five cards three are kept, which may be any', () => {
    let others = 0;
    for (let index = 0; index < 20; index++) {
      const [, ...people] = hands(play(table, index));
      const standard = hands(play({ ...table, options: {} }, index))
        .flat()
        .map(({ what }) => what);
      for (const kept of people) {
        expect(kept).toHaveLength(3);
        if (!kept.every(({ what }) => standard.includes(what))) others++;
      }
    }
    expect(others).toBeGreaterThan(20);
  });
});
