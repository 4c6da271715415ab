import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { streams } from '@woodlog/core/kernel';
import type { Table } from '@woodlog/core/root';
import { type PlayedGame, MOST_ROUNDS, playGame } from '@woodlog/bots/root';
import { anyTable } from './any-table.ts';
import { printOf, replayedLines } from './replayed-lines.ts';

/** Games of a normal run; `GAMES=5000 npx vitest run packages/bots/test/root/people.test.ts` plays more. */
const GAMES = Number(process.env['GAMES'] ?? 25);
const FROM = Number(process.env['FROM'] ?? 0);
const SEED = process.env['SEED'] ?? 'brook';

function play(index: number, afterLine?: (table: Readonly<Table>) => void): PlayedGame {
  const game = playGame(anyTable(SEED, index), streams(SEED, index), afterLine === undefined ? {} : { afterLine });
  if (isLeft(game)) throw new Error(`game ${index}: ${game.left.message}`);
  return game.right;
}

test(`${GAMES} games of random people: the log has the same table after every line`, { timeout: 36_000_000 }, () => {
  for (let index = FROM; index < FROM + GAMES; index++) {
    const prints: string[] = [];
    const game = play(index, (table) => prints.push(printOf(table)));
    expect(game.rounds, `game ${index}`).toBeLessThanOrEqual(MOST_ROUNDS);
    expect(Math.min(...game.table.rows.flat()), `game ${index}`).toBeGreaterThanOrEqual(0);
    const lines = [...replayedLines(game, `game ${index}`, prints)];
    expect(lines.length).toBe(prints.length);
  }
});
