import { type Either, isLeft, left } from 'fp-ts/lib/Either.js';
import { type GameSetup, type Streams, type Violation, violation } from '@woodlog/core/kernel';
import type { CarcassonnePlayer } from './bot.ts';
import { type PlayOptions, type PlayedGame, botsOf, play } from './play.ts';

/** The names of the seats, in the order of play. */
export const SEAT_NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type SeatName = (typeof SEAT_NAMES)[number];

export interface GameOptions extends Omit<PlayOptions, 'players'> {
  /** Custom players by seat name, in place of bots. */
  readonly players?: Readonly<Partial<Record<SeatName, CarcassonnePlayer>>>;
}

/**
 * Plays a whole game with the setup's bots and custom players. The same setup and streams give the same game. A seat
 * without a player and an answer that is not an option are violations.
 *
 * @example
 * const mine: CarcassonnePlayer = { name: 'Mine', choose: ({ options, chance }) => chance.pick(options) };
 * playGame({ game: 'carcassonne', seats: [{ player: 'Ann' }, { player: 'Bot', bot: 'greedy' }] }, streams('maple', 1), {
 *   players: { A: mine },
 * });
 */
export function playGame(
  setup: GameSetup,
  streams: Streams,
  { players = {}, ...watching }: GameOptions = {},
): Either<Violation, PlayedGame> {
  const names = SEAT_NAMES.slice(0, setup.seats.length);
  const odd = Object.keys(players).find((name) => !(names as readonly string[]).includes(name));
  if (odd !== undefined)
    return left(violation('setup/player', `there is no seat ${odd}; the seats are ${names.join(', ')}`));
  const own = new Map(names.flatMap((name, seat) => (players[name] ? [[seat, players[name]] as const] : [])));
  const seats = setup.seats.map((seat, i) => (own.has(i) ? { ...seat, bot: 'random' } : seat));
  const bots = botsOf({ ...setup, seats });
  return isLeft(bots) ? bots : play(setup, streams, bots.right, { ...watching, players: own });
}
