import type { State } from '@woodlog/core/fuzzy-knights';
import type { GameSetup } from '@woodlog/core/kernel';
import { beside, stack } from '../box.ts';
import type { Picture } from '../standalone.ts';
import { legendBox } from './legend.ts';
import { mapBox } from './map.ts';
import { KNIGHTS_PALETTE } from './palette.ts';
import { playerBoxes } from './players.ts';

const WIDTH = 460;

/** `P1 Ann`, by seat. */
export const playerNames = ({ seats }: GameSetup): string[] =>
  seats.map(({ player }, seat) => {
    const number = `P${seat + 1}`;
    return player === number ? number : `${number} ${player}`.trim();
  });

export function drawKnights(setup: GameSetup, state: Readonly<State>): Picture {
  return {
    box: beside([mapBox(state), stack([...playerBoxes(state, playerNames(setup), WIDTH), legendBox(WIDTH)], 16)], 20),
    palette: KNIGHTS_PALETTE,
    title: `Fuzzy Knights, day ${state.day}`,
  };
}
