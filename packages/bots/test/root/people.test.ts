import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { type GameSetup, stream, streams } from '@woodlog/core/kernel';
import { MAPS, RANDOM_PLAYER, type Table } from '@woodlog/core/root';
import { PEOPLE_PHASES } from '@woodlog/core/root-law';
import { printSeatName } from '@woodlog/notation/root';
import { type PlayedGame, MOST_ROUNDS, playGame, randomSeats } from '@woodlog/bots/root';
import { printOf, replayedLines } from './replayed-lines.ts';

/** Games of a normal run; `GAMES=5000 npx vitest run packages/bots/test/root/people.test.ts` plays more. */
const GAMES = Number(process.env['GAMES'] ?? 25);
const SEED = process.env['SEED'] ?? 'brook';

/** A random table at which most factions are played at random by the law of people, the others by bots and puppets. */
function peopleSetup(index: number): GameSetup {
  const chance = stream(SEED, index, 'people');
  const bots = randomSeats(chance, 2 + chance.int(5), 2).map((seat) => ({
    ...seat,
    player: seat.bot === undefined ? `Puppet ${seat.faction}` : printSeatName(seat),
  }));
  const seats = bots.map((seat) =>
    PEOPLE_PHASES[seat.faction as 'C'] !== undefined && chance.int(4) > 0
      ? { player: `Person ${seat.faction}`, faction: `${seat.faction}`, bot: RANDOM_PLAYER }
      : seat,
  );
  if (!seats.some(({ bot }) => bot === RANDOM_PLAYER)) {
    const known = seats.findIndex(({ faction }) => PEOPLE_PHASES[faction as 'C'] !== undefined);
    const faction = `${seats[known]?.faction ?? 'C'}`;
    seats[Math.max(0, known)] = { player: `Person ${faction}`, faction, bot: RANDOM_PLAYER };
  }
  return { game: 'root', map: chance.pick(MAPS), deck: chance.pick(['Standard', 'E&P']), seats: chance.shuffle(seats) };
}

function play(index: number, afterLine?: (table: Readonly<Table>) => void): PlayedGame {
  const game = playGame(peopleSetup(index), streams(SEED, index), afterLine === undefined ? {} : { afterLine });
  if (isLeft(game)) throw new Error(`game ${index}: ${game.left.message}`);
  return game.right;
}

test(`${GAMES} games of random people: the log has the same table after every line`, { timeout: 600_000 }, () => {
  for (let index = 0; index < GAMES; index++) {
    const prints: string[] = [];
    const game = play(index, (table) => prints.push(printOf(table)));
    expect(game.rounds, `game ${index}`).toBeLessThanOrEqual(MOST_ROUNDS);
    expect(Math.min(...game.table.rows.flat()), `game ${index}`).toBeGreaterThanOrEqual(0);
    const lines = [...replayedLines(game, `game ${index}`, prints)];
    expect(lines.length).toBe(prints.length);
  }
});
