import type { ClearingSuit, Item, Landmark } from './vocabulary.ts';

export interface LandmarkSheet {
  readonly name: string;
  /** Other spellings that Rootlog reads. */
  readonly aliases: readonly string[];
  /** Building slots that it adds to its clearing. */
  readonly slots?: number;
}

/** Landmarks (A.5, L). The maps of Ferry and Tower say where they start. */
export const LANDMARK_SHEETS: Readonly<Record<Landmark, LandmarkSheet>> = {
  treetop: { name: 'Elder Treetop', aliases: [], slots: 1 },
  city: { name: 'Lost City', aliases: [] },
  market: { name: 'Black Market', aliases: [] },
  forge: { name: 'Legendary Forge', aliases: [] },
  ferry: { name: 'The Ferry', aliases: ['f'] },
  tower: { name: 'The Tower', aliases: [] },
};

/** Items that move from the supply to the Legendary Forge, by the suit of its clearing. */
export const FORGE_ITEMS: Readonly<Record<ClearingSuit, readonly Item[]>> = {
  F: ['s', 's', 'h', 'x'],
  M: ['t', 't', 'b', 'b'],
  R: ['f', 'f', 'c', 'c'],
};
