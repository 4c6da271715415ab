import { type Dice, dice } from '../dice/dice.ts';
import type { Building, Ramparts, Tier } from './vocabulary.ts';

interface TierRow {
  readonly cost: number;
  /** Coins each Daybreak. */
  readonly income: number;
  readonly roll: Dice;
  /** The guardians of a mine while this is the highest tier on the map. */
  readonly guardians: Dice;
}

/** Settlement; Daybreak 1.A and 3.A; Mines, Determine Guardian Quantity. */
export const TIER_TABLE: Readonly<Record<Tier, TierRow>> = {
  encampment: { cost: 5, income: 1, roll: dice(2, 6, 6), guardians: dice(1, 6) },
  villa: { cost: 10, income: 2, roll: dice(3, 6, 9), guardians: dice(1, 6, 2) },
  estate: { cost: 15, income: 4, roll: dice(4, 6, 12), guardians: dice(2, 6, 3) },
  castle: { cost: 25, income: 6, roll: dice(5, 6, 15), guardians: dice(3, 6, 4) },
};

interface RampartsRow {
  readonly cost: number;
  readonly roll: Dice;
  /** The lowest tier that can have it, and what must be built before it. */
  readonly tier: Tier;
  readonly after: Ramparts | null;
}

/** Settlement. The Daybreak page asks no Villa for a Palisade; the page of turns, which counts, does. */
export const RAMPARTS_TABLE: Readonly<Record<Ramparts, RampartsRow>> = {
  palisade: { cost: 5, roll: dice(1, 6, 3), tier: 'villa', after: null },
  fortifications: { cost: 15, roll: dice(2, 6, 6), tier: 'castle', after: 'palisade' },
};

export function costOf(building: Building): number {
  return building in TIER_TABLE ? TIER_TABLE[building as Tier].cost : RAMPARTS_TABLE[building as Ramparts].cost;
}
