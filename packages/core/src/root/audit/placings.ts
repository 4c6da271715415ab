import type { TurnState } from '../law/turn-state.ts';
import type { WrittenLine } from './written-line.ts';

/** Whether, with this left of a line, something is half done between two phases. */
export type AreTorn = (left: readonly number[], before: TurnState | null, now: TurnState | null) => boolean;

/**
 * Whether what an action places in a clearing from a supply is half done between two phases: one action is not written for
 * both. Warriors of Birdsong and Daylight are often written together. After the setup nothing comes, so what is too much of
 * a kind there is not half done.
 */
export function tornPlacings({ layout, effects }: WrittenLine): AreTorn {
  const { supplyRow, placeOfRow } = layout;
  const found = new Map<string, number[]>();
  for (const [i, { action, way, count }] of effects.entries()) {
    if (way?.from !== supplyRow || count === 0 || placeOfRow[way.to]?.kind !== 'clearing') continue;
    const key = `${action} ${way.to}`;
    found.set(key, [...(found.get(key) ?? []), i]);
  }
  /** The indices of the effects by which one action places pieces in one clearing. */
  const groups = [...found.values()];
  return (left, before, now) => {
    if (before === null || now === null || before.stage === now.stage) return false;
    const areTogether = before.stage === 'birdsong' && now.stage === 'daylight';
    return groups.some(
      (group) =>
        !(areTogether && group.length === 1) &&
        group.some((i) => (left[i] ?? 0) > 0 && !(before.setup && (left[i] ?? 0) < (effects[i]?.count ?? 0))) &&
        group.some((i) => (left[i] ?? 0) < (effects[i]?.count ?? 0)),
    );
  };
}
