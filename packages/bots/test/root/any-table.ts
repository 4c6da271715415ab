import { type GameSetup, type SeatSetup, type Stream, stream } from '@woodlog/core/kernel';
import {
  FACTIONS,
  HIRELINGS,
  HIRELING_SHEETS,
  type HirelingSide,
  MAPS,
  RANDOM_PLAYER,
  type RootSeat,
} from '@woodlog/core/root';
import { PEOPLE_PHASES } from '@woodlog/core/root-law';
import { printSeatName } from '@woodlog/notation/root';
import { randomSeats } from '../../src/root/index.ts';

/** Of so many tables one has hirelings, and one the advanced setup. */
const HIRELINGS_EACH = 3;
const ADVANCED_EACH = 3;
const MOST_HIRELINGS = 3;

/**
 * A random table: two to six seats, most of them people who play by the law at random, others bots and puppets; any map and
 * deck, hirelings on either side (without puppets, who hire nobody), either setup.
 */
export function anyTable(seed: string, index: number): GameSetup {
  const chance = stream(seed, index, 'people');
  const hires = chance.int(HIRELINGS_EACH) === 0;
  const hired = hires ? chance.shuffle([...HIRELINGS]).slice(0, 1 + chance.int(MOST_HIRELINGS)) : [];
  const gone = hired.flatMap((hireling) => HIRELING_SHEETS[hireling].replaces);
  const left = FACTIONS.filter((letter) => !gone.some((one) => one === letter) && !(hires && letter === 'N'));
  const others = randomSeats(chance, 2 + chance.int(5), 2, left).map((seat) => withPerson(seat, chance, hires));
  const isMixed = others.some(({ bot }) => bot === RANDOM_PLAYER);
  const seats = isMixed ? others : others.map((seat, at) => (at === 0 && seat.faction !== 'N' ? person(seat) : seat));
  const hirelings = hired.map((hireling): HirelingSide => (chance.int(2) === 0 ? hireling : `${hireling}d`));
  return {
    game: 'root',
    map: chance.pick(MAPS),
    deck: chance.pick(['Standard', 'E&P']),
    seats: chance.shuffle(seats),
    ...(hires && { hirelings }),
    ...(chance.int(ADVANCED_EACH) === 0 && { options: { advancedSetup: true } }),
  };
}

const person = ({ faction }: RootSeat): RootSeat => ({ player: `Person ${faction}`, faction, bot: RANDOM_PLAYER });

function withPerson(seat: RootSeat, chance: Stream, hires: boolean): SeatSetup & RootSeat {
  const byLaw = PEOPLE_PHASES[seat.faction] !== undefined && chance.int(3) > 0;
  if (byLaw || (hires && seat.bot === undefined)) return person(seat);
  return { ...seat, player: seat.bot === undefined ? `Puppet ${seat.faction}` : printSeatName(seat) };
}
