import type { CarcassonneState } from '@woodlog/core/carcassonne';
import type { GameSetup } from '@woodlog/core/kernel';
import { type Tree, logOf } from '@woodlog/notation/carcassonne';
import { type Box, beside, stack } from '../box.ts';
import type { Picture } from '../standalone.ts';
import { boardBox } from './board.ts';
import { CARCASSONNE_PALETTE, type DrawnPlayer, drawnPlayers } from './palette.ts';
import { playerBoxes } from './players.ts';

const WIDTH = 400;

/** The players of a record, by seat, in the colours that it names. */
export function playersOf({ seats }: GameSetup, tree: Tree): DrawnPlayer[] {
  const { players } = logOf(tree).header;
  const ids = seats.map((_, seat) => String.fromCharCode(65 + seat));
  const names = seats.map(({ player }, seat) => (player === ids[seat] ? player : `${ids[seat]} ${player}`.trim()));
  const colours = ids.map((id) => players.find((player) => player.id === id)?.colour);
  return drawnPlayers(names, colours);
}

export function drawCarcassonne(players: readonly DrawnPlayer[], state: Readonly<CarcassonneState>): Picture {
  const columns: Box[] = [boardBox(state, players), stack(playerBoxes(state, players, WIDTH), 16)];
  return { box: beside(columns, 20), palette: CARCASSONNE_PALETTE, title: `Carcassonne, ${state.tiles.length} tiles` };
}
