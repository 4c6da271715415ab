import { isLeft } from 'fp-ts/lib/Either.js';
import type { GameSetup, SeatSetup } from '@woodlog/core/kernel';
import type { Log } from './log.ts';
import { parseSeatName } from './seat-name.ts';

/**
 * The setup that a log describes. Seats are in the order of the header where bots play (there is no draft then), else in
 * that of the first round, since people write the draft's order into the header (D23). A map or deck that the log does
 * not name is left out, and the game's own setup refuses it.
 */
export function setupOf({ header, turns }: Log): GameSetup {
  const seats = header.players.map(({ faction, name }): SeatSetup => {
    const seat = parseSeatName(faction, name);
    return isLeft(seat) ? { player: name, faction } : seat.right;
  });
  const ordered = seats.some(({ bot }) => bot !== undefined) ? seats : inTurnOrder(seats, turns);
  return {
    game: 'root',
    ...(header.map !== undefined && { map: header.map }),
    ...(header.deck !== undefined && { deck: header.deck }),
    ...(header.clearings !== undefined && { suits: header.clearings }),
    seats: ordered,
    ...(header.hirelings !== undefined && { hirelings: header.hirelings }),
  };
}

function inTurnOrder(seats: readonly SeatSetup[], turns: Log['turns']): SeatSetup[] {
  const order = [...new Set(turns.filter(({ setup }) => !setup).map(({ taker }) => taker))];
  const place = ({ faction }: SeatSetup): number => {
    const turn = order.indexOf(faction ?? '');
    return turn < 0 ? order.length : turn;
  };
  return [...seats].sort((a, b) => place(a) - place(b));
}
