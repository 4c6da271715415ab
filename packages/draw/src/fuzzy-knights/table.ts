import type { State } from '@woodlog/core/fuzzy-knights';
import { beside, stack } from '../kernel/box.ts';
import type { Picture } from '../kernel/picture.ts';
import { mapBox } from './map.ts';
import { KNIGHTS_PALETTE } from './palette.ts';
import { boxesBeside } from './players.ts';

const WIDTH = 460;

/**
 * The whole table: map on the left, players and legend on the right.
 *
 * @param names the players by seat
 */
export function drawKnights(names: readonly string[], state: Readonly<State>): Picture {
  const panels = boxesBeside(state, names, WIDTH).map(({ box }) => box);
  return {
    box: beside([mapBox(state), stack(panels, 16)], 20),
    palette: KNIGHTS_PALETTE,
    title: `Fuzzy Knights, day ${state.day}`,
  };
}
