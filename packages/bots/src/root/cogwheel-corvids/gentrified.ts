import { type RootTurn, type Seat, type Woodland, inSupply, mayPlace, place, warriorsAt } from '@woodlog/core/root-law';

/** Warriors that must stand where they place a plot when they are gentrified. */
const GENTRIFIED_WARRIORS = 2;

/** With two warriors there to defend it a plot, face down and so at random (Chmd.10.5.VIII, D26). */
export function* gentrified(wood: Woodland, me: Seat, clearing: number): RootTurn<boolean> {
  wood.report?.('Chmd.10.5.VIII');
  const column = wood.layout.columnOf.get('Pt')!;
  if (warriorsAt(wood, me, clearing) < GENTRIFIED_WARRIORS) return false;
  if (inSupply(wood, column) === 0 || !mayPlace(wood, me, column, clearing)) return false;
  return (yield* place(wood, me, clearing, [{ column, count: 1 }])) > 0;
}
