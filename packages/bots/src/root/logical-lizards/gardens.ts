import { type RootTurn, type Seat, type Woodland, inSupply, mayPlace, place, warriorsAt } from '@woodlog/core/root-law';
import { GENTRIFIED_WARRIORS } from './numbers.ts';

/** The column of the garden that matches a clearing, -1 where its suit is not known. */
export function gardenFor({ layout, suits }: Woodland, clearing: number): number {
  const suit = suits[clearing];
  return suit == null ? -1 : layout.columnOf.get(`Lb_${suit.toLowerCase()}`)!;
}

/** Places the garden that matches a clearing, if there is one left and a slot for it. Gives whether it did. */
export function* placeGarden(wood: Woodland, me: Seat, clearing: number): RootTurn<boolean> {
  const column = gardenFor(wood, clearing);
  if (column < 0 || inSupply(wood, column) === 0 || !mayPlace(wood, me, column, clearing)) return false;
  return (yield* place(wood, me, clearing, [{ column, count: 1 }])) > 0;
}

/** With four warriors there to defend it a matching garden (Chmd.10.5.V). */
export function* gentrified(wood: Woodland, me: Seat, clearing: number): RootTurn<boolean> {
  wood.report?.('Chmd.10.5.V');
  if (warriorsAt(wood, me, clearing) < GENTRIFIED_WARRIORS) return false;
  return yield* placeGarden(wood, me, clearing);
}
