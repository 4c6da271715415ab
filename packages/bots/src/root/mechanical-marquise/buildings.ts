import { type RulesContext, onMap, columnOf } from '@woodlog/core/root-law';

/** Her buildings in the order that breaks ties: sawmills, then recruiters, then workshops (B.4.7.3). */
export const BUILDINGS = ['Cb_s', 'Cb_r', 'Cb_w'] as const;
export type Building = (typeof BUILDINGS)[number];

/** The building for each suit of the order (B.4.5.3). */
export const BUILDING_OF_SUIT: Readonly<Record<'F' | 'R' | 'M', Building>> = { F: 'Cb_s', R: 'Cb_w', M: 'Cb_r' };

/** Points by number of buildings of a type on the map: the rightmost empty space of its track (B.4.6.1). */
export const BUILDINGS_TRACK = [0, 0, 1, 2, 3, 4, 5] as const;

/** The number of buildings of a type on the map. */
export function standing(ctx: RulesContext, building: Building): number {
  return onMap(ctx, columnOf(ctx, building));
}

/** The type with the most buildings on the map (B.4.7.3, Chmd.10.5.I). */
export function mostCommon(ctx: RulesContext): Building {
  let best: Building = BUILDINGS[0];
  for (const building of BUILDINGS) if (standing(ctx, building) > standing(ctx, best)) best = building;
  return best;
}
