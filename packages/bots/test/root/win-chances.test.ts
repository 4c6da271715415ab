import { isRight } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { playGame, seatPlayers, winChances } from '@woodlog/bots/root';
import { streams } from '@woodlog/core/kernel';
import { type Table, copyTable } from '@woodlog/core/root';
import { chancesOf } from '../../src/root/players/win-chances.ts';

const BOTS = ['mechanical-marquise', 'electric-eyrie', 'random'];
const seats = ['C', 'E', 'A'].map((faction, i) => ({ player: faction, faction, bot: BOTS[i] ?? 'random' }));

/** The tables after the lines of a game, the last one won. */
function tables(): Table[] {
  const found: Table[] = [];
  const setup = { game: 'root', map: 'Fall', deck: 'E&P', seats } as const;
  const played = playGame(setup, streams('chances', 1), { afterLine: (table) => found.push(copyTable(table)) });
  expect(isRight(played)).toBe(true);
  return found;
}

test('chances of a game: they sum to 1, are the same for the same seed, and leave the table alone; who has won has won', () => {
  const all = tables();
  for (const table of all.filter((_, i) => i % 5 === 0)) {
    const before = JSON.stringify(table);
    const chances = winChances(seatPlayers(table), table, { runs: 4 });
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(winChances(seatPlayers(table), table, { runs: 4 })).toEqual(chances);
    expect(JSON.stringify(table)).toBe(before);
  }
  const chances = all.slice(-1).map((last) => winChances(seatPlayers(last), last).sort());
  expect(chances).toEqual([[0, 0, 1]]);
});

test('who is in coalition has the chance of the partner (9.2.8)', () => {
  const [table] = tables();
  const joined = { ...table, markers: [null, null, 'C$'] } as Table;
  const [marquise, , alliance] = winChances(seatPlayers(joined), joined, { runs: 2 });
  expect(alliance).toBe(marquise);
});

test('more points give a better chance, and more so late', () => {
  const [early = 0] = chancesOf([3, 0], [3, 0]);
  const [late = 0] = chancesOf([28, 25], [28, 25]);
  expect(early).toBeGreaterThan(0.5);
  expect(late).toBeGreaterThan(early);
});
