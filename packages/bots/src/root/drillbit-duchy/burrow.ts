import { type RootTurn, onMap, putWarriors, columnOf } from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { isSwayed } from './ministers.ts';
import { MOLE_ICONS } from './numbers.ts';

/** The Burrow, as a clearing (B.10.2.2). */
export const BURROW = 0;

/** The number of citadels, or markets, on the map. */
export function standing(turn: BotTurn, building: 'Db_c' | 'Db_m'): number {
  return onMap(turn, columnOf(turn, building));
}

/** Places `base` warriors in the Burrow, one more for each visible mole icon, and one for the Foremole (B.10.4.3). */
export function* recruit(turn: BotTurn, base: number): RootTurn {
  const { me } = turn;
  const foremole = isSwayed(turn, me, '#foremole');
  if (foremole) turn.cite('B.10.7.3');
  const count = base + MOLE_ICONS[standing(turn, 'Db_c')]! + (foremole ? 1 : 0);
  yield* putWarriors(turn, me, BURROW, count);
}
