import type { CarcassonneState } from '@woodlog/core/carcassonne';
import { type Box, beside, stack } from '../kernel/box.ts';
import type { Picture } from '../kernel/picture.ts';
import { boardBox } from './board.ts';
import { CARCASSONNE_PALETTE, type DrawnPlayer } from './palette.ts';
import { playerBoxes } from './players.ts';

const WIDTH = 400;

/** The whole table: tiles on the left, players on the right. */
export function drawCarcassonne(players: readonly DrawnPlayer[], state: Readonly<CarcassonneState>): Picture {
  const panels = playerBoxes(state, players, WIDTH).map(({ box }) => box);
  const columns: Box[] = [boardBox(state, players), stack(panels, 16)];
  return { box: beside(columns, 20), palette: CARCASSONNE_PALETTE, title: `Carcassonne, ${state.tiles.length} tiles` };
}
