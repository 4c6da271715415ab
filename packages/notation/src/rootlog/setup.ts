import { isLeft } from 'fp-ts/lib/Either.js';
import type { GameSetup, SeatSetup } from '@woodlog/core/kernel';
import type { Log } from './log.ts';
import { parseSeatName } from './seat-name.ts';

/**
 * The setup that a log describes. Seats are in the order of play once a first round is complete, and in that of the header
 * until then (D23). A map or deck that the log does not name is left out, and the game's own setup refuses it.
 */
export function setupOf({ header, turns }: Log): GameSetup {
  const seats = header.players.map(({ faction, name }): SeatSetup => {
    const seat = parseSeatName(faction, name);
    return isLeft(seat) ? { player: name, faction } : seat.right;
  });
  return {
    game: 'root',
    ...(header.map !== undefined && { map: header.map }),
    ...(header.deck !== undefined && { deck: header.deck }),
    ...(header.clearings !== undefined && { suits: header.clearings }),
    seats: inOrderOfPlay(seats, turns),
    ...(header.hirelings !== undefined && { hirelings: header.hirelings }),
  };
}

function inOrderOfPlay(seats: readonly SeatSetup[], turns: Log['turns']): readonly SeatSetup[] {
  const played = [...new Set(turns.filter(({ setup }) => !setup).map(({ taker }) => taker))];
  const place = ({ faction }: SeatSetup): number => played.indexOf(faction ?? '');
  return seats.every((seat) => place(seat) >= 0) ? [...seats].sort((a, b) => place(a) - place(b)) : seats;
}
