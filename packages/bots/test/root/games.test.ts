import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { advance, fingerprint, streams } from '@woodlog/core/kernel';
import { type Action, type Table, copyTable, root, setupTable } from '@woodlog/core/root';
import { type Log, check, logOf, parse, setupOf } from '@woodlog/notation/root';
import { MOST_ROUNDS, type PlayedGame, playGame } from '../../src/root/index.ts';
import { randomSetup } from './random-setup.ts';
import { written } from './written.ts';

/** Games of a normal run; `GAMES=5000 npx vitest run packages/bots/test/root/games.test.ts` plays more. */
const GAMES = Number(process.env['GAMES'] ?? 60);
const SEED = process.env['SEED'] ?? 'bramble';
const REPLAYED = Math.ceil(GAMES / 3);

const print = (table: Readonly<Table>): string => fingerprint(root.canonical(table));

function play(index: number, afterLine?: (table: Readonly<Table>) => void): PlayedGame {
  const game = playGame(randomSetup(SEED, index), streams(SEED, index), afterLine === undefined ? {} : { afterLine });
  if (isLeft(game)) throw new Error(`game ${index}: ${game.left.message}`);
  return game.right;
}

/** The table after each line of a log. */
function* linesAgain(log: Log): Generator<Readonly<Table>> {
  const opening = setupTable(setupOf(log));
  if (isLeft(opening)) throw new Error(opening.left.message);
  const table = opening.right;
  for (const { taker, setup, actions } of log.turns) {
    for (const action of [{ kind: 'begin', faction: taker, ...(setup && { setup }) }, ...actions, { kind: 'end' }]) {
      expect(advance(root, table, action as Action)).toBeNull();
    }
    yield table;
  }
}

test(`${GAMES} games over random tables end without a violation, and nothing is owed; the log of ${REPLAYED} of them, through text and back, has the same table after every line`, {
  timeout: 600_000,
}, () => {
  for (let index = 0; index < GAMES; index++) {
    const prints: string[] = [];
    const isReplayed = index < REPLAYED;
    const game = play(index, isReplayed ? (table) => prints.push(print(table)) : undefined);
    const { table, rounds, winners } = game;
    expect(rounds, `game ${index}`).toBeLessThanOrEqual(MOST_ROUNDS);
    if (rounds < MOST_ROUNDS) expect(winners, `game ${index}`).not.toEqual([]);
    expect(Math.min(...table.scores), `game ${index}`).toBeGreaterThanOrEqual(0);
    expect(Math.min(...table.rows.flat()), `game ${index}`).toBeGreaterThanOrEqual(0);
    if (!isReplayed) continue;
    const tree = parse(written(game));
    expect(check(tree), `game ${index}`).toEqual([]);
    let line = 0;
    for (const again of linesAgain(logOf(tree))) {
      expect(print(again), `game ${index}, line ${line + 1}`).toBe(prints[line]);
      line++;
    }
    expect(line).toBe(prints.length);
  }
});

test('the same seed gives the same log, byte for byte', () => {
  expect(written(play(3))).toBe(written(play(3)));
  expect(written(play(3))).not.toBe(written(play(4)));
});

test('a table that a game began with is not changed by playing it', () => {
  const setup = randomSetup(SEED, 1);
  const opening = setupTable(setup);
  if (isLeft(opening)) throw new Error(opening.left.message);
  const before = copyTable(opening.right);
  playGame(setup, streams(SEED, 1));
  expect(opening.right).toEqual(before);
});
