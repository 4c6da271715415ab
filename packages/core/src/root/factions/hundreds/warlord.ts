import type { Clearing, ClearingOrBurrow } from '../../data/vocabulary.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { onBoard, clearingWith } from '../../law/pieces.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import type { Mood } from '../../data/factions/hundreds.ts';
import { columnOf, countThere } from '../../table/look-up.ts';

export const warlord = (ctx: Pick<RulesContext, 'layout'>): ColumnIndex => columnOf(ctx, 'Hw_w');

/** The clearing of the warlord, or null. */
export function warlordAt(ctx: RulesContext): Clearing | null {
  return clearingWith(ctx, [warlord(ctx)]);
}

/** Whether this is the warlord's mood (14.4.4). */
export function hasMood(ctx: RulesContext, self: Player, mood: Mood): boolean {
  return onBoard(ctx, self, columnOf(ctx, `#${mood}`)) > 0;
}

/** Whether the warlord stands there and is in this mood (14.7). */
export function inMood(ctx: RulesContext, self: Player, mood: Mood, clearing: ClearingOrBurrow): boolean {
  return countThere(ctx, clearing, warlord(ctx)) > 0 && hasMood(ctx, self, mood);
}
