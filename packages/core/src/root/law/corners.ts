import type { RootTurn } from './questions.ts';
import type { Turn } from './step.ts';
import { chooseOne } from './choose.ts';
import { type Clearing, CLEARINGS } from '../data/vocabulary.ts';
import { FACTION_SHEETS } from '../data/factions/sheets.ts';
import type { SeatedPlayer, RulesContext } from './context.ts';
import { buildingsAt, tokensAt, warriorsAt } from './pieces.ts';
import { openToWarriors } from './place.ts';

function corners({ layout }: RulesContext): Clearing[] {
  return CLEARINGS.filter((clearing) => layout.map.clearings[clearing].corner);
}

/** The diagonally opposite corner; a clearing that is no corner is returned unchanged. */
export function oppositeCorner({ layout }: RulesContext, corner: Clearing): Clearing {
  return layout.map.clearings[corner].oppositeCorner ?? corner;
}

/** The corners in which other players start. */
function startingCorners(ctx: RulesContext): Clearing[] {
  return corners(ctx).filter((corner) => ctx.seats.some((seat) => startsIn(ctx, seat, corner)));
}

/**
 * A building or a token shows the starting clearing, or else warriors do: the Keepers place nothing else (15.3.3), nor
 * do others in a full clearing (2.2.3).
 */
export function startsIn(ctx: RulesContext, seat: SeatedPlayer, corner: Clearing): boolean {
  if (buildingsAt(ctx, seat, corner) + tokensAt(ctx, seat, corner) > 0) return true;
  const { cornerWarriors } = FACTION_SHEETS[seat.letter];
  return cornerWarriors !== undefined && warriorsAt(ctx, seat, corner) >= cornerWarriors;
}

/** The taker chooses a corner to start in. */
export const chooseCorner = (
  turn: Turn,
  law: string,
  prompt = 'corner to start in',
  preferOpposite = true,
): RootTurn<Clearing> => chooseOne(turn.me, law, 'place', prompt, freeCorners(turn, turn.me, preferOpposite));

/**
 * The corners in which a player may start: those in which nobody else does and, if preferred and possible, that are
 * diagonally opposite an occupied one (7.3.2, B.5.3.2). If none is free, all except that of the keep, where nobody else
 * can place anything (6.2.2).
 */
export function freeCorners(ctx: RulesContext, self: SeatedPlayer, preferOpposite: boolean): Clearing[] {
  const taken = startingCorners(ctx);
  const free = corners(ctx).filter((corner) => !taken.includes(corner));
  const opposite = free.filter((corner) => taken.includes(oppositeCorner(ctx, corner)));
  if (preferOpposite && opposite.length > 0) return opposite;
  return free.length > 0 ? free : openToWarriors(ctx, self, corners(ctx));
}
