import type { ReplayPlayer } from '@woodlog/session/kernel';

/** `P1 Ann`, by seat. */
export const drawnNames = (players: readonly ReplayPlayer[]): string[] =>
  players.map(({ id, name }) => `${id} ${name}`.trimEnd());
