import type { GameSetup } from '@woodlog/core/kernel';
import { type DrawnPlayer, drawnPlayers } from '@woodlog/draw/carcassonne';
import { type Tree, logOf } from '@woodlog/notation/carcassonne';

/** The players of a record, by seat, in the colours that it names. */
export function playersOf({ seats }: GameSetup, tree: Tree): DrawnPlayer[] {
  const { players } = logOf(tree).header;
  const ids = seats.map((_, seat) => String.fromCharCode(65 + seat));
  const names = seats.map(({ player }, seat) => (player === ids[seat] ? player : `${ids[seat]} ${player}`.trim()));
  const colours = ids.map((id) => players.find((player) => player.id === id)?.colour);
  return drawnPlayers(names, colours);
}
