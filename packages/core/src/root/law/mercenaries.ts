import { areEnemies } from './enemies.ts';
import { powersOf } from './powers.ts';
import type { Seat, Woodland } from './context.ts';

const NOBODY: readonly number[] = [];

/**
 * The columns of warriors that a player treats as its own in this turn: the Riverfolk's, once it has paid (11.2.7.III), or
 * as an enemy of the taker who has not (ROOT-254).
 */
export function hiredBy(wood: Woodland, self: Seat): readonly number[] {
  const { notes, taker } = wood;
  if (taker === self ? !notes.mercenaries : !isHiredAgainstTaker(wood, self)) return NOBODY;
  return powersOf(wood.layout).mercenaries;
}

function isHiredAgainstTaker(wood: Woodland, self: Seat): boolean {
  return wood.notes.mercenariesOpposed && !isForHire(wood, self) && areEnemies(wood, wood.taker, self);
}

/** The same in a battle: hired warriors do not fight their own. */
export function hiredToFight(wood: Woodland, self: Seat, attacker: Seat, defender: Seat): readonly number[] {
  return isForHire(wood, attacker) || isForHire(wood, defender) ? NOBODY : hiredBy(wood, self);
}

function isForHire({ layout }: Woodland, { index }: Seat): boolean {
  return index === powersOf(layout).ofMercenaries;
}
