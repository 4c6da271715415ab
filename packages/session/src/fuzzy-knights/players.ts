import type { GameSetup } from '@woodlog/core/kernel';
import type { ReplayPlayer } from '../kernel/replay.ts';

/** The players by seat; the name of an unnamed one is empty. */
export const playersOf = ({ seats }: GameSetup): ReplayPlayer[] =>
  seats.map(({ player }, seat) => {
    const id = `P${seat + 1}`;
    return { id, name: player === id ? '' : player.trimEnd() };
  });
