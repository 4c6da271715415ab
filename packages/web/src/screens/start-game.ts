import { type Either, isLeft, left } from 'fp-ts/lib/Either.js';
import { hirelingsProblem, seatsViolation } from '@woodlog/bots/root';
import type { GameSetup, SeatSetup } from '@woodlog/core/kernel';
import { VAGABOT_CHARACTERS } from '@woodlog/core/root';
import type { Session } from '@woodlog/session/kernel';
import { startSession } from '@woodlog/session/root-play';
import type { Draft, SeatDraft } from './setup-draft.ts';

const seatOf = ({ letter, name, bot, difficulty, traits, character }: SeatDraft): SeatSetup => ({
  player: name.trim(),
  faction: letter,
  ...(bot !== undefined && { bot }),
  ...(bot !== undefined && difficulty !== 'default' && { difficulties: [difficulty] }),
  ...(bot !== undefined && traits.length > 0 && { traits }),
  ...(bot === 'vagabot' && { character: character ?? VAGABOT_CHARACTERS[0] }),
});

/** Starts the game; returns why it cannot start. */
export function startGame(draft: Draft, seed: string): Either<string, Session> {
  const { seats, map, deck, isDealt, hirelings, landmarks, isAdvanced } = draft;
  const setup: GameSetup = {
    game: 'root',
    map,
    deck,
    seats: seats.map(seatOf),
    ...(hirelings.length > 0 && { hirelings }),
    ...(landmarks.length > 0 && { landmarks }),
    ...(isAdvanced && { options: { advancedSetup: true } }),
  };
  if (seats.length < 2) return left('Choose at least two factions.');
  const wrong = seatsViolation(setup)?.message ?? hirelingsProblem(setup.seats, hirelings);
  if (wrong != null) return left(wrong);
  const begun = startSession(setup, isDealt ? { chance: { seed, index: 0 } } : {});
  return isLeft(begun) ? left(begun.left.message) : begun;
}
