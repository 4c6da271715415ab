import { type Clearing, CLEARINGS } from '../data/vocabulary.ts';
import { FACTION_SHEETS } from '../data/factions/sheets.ts';
import type { SeatedPlayer, RulesContext } from './context.ts';
import { buildingsAt, tokensAt, warriorsAt } from './pieces.ts';
import { mayPlace } from './place.ts';

function corners({ layout }: RulesContext): Clearing[] {
  return CLEARINGS.filter((clearing) => layout.map.clearings[clearing].corner);
}

/** The corner diagonally opposite; the clearing itself where it is no corner. */
export function oppositeCorner({ layout }: RulesContext, corner: Clearing): Clearing {
  return layout.map.clearings[corner].oppositeCorner ?? corner;
}

/** The corners that others start in. */
function startingCorners(ctx: RulesContext): Clearing[] {
  return corners(ctx).filter((corner) => ctx.seats.some((seat) => startsIn(ctx, seat, corner)));
}

/**
 * A starting clearing shows by a building or a token, else by its warriors: the Keepers place nothing more (15.3.3), nor do
 * others in a full clearing (2.2.3).
 */
export function startsIn(ctx: RulesContext, seat: SeatedPlayer, corner: Clearing): boolean {
  if (buildingsAt(ctx, seat, corner) + tokensAt(ctx, seat, corner) > 0) return true;
  const { cornerWarriors } = FACTION_SHEETS[seat.letter];
  return cornerWarriors !== undefined && warriorsAt(ctx, seat, corner) >= cornerWarriors;
}

/**
 * The corners where a player may start: those where nobody else does and, where it is preferred and possible, are diagonally
 * opposite from one where somebody does (7.3.2, B.5.3.2). If none is free, all but the keep's, where nobody else can place
 * anything (6.2.2).
 */
export function freeCorners(ctx: RulesContext, self: SeatedPlayer, preferOpposite: boolean): Clearing[] {
  const taken = startingCorners(ctx);
  const free = corners(ctx).filter((corner) => !taken.includes(corner));
  const opposite = free.filter((corner) => taken.includes(oppositeCorner(ctx, corner)));
  if (preferOpposite && opposite.length > 0) return opposite;
  return free.length > 0 ? free : corners(ctx).filter((corner) => mayPlace(ctx, self, self.warrior, corner));
}
