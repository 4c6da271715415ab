import type { GameSetup } from '@woodlog/core/kernel';
import { type Tree, logOf } from '@woodlog/notation/carcassonne';
import type { ReplayPlayer } from '../kernel/replay.ts';

/** A player of a record; without a name, the letter stands in. */
export interface RecordedPlayer extends ReplayPlayer {
  readonly colour?: string;
}

export function playersOf({ seats }: GameSetup, tree: Tree): RecordedPlayer[] {
  const { players } = logOf(tree).header;
  return seats.map(({ player }, seat) => {
    const id = String.fromCharCode(65 + seat);
    const colour = players.find((one) => one.id === id)?.colour;
    return { id, name: player.trimEnd() || id, ...(colour === undefined ? {} : { colour }) };
  });
}
