import type { ClearingOrBurrow } from '../../data/vocabulary.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { onMap } from '../../law/pieces.ts';
import { type RootTurn, ask } from '../../law/questions.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import { PLOTS, type Plot } from '../../data/factions/corvids.ts';
import { sumOf } from '../../sum-of.ts';
import { columnOf, countThere } from '../../table/look-up.ts';

export const KINDS = Object.keys(PLOTS) as Plot[];

export function plotColumn(ctx: RulesContext, plot: 't' | Plot): ColumnIndex {
  return columnOf(ctx, `P${plot}`);
}

/** Whether this plot is in a clearing; `t` is a face-down one. */
export function hasPlot(ctx: RulesContext, plot: 't' | Plot, clearing: ClearingOrBurrow): boolean {
  const shown = ctx.layout.columnOf.get(`P${plot}`);
  return shown !== undefined && countThere(ctx, clearing, shown) > 0;
}

/**
 * The kind of the face-down plot in a clearing, which only its owner and the dealer know (D26): one whose two copies
 * are not both face up (13.2.2).
 */
export function* kindOfPlot(
  ctx: RulesContext,
  { index: seat }: Player,
  law: string,
  clearing: ClearingOrBurrow,
): RootTurn<Plot> {
  const options = KINDS.filter((kind) => onMap(ctx, plotColumn(ctx, kind)) < PLOTS[kind]);
  return yield* ask({
    kind: 'pick',
    law,
    about: 'plot',
    prompt: 'kind of the plot',
    options,
    plot: `${clearing}`,
    seat,
  });
}

/** Plots that are face up on the map (13.4.2). */
export function faceUp(ctx: RulesContext): number {
  return sumOf(KINDS, (kind) => onMap(ctx, plotColumn(ctx, kind)));
}

/** Whether a clearing has a face-up plot. */
export function hasFaceUp(ctx: RulesContext, clearing: ClearingOrBurrow): boolean {
  return KINDS.some((kind) => hasPlot(ctx, kind, clearing));
}
