/** Points of a track by number of gardens of its suit on the map: the n-th entry for n gardens (B.8.6.1). */
export const GARDEN_POINTS = [0, 2, 2, 3, 4] as const;

/** Warriors in the starting corner, and in each clearing adjacent to it (B.8.3.2). */
export const STARTING_WARRIORS = 4;
export const ADJACENT_WARRIORS = 1;

/** Cards of the Lost Souls at the start (B.8.3.5). */
export const STARTING_SOULS = 3;

/** Lost Souls revealed for rituals (B.8.5), by difficulty (ROOT-243, ROOT-244). */
export const RITUALS = { easy: 3, default: 4, challenging: 5 } as const;

/** Warriors needed for a battle on a Crusade (B.8.4.2.II). */
export const CRUSADERS = 2;

/** The spaces of the conspiracy track from the left (B.8.4.2). */
export const CONSPIRACY_TRACK = ['convert', 'crusade', 'convert', 'crusade', 'sanctify'] as const;
export type Conspiracy = (typeof CONSPIRACY_TRACK)[number];

/** Warriors needed to place a garden when gentrified (Chmd.10.5.V). */
export const GENTRIFIED_WARRIORS = 4;
