import { type DrawnPlayer, drawnPlayers } from '@woodlog/draw/carcassonne';
import type { RecordedPlayer } from '@woodlog/session/carcassonne';

/** The players of a record as drawn: `A Ann`, in the colours that it names. */
export const drawnPlayersOf = (players: readonly RecordedPlayer[]): DrawnPlayer[] =>
  drawnPlayers(
    players.map(({ id, name }) => (name === id ? id : `${id} ${name}`)),
    players.map(({ colour }) => colour),
  );
