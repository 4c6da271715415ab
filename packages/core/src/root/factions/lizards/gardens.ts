import type { RulesContext } from '../../law/context.ts';
import { columnNamed } from '../../table/look-up.ts';
import type { ColumnIndex } from '../../table/indices.ts';

export function gardenOf({ layout }: RulesContext, suit: string): ColumnIndex {
  return columnNamed(layout, `Lb_${suit.toLowerCase()}`);
}
