import { type RootTurn, type Seat, type Woodland, inSupply, mayPlace, place, warriorsAt } from '@woodlog/core/root-law';
import { GENTRIFIED_WARRIORS } from './numbers.ts';

/** The trade post that matches a clearing, if one is left and can be placed there; else -1. */
export function tradePostFor(wood: Woodland, me: Seat, clearing: number): number {
  const { layout, suits } = wood;
  const suit = suits[clearing];
  if (suit == null) return -1;
  const column = layout.columnOf.get(`Ot_${suit.toLowerCase()}`)!;
  return inSupply(wood, column) > 0 && mayPlace(wood, me, column, clearing) ? column : -1;
}

/** With two warriors there to defend it a matching trade post (Chmd.10.5.VI). */
export function* gentrified(wood: Woodland, me: Seat, clearing: number): RootTurn<boolean> {
  wood.report?.('Chmd.10.5.VI');
  const column = tradePostFor(wood, me, clearing);
  if (column < 0 || warriorsAt(wood, me, clearing) < GENTRIFIED_WARRIORS) return false;
  return (yield* place(wood, me, clearing, [{ column, count: 1 }])) > 0;
}
