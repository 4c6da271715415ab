import type { Clearing } from '../data/vocabulary.ts';
import { adjacentClearings } from './adjacency.ts';
import type { Player, RulesContext } from './context.ts';
import { clearingRow, columnNamed, countIn } from '../table/look-up.ts';

/**
 * The clearings that pieces of a player can move to from one, ascending: by path (2.2.1), where bots take closed paths
 * for paths (B.12.2.1); by river for swimmers and with riverboats (11.2.2, 11.2.7.II); by Ferry once a turn (M.3.5,
 * B.12.1.1); through the tunnels for the Duchy, into the Burrow `0` and out of it (12.2.2).
 */
export function neighbours(ctx: RulesContext, mover: Player, clearing: number): readonly number[] {
  const adjacent = adjacentFor(ctx, mover, clearing);
  if (clearing === 0 || !ferryFrom(ctx, clearing)) return adjacent;
  return merged(clearing, adjacent, ctx.layout.map.coastalClearings);
}

/** The clearings adjacent to one for a player, whatever is done there: by path, tunnel, and river where it counts as a path. */
export function adjacentFor(ctx: RulesContext, player: Player, clearing: number): readonly number[] {
  const paths = byPath(ctx, player, clearing);
  if (clearing === 0 || !onRivers(ctx, player)) return paths;
  return merged(clearing, paths, ctx.layout.map.riverAdjacent[clearing as Clearing]);
}

function merged(clearing: number, ...lists: readonly (readonly number[])[]): readonly number[] {
  const all = new Set(lists.flat());
  all.delete(clearing);
  return [...all].sort((a, b) => a - b);
}

/** By path or tunnel only. */
export function byPath(ctx: RulesContext, mover: Player, clearing: number): readonly number[] {
  const { map } = ctx.layout;
  const digs = mover.law.burrow === true;
  if (digs && (clearing === 0 || countIn(clearingRow(ctx.state, clearing), columnNamed(ctx.layout, 'Dt')) > 0)) {
    if (clearing === 0) return adjacentClearings(ctx.state, 0);
    return [0, ...overGround(ctx, mover, clearing)];
  }
  if (clearing === 0) return [];
  return map.closedPaths.length === 0 ? map.adjacent[clearing as Clearing] : overGround(ctx, mover, clearing);
}

function overGround(ctx: RulesContext, mover: Player, clearing: number): readonly number[] {
  if (mover.bot) return ctx.layout.map.adjacent[clearing as Clearing];
  return adjacentClearings(ctx.state, clearing).filter((other) => other !== 0);
}

function onRivers(ctx: RulesContext, mover: Player): boolean {
  return mover.law.swims === true || (ctx.flags.riverboats && ctx.taker === mover);
}

/** Whether the Ferry waits there and has not been used in this turn (M.3.5, D60). */
export function ferryFrom(ctx: RulesContext, clearing: number): boolean {
  const { map } = ctx.layout;
  if (map.ferryStart === null || ctx.flags.ferried) return false;
  return countIn(clearingRow(ctx.state, clearing), columnNamed(ctx.layout, 'ferry')) > 0;
}

/** Whether a river links the two. */
export function byRiver(ctx: RulesContext, from: number, to: number): boolean {
  return from !== 0 && ctx.layout.map.riverAdjacent[from as Clearing].includes(to as Clearing);
}
