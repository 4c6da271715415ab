// What the castellan holds to; worths in coins are those of the sensible bot.

/** The least chance to win with which it assaults. */
export const BOLD = 0.75;
/** The greatest chance of an assault on what is its own that it puts up with on the first day, and what each day adds. */
export const TOLERATED = 0.2;
export const A_DAY = 0.01;
/** Below this chance a battle for a settlement is given up, so that the army that is left shuts the enemy in. */
export const HOPELESS = 0.05;
/** Whether it asks for an alliance that it wants: once in four of the steps at which it could, so as not to pester. */
export const ASKS: readonly boolean[] = [true, false, false, false];
/** Tiles that no hero without an amulet crosses in a turn. */
export const OUT_OF_REACH = 16;
/** What it takes from a settlement's place that it is in reach of another, in goods beside the door; and each tile less. */
export const IN_REACH = 4;
export const A_TILE_APART = 0.5;
/** Loose tokens for each hero with which a second one pays for itself. */
export const TOKENS_A_HERO = 4;
/** Days in which a building has to bring in what it costs. */
export const PAYBACK = 13;
