/** Numbers of the common rules. */

/** Cards dealt to each human (5.1.3, B.3.4). */
export const STARTING_HAND = 3;

/** Cards dealt by the advanced setup, of which each human keeps three (A.7, A.10). */
export const CARDS_DEALT = 5;

/** Cards left in hand at the end of a turn (6.6 and others). */
export const HAND_LIMIT = 5;

/** Points that win (3.1). */
export const POINTS_TO_WIN = 30;

/** Points that a player needs to activate a dominance card (3.3.1). */
export const POINTS_FOR_DOMINANCE = 10;

/** Reach of a viable set of factions by number of players (5.2.1). */
export const REACH_NEEDED: Readonly<Record<number, number>> = { 2: 17, 3: 18, 4: 21, 5: 25, 6: 28 };

/** Faces of a battle die, equally likely (the law does not print them; docs/root-data.md). */
export const BATTLE_DIE = [0, 1, 2, 3] as const;

/** Suit markers of each suit on the maps that print none (A.1, C.1.2). */
export const SUIT_MARKERS = 4;
