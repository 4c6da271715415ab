import { type GameSetup, stream } from '@woodlog/core/kernel';
import { HIRELING_SHEETS, type HirelingSide, MAPS, RANDOM_PLAYER, hirelingOf } from '@woodlog/core/root';
import { HIRELING_LAWS, PEOPLE_PHASES } from '@woodlog/core/root-law';

const KNOWN = Object.keys(HIRELING_LAWS) as HirelingSide[];

/** Three hirelings, and people at random whose factions they do not replace (A.6). */
export function hirelingSetup(seed: string, index: number): GameSetup {
  const chance = stream(seed, index, 'people');
  const hirelings: HirelingSide[] = [];
  // Every side has its turn.
  for (const side of [...KNOWN.slice(index % KNOWN.length, (index % KNOWN.length) + 1), ...chance.shuffle([...KNOWN])])
    if (hirelings.length < 3 && !hirelings.some((one) => hirelingOf(one) === hirelingOf(side))) hirelings.push(side);
  const gone = hirelings.flatMap((side) => HIRELING_SHEETS[hirelingOf(side)].replaces);
  const letters = Object.keys(PEOPLE_PHASES).filter((letter) => !gone.some((one) => one === letter));
  const seats = chance
    .shuffle(letters)
    .slice(0, 2 + chance.int(3))
    .map((faction) => ({ player: `Random ${faction}`, faction, bot: RANDOM_PLAYER }));
  return { game: 'root', map: chance.pick(MAPS), deck: chance.pick(['Standard', 'E&P']), seats, hirelings };
}
