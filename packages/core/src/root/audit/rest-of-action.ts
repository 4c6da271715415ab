import type { Action, Part } from '../action.ts';
import type { WrittenLine } from './written-line.ts';

/** What of a written action is still to come: of a move, the pieces that have not moved. */
export function restOfAction(line: WrittenLine, left: readonly number[], index: number): Action | undefined {
  const action = line.actions[index];
  if (action?.kind !== 'move') return action;
  const { columnOf, columns, placeOf } = line.layout;
  const taken = line.effects.map(({ action: of, count }, i) => (of === index ? count - (left[i] ?? 0) : 0));
  const parts = action.parts.flatMap(({ count, ...part }): Part[] => {
    const column = columnOf.get(part.what) ?? -1;
    const to = placeOf.get(part.to)?.row;
    const at = line.effects.findIndex(
      ({ way }, i) => (taken[i] ?? 0) > 0 && way?.to === to && [column, columns[column]?.home].includes(way?.column),
    );
    const gone = Math.min(count, taken[at] ?? 0);
    if (at >= 0) taken[at] = (taken[at] ?? 0) - gone;
    return gone === count ? [] : [{ ...part, count: count - gone }];
  });
  return parts.length === 0 ? action : { ...action, parts };
}
