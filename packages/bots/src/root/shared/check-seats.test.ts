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
  [{ traits: ['Blitz', 'Blitz'] }, /has Blitz twice/],
  [{ bot: undefined, traits: ['Blitz'] }, /C has no bot, and so no Blitz/],
])('%j is refused', (odd, message) => {
  expect(seatsViolation(setup({ ...marquise, ...odd } as SeatSetup))?.message).toMatch(message);
});

test('B.3.3.1: one difficulty is chosen; default, which has no card, does not count', () => {
  const wrong = seatsViolation(setup({ ...marquise, difficulties: ['easy', 'nightmare'] }));
  expect(wrong?.message).toBe('Mechanical Marquise 2.0 has one difficulty at a time');
  expect(seatsViolation(setup({ ...marquise, difficulties: ['default', 'nightmare'] }))).toBeNull();
});

test('Chmd.8.6: Chameleandroid combines difficulties', () => {
  const difficulties = ['easy', 'challenging', 'alternate nightmare'];
  expect(seatsViolation(setup({ player: 'Bot', faction: 'N', bot: 'chameleandroid', difficulties }))).toBeNull();
});
