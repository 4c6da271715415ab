import { MERCENARIES } from './powers.ts';
import type { Seat, Woodland } from './woodland.ts';

const NOBODY: readonly number[] = [];

/** The columns of warriors that a player treats as its own in this turn: the Riverfolk's, once it has paid (11.2.7.III). */
export function hiredBy(wood: Woodland, self: Seat): readonly number[] {
  const { mercenaries, mercenariesOpposed } = wood.notes;
  if (wood.taker === self ? !mercenaries : !mercenariesOpposed || self.letter === MERCENARIES) return NOBODY;
  const riverfolk = wood.layout.seatOf.get(MERCENARIES);
  return riverfolk === undefined ? NOBODY : wood.seats[riverfolk]!.warriors;
}

/** The same in a battle: hired warriors do not fight their own. */
export function hiredToFight(wood: Woodland, self: Seat, attacker: Seat, defender: Seat): readonly number[] {
  return attacker.letter === MERCENARIES || defender.letter === MERCENARIES ? NOBODY : hiredBy(wood, self);
}
