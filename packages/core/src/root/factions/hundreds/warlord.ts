import type { Clearing, ClearingOrBurrow } from '../../data/vocabulary.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { onBoard, clearingWith } from '../../law/pieces.ts';
import { clearingRow, columnNamed, countIn } from '../../table/look-up.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import type { Mood } from '../../data/factions/hundreds.ts';

export const warlord = ({ layout }: Pick<RulesContext, 'layout'>): ColumnIndex => columnNamed(layout, 'Hw_w');

/** The clearing of the warlord, or null. */
export function warlordAt(ctx: RulesContext): Clearing | null {
  return clearingWith(ctx, [warlord(ctx)]);
}

/** Whether this is the warlord's mood (14.4.4). */
export function hasMood(ctx: RulesContext, self: Player, mood: Mood): boolean {
  return onBoard(ctx, self, columnNamed(ctx.layout, `#${mood}`)) > 0;
}

/** Whether the warlord stands there and is in this mood (14.7). */
export function inMood(ctx: RulesContext, self: Player, mood: Mood, clearing: ClearingOrBurrow): boolean {
  return countIn(clearingRow(ctx.state, clearing), warlord(ctx)) > 0 && hasMood(ctx, self, mood);
}
