import { CLEARINGS } from '@woodlog/core/root';
import { type RootTurn, type Woodland, ask, buildingsAt, tokensAt, warriorsAt } from '@woodlog/core/root-law';

/** Warriors in a corner that show it to be somebody's starting corner, where nothing else does (15.3.3). */
const STARTING_WARRIORS = 4;

/** The corners of the map. */
export function corners({ layout }: Woodland): number[] {
  return CLEARINGS.filter((clearing) => layout.map.clearings[clearing].corner);
}

/** The corner diagonally opposite. */
export function oppositeCorner({ layout }: Woodland, corner: number): number {
  return layout.map.clearings[corner as 1].oppositeCorner!;
}

/** The corners that others start in: with a building, a token or four warriors of one player. */
export function startingCorners(wood: Woodland): number[] {
  return corners(wood).filter((corner) =>
    wood.seats.some(
      (seat) =>
        buildingsAt(wood, seat, corner) + tokensAt(wood, seat, corner) > 0 ||
        warriorsAt(wood, seat, corner) >= STARTING_WARRIORS,
    ),
  );
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
