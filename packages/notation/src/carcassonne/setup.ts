import type { GameSetup } from '@woodlog/core/kernel';
import { type Log, expansionsIn, idOf, seatsOf } from './log.ts';

/** The setup that a record describes: its players in order; one without a line is named by the letter. */
export function setupOf(log: Log): GameSetup {
  const seats = Array.from({ length: seatsOf(log) }, (_, seat) => {
    const id = idOf(seat);
    return { player: log.header.players.find((player) => player.id === id)?.nick ?? id };
  });
  const expansions = expansionsIn(log);
  return { game: 'carcassonne', seats, ...(expansions.length > 0 && { options: { expansions } }) };
}
