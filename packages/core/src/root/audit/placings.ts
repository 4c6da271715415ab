import type { TurnState } from '../law/turn-state.ts';
import type { WrittenLine } from './written-line.ts';

/** What a line's actions place in clearings from a supply: one action is not written for two phases. */
export class Placings {
  private readonly line: WrittenLine;
  /** The indices of the effects by which one action places pieces in one clearing. */
  private readonly groups: readonly (readonly number[])[];

  constructor(line: WrittenLine) {
    this.line = line;
    const { supplyRow, placeOfRow } = line.layout;
    const found = new Map<string, number[]>();
    for (const [i, { action, way, count }] of line.effects.entries()) {
      if (way?.from !== supplyRow || count === 0 || placeOfRow[way.to]?.kind !== 'clearing') continue;
      const key = `${action} ${way.to}`;
      found.set(key, [...(found.get(key) ?? []), i]);
    }
    this.groups = [...found.values()];
  }

  /**
   * Whether one of them is half done between two phases. Warriors of Birdsong and Daylight are often written together. After
   * the setup nothing comes, so what is too much of a kind there is not half done.
   */
  areTorn(left: readonly number[], before: TurnState | null, now: TurnState | null): boolean {
    if (before === null || now === null || before.stage === now.stage) return false;
    const areTogether = before.stage === 'birdsong' && now.stage === 'daylight';
    const { effects } = this.line;
    return this.groups.some(
      (group) =>
        !(areTogether && group.length === 1) &&
        group.some((i) => (left[i] ?? 0) > 0 && !(before.setup && (left[i] ?? 0) < (effects[i]?.count ?? 0))) &&
        group.some((i) => (left[i] ?? 0) < (effects[i]?.count ?? 0)),
    );
  }
}
