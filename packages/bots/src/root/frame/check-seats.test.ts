import type { GameSetup, SeatSetup } from '@woodlog/core/kernel';
import { expect, test } from 'vitest';
import { seatsViolation } from './check-seats.ts';

const setup = (...seats: SeatSetup[]): GameSetup => ({ game: 'root', map: 'Fall', deck: 'Standard', seats });
const marquise: SeatSetup = { player: 'Bot', faction: 'C', bot: 'mechanical-marquise' };

test('bots in their own seats, and people in any', () => {
  expect(seatsViolation(setup(marquise, { player: 'Ann', faction: 'E' }))).toBeNull();
  expect(seatsViolation(setup({ ...marquise, difficulties: ['default'], traits: ['Blitz'] }))).toBeNull();
});

test.each([
  [{ bot: 'no-such-bot' }, /no bot is called no-such-bot; there are mechanical-marquise/],
  [{ faction: 'E' }, /plays C, not E/],
  [{ difficulties: ['deadly'] }, /has no deadly/],
  [{ traits: ['__proto__'] }, /has no __proto__/],
  [{ character: 'thief' }, /has no thief/],
])('%j is refused', (odd, message) => {
  expect(seatsViolation(setup({ ...marquise, ...odd }))?.message).toMatch(message);
});
