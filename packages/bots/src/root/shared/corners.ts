import { CLEARINGS, FACTION_SHEETS } from '@woodlog/core/root';
import {
  type RootTurn,
  type Player,
  type RulesContext,
  ask,
  buildingsAt,
  tokensAt,
  warriorsAt,
} from '@woodlog/core/root-law';

/** The corners of the map. */
export function corners({ layout }: RulesContext): number[] {
  return CLEARINGS.filter((clearing) => layout.map.clearings[clearing].corner);
}

/** The corner diagonally opposite. */
export function oppositeCorner({ layout }: RulesContext, corner: number): number {
  return layout.map.clearings[corner as 1].oppositeCorner!;
}

/** The corners that others start in. */
export function startingCorners(ctx: RulesContext): number[] {
  return corners(ctx).filter((corner) => ctx.seats.some((seat) => startsIn(ctx, seat, corner)));
}

/** A starting corner shows by a building or a token; that of the Keepers by warriors alone (15.3.3). */
function startsIn(ctx: RulesContext, seat: Player, corner: number): boolean {
  if (buildingsAt(ctx, seat, corner) + tokensAt(ctx, seat, corner) > 0) return true;
  const { cornerWarriors } = FACTION_SHEETS[seat.letter];
  return cornerWarriors !== undefined && warriorsAt(ctx, seat, corner) >= cornerWarriors;
}

/**
 * A random corner that nobody starts in and, if possible, diagonally opposite from one that somebody does
 * (B.5.3.2, B.8.3.2).
 */
export function* freeCorner(ctx: RulesContext, law: string, preferOpposite = true): RootTurn<number> {
  const taken = startingCorners(ctx);
  const free = corners(ctx).filter((corner) => !taken.includes(corner));
  const opposite = free.filter((corner) => taken.includes(oppositeCorner(ctx, corner)));
  const options = preferOpposite && opposite.length > 0 ? opposite : free.length > 0 ? free : corners(ctx);
  return yield* ask({ kind: 'pick', law, prompt: 'corner clearing', options });
}
