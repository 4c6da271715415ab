import { isLeft } from 'fp-ts/lib/Either.js';
import { streams } from '@woodlog/core/kernel';
import { playGame } from '../../../src/root/frame/game.ts';
import { randomSetup } from '../random-setup.ts';

export { coveragePage } from './page.ts';

/** How often each section ran in so many games at random tables, a puppet in every place of a person. */
export function timesRun(games: number, seed: string, told: (played: number) => void): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const report = (law: string): void => {
    times.set(law, (times.get(law) ?? 0) + 1);
  };
  for (let index = 0; index < games; index++) {
    const game = playGame(randomSetup(seed, index), streams(seed, index), { lines: false, report });
    if (isLeft(game)) throw new Error(`game ${index} of seed ${seed}: ${game.left.message}`);
    told(index + 1);
  }
  return times;
}
