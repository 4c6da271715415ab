import { type ClearingOrBurrow, CLEARINGS } from '../../data/vocabulary.ts';
import type { RulesContext } from '../../law/context.ts';
import { columnNamed } from '../../table/look-up.ts';
import type { ColumnIndex } from '../../table/indices.ts';

export function gardenOf({ layout }: RulesContext, suit: string): ColumnIndex {
  return columnNamed(layout, `Lb_${suit.toLowerCase()}`);
}

/** The clearings of a suit; one of unknown suit may be of any. */
export function clearingsOf({ suits }: RulesContext, suit: string | null): ClearingOrBurrow[] {
  return suit === null ? [] : CLEARINGS.filter((clearing) => (suits[clearing] ?? suit) === suit);
}
