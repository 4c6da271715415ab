import { type Clearing, type ClearingOrBurrow, CLEARINGS_AND_BURROW } from '../data/vocabulary.ts';
import { adjacentClearings, linkedClearings } from './adjacency.ts';
import type { Player, RulesContext } from './context.ts';
import { hasBoats, tunnelled } from './effects/movement-cards.ts';
import { columnOf, countThere } from '../table/look-up.ts';

/**
 * The clearings that a player's pieces can move to from one, ascending: by path (2.2.1), including closed paths for
 * bots (B.12.2.1); by river for swimmers and with riverboats (11.2.2, 11.2.7.II); by Ferry once a turn (M.3.5,
 * B.12.1.1); through tunnels for the Duchy, into the Burrow `0` and out of it (12.2.2).
 */
export function neighbours(ctx: RulesContext, mover: Player, clearing: ClearingOrBurrow): readonly ClearingOrBurrow[] {
  const adjacent = adjacentFor(ctx, mover, clearing);
  if (clearing === 0 || !ferryFrom(ctx, clearing)) return adjacent;
  return merged(clearing, adjacent, ferryTo(ctx, clearing));
}

/**
 * The clearings adjacent to one for a player, for any purpose: by path, by tunnel, and by river where it counts as a
 * path.
 */
export function adjacentFor(
  ctx: RulesContext,
  player: Player,
  clearing: ClearingOrBurrow,
): readonly ClearingOrBurrow[] {
  const paths = merged(clearing, byPath(ctx, player, clearing), tunnelled(ctx, player, clearing));
  if (clearing === 0 || !onRivers(ctx, player)) return paths;
  return merged(clearing, paths, ctx.layout.map.riverAdjacent[clearing]);
}

/** The clearings adjacent to any of several for a player. */
export const nextTo = (
  ctx: RulesContext,
  player: Player,
  clearings: readonly ClearingOrBurrow[],
): ReadonlySet<ClearingOrBurrow> => new Set(clearings.flatMap((one) => adjacentFor(ctx, player, one)));

function merged(
  clearing: ClearingOrBurrow,
  some: readonly ClearingOrBurrow[],
  more: readonly ClearingOrBurrow[],
): readonly ClearingOrBurrow[] {
  if (more.length === 0) return some;
  return CLEARINGS_AND_BURROW.filter((one) => one !== clearing && (some.includes(one) || more.includes(one)));
}

/** By path or tunnel only. */
export function byPath(ctx: RulesContext, mover: Player, clearing: ClearingOrBurrow): readonly ClearingOrBurrow[] {
  const digs = mover.law.burrow === true;
  if (clearing === 0) return digs ? adjacentClearings(ctx.state, 0) : [];
  if (digs && countThere(ctx, clearing, columnOf(ctx, 'Dt')) > 0) return [0, ...overGround(ctx, mover, clearing)];
  return overGround(ctx, mover, clearing);
}

function overGround({ state, layout }: RulesContext, mover: Player, clearing: Clearing): readonly Clearing[] {
  return mover.bot ? layout.map.adjacent[clearing] : linkedClearings(state, clearing);
}

function onRivers(ctx: RulesContext, mover: Player): boolean {
  return mover.law.swims === true || (ctx.flags.riverboats && ctx.taker === mover) || hasBoats(ctx, mover);
}

/** Whether the Ferry is there and has not been used in this turn (M.3.5, D60). */
export function ferryFrom(ctx: RulesContext, clearing: ClearingOrBurrow): boolean {
  return !ctx.flags.ferried && countThere(ctx, clearing, columnOf(ctx, 'ferry')) > 0;
}

/**
 * Where the Ferry goes from a clearing: along the river on any map (A.5), or to any clearing on the coast of the lake
 * (M.3.2, M.3.5).
 */
export const ferryTo = ({ layout }: RulesContext, from: Clearing): readonly Clearing[] =>
  layout.map.riverAdjacent[from];

export function byRiver(ctx: RulesContext, from: ClearingOrBurrow, to: ClearingOrBurrow): boolean {
  return from !== 0 && to !== 0 && ctx.layout.map.riverAdjacent[from].includes(to);
}
