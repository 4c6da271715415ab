import { type Either, isLeft, left } from 'fp-ts/lib/Either.js';
import { hirelingsProblem, seatsViolation } from '@woodlog/bots/root';
import type { GameSetup, SeatSetup } from '@woodlog/core/kernel';
import { BOTS, CHAMELEANDROID_DIFFICULTIES, DIFFICULTIES, type BotSheet } from '@woodlog/core/root';
import type { Session } from '@woodlog/session/kernel';
import { startSession } from '@woodlog/session/root-play';

/** A seat as it is being chosen. */
export interface SeatDraft {
  readonly letter: string;
  readonly name: string;
  /** The id of a bot; a person plays without. */
  readonly bot?: string;
  readonly difficulty: string;
  readonly traits: readonly string[];
}

/** A game as it is being set up. */
export interface Draft {
  readonly seats: readonly SeatDraft[];
  readonly map: string;
  readonly deck: string;
  readonly isDealt: boolean;
  readonly hirelings: readonly string[];
  readonly landmarks: readonly string[];
  readonly isAdvanced: boolean;
}

export const FIRST_DRAFT: Draft = {
  seats: [
    { letter: 'C', name: '', difficulty: 'default', traits: [] },
    { letter: 'E', name: '', bot: 'electric-eyrie', difficulty: 'default', traits: [] },
  ],
  map: 'Fall',
  deck: 'E&P',
  isDealt: false,
  hirelings: [],
  landmarks: [],
  isAdvanced: false,
};

/** The bot that can sit under a letter, if there is one. */
export const botFor = (letter: string): BotSheet | undefined =>
  BOTS.find(({ letters }) => letters.some((one) => one === letter));

export const difficultiesOf = ({ letters }: BotSheet): readonly string[] =>
  letters.includes('N') ? CHAMELEANDROID_DIFFICULTIES : DIFFICULTIES;

/** Rules for people are missing for these: a bot plays them. */
export const isForBots = (letter: string): boolean => letter === 'N';

const seatOf = ({ letter, name, bot, difficulty, traits }: SeatDraft): SeatSetup => ({
  player: name.trim(),
  faction: letter,
  ...(bot !== undefined && { bot }),
  ...(bot !== undefined && difficulty !== 'default' && { difficulties: [difficulty] }),
  ...(bot !== undefined && traits.length > 0 && { traits }),
});

/** Starts the game; what is wrong with it, in words, if it cannot start. */
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
