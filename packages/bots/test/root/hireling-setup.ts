import { type GameSetup, type SeatSetup, type Stream, stream } from '@woodlog/core/kernel';
import {
  FACTIONS,
  HIRELING_SHEETS,
  type HirelingSide,
  MAPS,
  RANDOM_PLAYER,
  type RootSeat,
  hirelingOf,
} from '@woodlog/core/root';
import { HIRELING_LAWS, PEOPLE_PHASES } from '@woodlog/core/root-law';
import { printSeatName } from '@woodlog/notation/root';
import { randomSeats } from '../../src/root/index.ts';

const KNOWN = Object.keys(HIRELING_LAWS) as HirelingSide[];

/** Three hirelings, and people at random whose factions they do not replace (A.6); at every third table with bots. */
export function hirelingSetup(seed: string, index: number): GameSetup {
  const chance = stream(seed, index, 'people');
  const hirelings: HirelingSide[] = [];
  // Every side has its turn.
  for (const side of [...KNOWN.slice(index % KNOWN.length, (index % KNOWN.length) + 1), ...chance.shuffle([...KNOWN])])
    if (hirelings.length < 3 && !hirelings.some((one) => hirelingOf(one) === hirelingOf(side))) hirelings.push(side);
  const gone = hirelings.flatMap((side) => HIRELING_SHEETS[hirelingOf(side)].replaces);
  const letters = FACTIONS.filter((letter) => !gone.some((one) => one === letter));
  const size = 2 + chance.int(3);
  const seats = index % 3 === 2 ? mixed(chance, size, letters) : people(chance, size, letters);
  return { game: 'root', map: chance.pick(MAPS), deck: chance.pick(['Standard', 'E&P']), seats, hirelings };
}

const person = (faction: RootSeat['faction']): RootSeat => ({
  player: `Random ${faction}`,
  faction,
  bot: RANDOM_PLAYER,
});

const people = (chance: Stream, size: number, letters: readonly RootSeat['faction'][]): SeatSetup[] =>
  chance
    .shuffle(letters.filter((letter) => PEOPLE_PHASES[letter] !== undefined))
    .slice(0, size)
    .map(person);

/** At least one of them is a bot, and one a person. */
function mixed(chance: Stream, size: number, letters: readonly RootSeat['faction'][]): SeatSetup[] {
  const [first, second, ...others] = randomSeats(chance, size, 2, letters);
  const seats = [first, second && second.faction !== 'N' ? person(second.faction) : second, ...others].flatMap(
    (seat) =>
      seat === undefined
        ? []
        : [seat.bot === undefined ? person(seat.faction) : { ...seat, player: printSeatName(seat) }],
  );
  return seats.some(({ bot }) => bot === RANDOM_PLAYER) ? chance.shuffle(seats) : people(chance, size, letters);
}
