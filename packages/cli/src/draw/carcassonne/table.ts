import type { CarcassonneState } from '@woodlog/core/carcassonne';
import type { GameSetup } from '@woodlog/core/kernel';
import { type Box, beside, stack } from '../box.ts';
import type { Picture } from '../standalone.ts';
import { boardBox } from './board.ts';
import { CARCASSONNE_PALETTE } from './palette.ts';
import { playerBoxes } from './players.ts';

const WIDTH = 400;

/** `A Ann`, by seat. */
export const playerNames = ({ seats }: GameSetup): string[] =>
  seats.map(({ player }, seat) => {
    const letter = String.fromCharCode(65 + seat);
    return player === letter ? letter : `${letter} ${player}`.trim();
  });

/** The picture of a table. */
export function drawCarcassonne(setup: GameSetup, state: Readonly<CarcassonneState>): Picture {
  const names = playerNames(setup);
  const columns: Box[] = [boardBox(state, names), stack(playerBoxes(state, names, WIDTH), 16)];
  return { box: beside(columns, 20), palette: CARCASSONNE_PALETTE, title: `Carcassonne, ${state.tiles.length} tiles` };
}
