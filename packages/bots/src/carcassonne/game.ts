import { type Either, isLeft, left } from 'fp-ts/lib/Either.js';
import { type GameSetup, type Streams, type Violation, violation } from '@woodlog/core/kernel';
import type { CarcassonnePlayer } from './bot.ts';
import { type PlayOptions, type PlayedGame, botsOf, play } from './play.ts';

/** What the seats are called, in the order of play. */
export const SEAT_NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type SeatName = (typeof SEAT_NAMES)[number];

export interface GameOptions extends Omit<PlayOptions, 'players'> {
  /** Players of one's own by the names of their seats: they play in place of bots. */
  readonly players?: Readonly<Partial<Record<SeatName, CarcassonnePlayer>>>;
}

/**
 * Plays a whole game: bots as the setup names them, and players of one's own. The same setup and streams give the same
 * game. A seat without either and an answer that is none of the options are violations.
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
