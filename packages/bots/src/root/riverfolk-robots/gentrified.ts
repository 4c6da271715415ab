import { type RootTurn, type Seat, type Woodland, inSupply, mayPlace, place, warriorsAt } from '@woodlog/core/root-law';

/** Warriors that must stand where they place a trade post when they are gentrified. */
const GENTRIFIED_WARRIORS = 2;

/** With two warriors there to defend it a matching trade post (Chmd.10.5.VI); it scores nothing (D57). */
export function* gentrified(wood: Woodland, me: Seat, clearing: number): RootTurn<boolean> {
  wood.report?.('Chmd.10.5.VI');
  const suit = wood.suits[clearing];
  if (suit == null || warriorsAt(wood, me, clearing) < GENTRIFIED_WARRIORS) return false;
  const column = wood.layout.columnOf.get(`Ot_${suit.toLowerCase()}`)!;
  if (inSupply(wood, column) === 0 || !mayPlace(wood, me, column, clearing)) return false;
  return (yield* place(wood, me, clearing, [{ column, count: 1 }])) > 0;
}
