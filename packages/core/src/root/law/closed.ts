import type { Woodland } from './context.ts';

/** Whether a clearing is closed to all pieces, even those of whoever closed it (V.6.2). */
export function isClosed(wood: Woodland, clearing: number): boolean {
  return wood.seats.some((seat) => seat.law.closes?.(wood, seat, clearing) === true);
}
