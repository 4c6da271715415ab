import type { RulesContext } from '../../law/context.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import { columnOf } from '../../table/look-up.ts';

export function gardenOf(ctx: RulesContext, suit: string): ColumnIndex {
  return columnOf(ctx, `Lb_${suit.toLowerCase()}`);
}
