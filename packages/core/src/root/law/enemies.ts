import type { Owner, Seat, Woodland } from './context.ts';

/** Whether two players are enemies: every other player is one (G.8), unless a Vagabond's coalition joins them (9.2.8). */
export function areEnemies(wood: Woodland, a: Seat, b: Seat): boolean {
  if (a === b) return false;
  const { markers } = wood.state;
  return markers[a.index] !== b.board && markers[b.index] !== a.board;
}

/** The enemies of a player, by seat. */
export function enemiesOf(wood: Woodland, self: Seat): Seat[] {
  return wood.seats.filter((seat) => areEnemies(wood, self, seat));
}

/** Whether a hireling is an enemy: in the supply, or held by an enemy (G.8). */
export function isEnemyHireling(wood: Woodland, self: Seat, hireling: Owner): boolean {
  const holder = wood.state.hirelings[hireling.letter]?.holder ?? null;
  if (holder === null) return true;
  const seat = wood.seats[wood.layout.seatOf.get(holder)!]!;
  return seat !== self && areEnemies(wood, self, seat);
}
