/**
 * The words of Root: letters and numbers as in Rootlog V2.8, and the unions derived from them. Tables keyed by these
 * words are in the files beside this one.
 */

/** Faction letters in setup order (5.1.7, A to K). `N` is Woodlog's letter for Chameleandroid, last in every order. */
export const FACTIONS = ['C', 'E', 'A', 'V', 'G', 'L', 'O', 'D', 'P', 'H', 'K', 'N'] as const;
/** A faction by its letter in Rootlog. */
export type Faction = (typeof FACTIONS)[number];

/** Hirelings, in the order of Rootlog's list. */
// biome-ignore format: a row
export const HIRELINGS = ['h_C', 'h_E', 'h_A', 'h_V', 'h_L', 'h_O', 'h_D', 'h_P', 'h_H', 'h_K', 'h_T', 'h_S', 'h_J'] as const;
export type Hireling = (typeof HIRELINGS)[number];

/** Suits of cards; `B` is bird, which every suit may stand for (2.1.1). */
export const SUITS = ['B', 'F', 'M', 'R'] as const;
export type Suit = (typeof SUITS)[number];

/** Suits of clearings, and of everything printed for a clearing. */
export const CLEARING_SUITS = ['F', 'M', 'R'] as const;
export type ClearingSuit = (typeof CLEARING_SUITS)[number];

/** Item types, in the order in which equal items are picked (D12). */
export const ITEMS = ['f', 'r', 's', 'h', 't', 'c', 'b', 'x', 'u'] as const;
export type Item = (typeof ITEMS)[number];

export const LANDMARKS = ['treetop', 'city', 'market', 'forge', 'ferry', 'tower'] as const;
export type Landmark = (typeof LANDMARKS)[number];

/** Clearings by priority number: 1 is highest (B.3.1). */
export const CLEARINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Clearing = (typeof CLEARINGS)[number];

/** A clearing, or the Burrow (0), which counts as one (12.2.2). */
export type ClearingOrBurrow = 0 | Clearing;
export const CLEARINGS_AND_BURROW: readonly ClearingOrBurrow[] = [0, ...CLEARINGS];

/** Maps as a log's header names them. */
export const MAPS = ['Fall', 'Winter', 'Lake', 'Mountain'] as const;
/** A map as Rootlog spells it. */
export type MapName = (typeof MAPS)[number];

/** Maps as the command line names them. */
export const MAP_IDS = { fall: 'Fall', winter: 'Winter', lake: 'Lake', mountain: 'Mountain' } as const satisfies Record<
  string,
  MapName
>;

/** Decks as a log's header names them. */
export const DECKS = ['Standard', 'E&P'] as const;
/** A deck as Rootlog spells it. */
export type Deck = (typeof DECKS)[number];

/** Decks as the command line names them. */
export const DECK_IDS = { standard: 'Standard', exiles: 'E&P' } as const satisfies Record<string, Deck>;
