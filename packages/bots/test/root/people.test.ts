import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { type GameSetup, advance, fingerprint, stream, streams } from '@woodlog/core/kernel';
import { type Action, MAPS, RANDOM_PLAYER, type Table, root, setupTable } from '@woodlog/core/root';
import { PEOPLE_PHASES } from '@woodlog/core/root-law';
import { check, logOf, parse, printSeatName, setupOf } from '@woodlog/notation/root';
import { type PlayedGame, MOST_ROUNDS, playGame, randomSeats } from '@woodlog/bots/root';
import { written } from './written.ts';

/** Games of a normal run; `GAMES=5000 npx vitest run packages/bots/test/root/people.test.ts` plays more. */
const GAMES = Number(process.env['GAMES'] ?? 25);
const SEED = process.env['SEED'] ?? 'brook';

/** The table as its log has it, which does not say who decides for a person. */
function print(table: Readonly<Table>): string {
  const seats = table.setup.seats.map(({ bot, ...seat }) =>
    bot === undefined || bot === RANDOM_PLAYER ? seat : { ...seat, bot },
  );
  return fingerprint(root.canonical({ ...table, setup: { ...table.setup, seats } }));
}

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
    const game = play(index, (table) => prints.push(print(table)));
    expect(game.rounds, `game ${index}`).toBeLessThanOrEqual(MOST_ROUNDS);
    expect(Math.min(...game.table.rows.flat()), `game ${index}`).toBeGreaterThanOrEqual(0);
    const text = written(game);
    const tree = parse(text);
    expect(check(tree), `game ${index}`).toEqual([]);
    const log = logOf(tree);
    const opening = setupTable(setupOf(log));
    if (isLeft(opening)) throw new Error(opening.left.message);
    const table = opening.right;
    for (const [line, { taker, setup, actions }] of log.turns.entries()) {
      for (const action of [{ kind: 'begin', faction: taker, ...(setup && { setup }) }, ...actions, { kind: 'end' }]) {
        expect(advance(root, table, action as Action), `game ${index}, line ${line + 1}`).toBeNull();
      }
      expect(print(table), `game ${index}, line ${line + 1}`).toBe(prints[line]);
    }
  }
});
