import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import type { GameSetup } from '../kernel/index.ts';
import { hirelingOf, rootSetup } from './root-setup.ts';

const setup: GameSetup = {
  game: 'root',
  map: 'Winter',
  deck: 'E&P',
  suits: [...'FMRFMRFMRFMR'],
  seats: [
    { player: 'Ann', faction: 'E' },
    { player: 'Mechanical Marquise 2.0', faction: 'C', bot: 'mechanical-marquise' },
  ],
  hirelings: ['h_L', 'h_Dd'],
  landmarks: ['tower'],
};

test('a setup that passes is the same object, so what is known of it stays known', () => {
  const checked = rootSetup(setup);
  expect(isLeft(checked) ? checked.left.message : checked.right).toBe(setup);
});

test.each<[Partial<GameSetup>, string]>([
  [{ game: 'carcassonne' }, 'setup/game'],
  [{ map: 'Moon' }, 'setup/map'],
  [{ deck: 'Duel' }, 'setup/deck'],
  [{ suits: ['F'] }, 'setup/suits'],
  [{ suits: [...'BMRFMRFMRFMR'] }, 'setup/suits'],
  [{ seats: [] }, 'setup/seats'],
  [{ seats: [{ player: 'Ann' }] }, 'setup/faction'],
  [{ seats: [{ player: 'Ann', faction: 'X' }] }, 'setup/faction'],
  [{ seats: [...setup.seats, { player: 'Bob', faction: 'E' }] }, 'setup/faction'],
  [{ seats: [{ player: 'Bot', faction: 'E', bot: 'no-bot' }] }, 'setup/bot'],
  [{ hirelings: ['h_X'] }, 'setup/hireling'],
  [{ hirelings: ['h_DD'] }, 'setup/hireling'],
  [{ landmarks: ['lighthouse'] }, 'setup/landmark'],
  [{ options: { draft: true } }, 'setup/option'],
])('refuses %j', (odd, code) => {
  const checked = rootSetup({ ...setup, ...odd });
  expect(isLeft(checked) && checked.left.violation).toBe(code);
});

test('a hireling is the same on both sides of its card', () => {
  expect(hirelingOf('h_D')).toBe('h_D');
  expect(hirelingOf('h_Dd')).toBe('h_D');
});
