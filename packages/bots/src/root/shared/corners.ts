import { CLEARINGS, FACTION_SHEETS } from '@woodlog/core/root';
import {
  type RootTurn,
  type Seat,
  type Woodland,
  ask,
  buildingsAt,
  tokensAt,
  warriorsAt,
} from '@woodlog/core/root-law';

/** The corners of the map. */
export function corners({ layout }: Woodland): number[] {
  return CLEARINGS.filter((clearing) => layout.map.clearings[clearing].corner);
}

/** The corner diagonally opposite. */
export function oppositeCorner({ layout }: Woodland, corner: number): number {
  return layout.map.clearings[corner as 1].oppositeCorner!;
}

/** The corners that others start in. */
export function startingCorners(wood: Woodland): number[] {
  return corners(wood).filter((corner) => wood.seats.some((seat) => startsIn(wood, seat, corner)));
}

/** A starting corner shows by a building or a token; that of the Keepers by warriors alone (15.3.3). */
function startsIn(wood: Woodland, seat: Seat, corner: number): boolean {
  if (buildingsAt(wood, seat, corner) + tokensAt(wood, seat, corner) > 0) return true;
  const { cornerWarriors } = FACTION_SHEETS[seat.letter];
  return cornerWarriors !== undefined && warriorsAt(wood, seat, corner) >= cornerWarriors;
}

/**
 * A random corner that nobody starts in and, if possible, diagonally opposite from one that somebody does
 * (B.5.3.2, B.8.3.2).
 */
export function* freeCorner(wood: Woodland, law: string, preferOpposite = true): RootTurn<number> {
  const taken = startingCorners(wood);
  const free = corners(wood).filter((corner) => !taken.includes(corner));
  const opposite = free.filter((corner) => taken.includes(oppositeCorner(wood, corner)));
  const options = preferOpposite && opposite.length > 0 ? opposite : free.length > 0 ? free : corners(wood);
  return yield* ask({ kind: 'pick', law, prompt: 'corner clearing', options });
}
