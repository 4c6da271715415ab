import { type RootTurn, type Seat, type Woodland, inSupply, mayPlace, place, warriorsAt } from '@woodlog/core/root-law';
import { mostCommon } from './buildings.ts';

/** Warriors that must stand where she builds when she is gentrified. */
const GENTRIFIED_WARRIORS = 4;

/** With four warriors there she places a building of the type of which most stand on the map (Chmd.10.5.I, D42). */
export function* gentrified(wood: Woodland, me: Seat, clearing: number): RootTurn<boolean> {
  wood.report?.('Chmd.10.5.I');
  const column = wood.layout.columnOf.get(mostCommon(wood))!;
  if (warriorsAt(wood, me, clearing) < GENTRIFIED_WARRIORS) return false;
  if (inSupply(wood, column) === 0 || !mayPlace(wood, me, column, clearing)) return false;
  return (yield* place(wood, me, clearing, [{ column, count: 1 }])) > 0;
}
