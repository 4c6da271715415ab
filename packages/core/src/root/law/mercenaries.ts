import { areEnemies } from './pieces.ts';
import { MERCENARIES } from './powers.ts';
import type { Seat, Woodland } from './woodland.ts';

const NOBODY: readonly number[] = [];

/**
 * The columns of warriors that a player treats as its own in this turn: the Riverfolk's, once it has paid (11.2.7.III), or
 * as an enemy of the taker who has not (ROOT-254).
 */
export function hiredBy(wood: Woodland, self: Seat): readonly number[] {
  const { notes, taker } = wood;
  if (taker === self ? !notes.mercenaries : !isHiredAgainstTaker(wood, self)) return NOBODY;
  const riverfolk = wood.layout.seatOf.get(MERCENARIES);
  return riverfolk === undefined ? NOBODY : wood.seats[riverfolk]!.warriors;
}

function isHiredAgainstTaker(wood: Woodland, self: Seat): boolean {
  return wood.notes.mercenariesOpposed && self.letter !== MERCENARIES && areEnemies(wood, wood.taker, self);
}

/** The same in a battle: hired warriors do not fight their own. */
export function hiredToFight(wood: Woodland, self: Seat, attacker: Seat, defender: Seat): readonly number[] {
  return attacker.letter === MERCENARIES || defender.letter === MERCENARIES ? NOBODY : hiredBy(wood, self);
}
