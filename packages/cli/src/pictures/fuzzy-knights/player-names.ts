import type { GameSetup } from '@woodlog/core/kernel';

/** `P1 Ann`, by seat. */
export const playerNames = ({ seats }: GameSetup): string[] =>
  seats.map(({ player }, seat) => {
    const number = `P${seat + 1}`;
    return player === number ? number : `${number} ${player}`.trim();
  });
