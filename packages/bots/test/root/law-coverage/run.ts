import { isLeft } from 'fp-ts/lib/Either.js';
import { streams } from '@woodlog/core/kernel';
import { playGame } from '../../../src/root/shared/game.ts';
import { randomSetup } from '../random-setup.ts';
import { type Ends, countEnd, noEnds } from './ends.ts';

export { coveragePage } from './page.ts';
export { peoplePage, playPeople } from './people-page.ts';

/** What many games came to. */
export interface ManyGames {
  /** How often each section ran. */
  readonly times: ReadonlyMap<string, number>;
  readonly ends: Ends;
}

/** So many games at random tables, a player at random in every place of a person. */
export function playMany(games: number, seed: string, told: (played: number) => void): ManyGames {
  const times = new Map<string, number>();
  const report = (law: string): void => {
    times.set(law, (times.get(law) ?? 0) + 1);
  };
  const ends = noEnds();
  for (let index = 0; index < games; index++) {
    const setup = randomSetup(seed, index);
    const game = playGame(setup, streams(seed, index), { lines: false, report });
    if (isLeft(game)) throw new Error(`game ${index} of seed ${seed}: ${game.left.message}`);
    countEnd(ends, index, setup, game.right);
    told(index + 1);
  }
  return { times, ends };
}
