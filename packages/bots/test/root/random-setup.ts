import { stream } from '@woodlog/core/kernel';
import { MAPS, type RootSetup } from '@woodlog/core/root';
import { printSeatName } from '@woodlog/notation/root';
import { randomSeats } from '../../src/root/random-seats.ts';

/** Share of the seats that a person has, one in so many. */
const PEOPLE = 3;

/**
 * A random table: 2 to 6 seats, at least one bot, any map and deck, difficulties, traits, characters and services. Every
 * person plays at random. The same seed and index give the same table.
 */
export function randomSetup(seed: string, index: number): RootSetup {
  const chance = stream(seed, index, 'tables');
  const seats = randomSeats(chance, 2 + chance.int(5), PEOPLE).map((seat) => ({
    ...seat,
    player: seat.bot === undefined ? `Person ${seat.faction}` : printSeatName(seat),
  }));
  return {
    game: 'root',
    map: chance.pick(MAPS),
    deck: chance.pick(['Standard', 'E&P']),
    seats: chance.shuffle(seats),
  };
}
