// Values of the castellan, in coins.

/** A cache: seven in ten small (3.5 on average), three large (7). */
export const CACHE = 4.5;
export const ITEM = 5;
/** A mine: its coin now, and the days to come. */
export const MINE = 7;
/** Coins of a monster token, and those who may join. */
export const MONSTER = 5;
/** A foreign settlement, the aim of the game. */
export const SETTLEMENT = 60;
export const FOREIGN_HERO = 12;
/** Coins that it keeps to pay its heroes. */
export const RESERVE = 2;

/** The lowest chance of survival at which it attacks a monster or guardians. */
export const SAFE = 0.85;
/** The lowest chance to win at which it attacks. */
export const BOLD = 0.75;
/** The lowest chance at which it attacks someone who would otherwise attack it. */
export const EVEN = 0.5;
/** The highest accepted chance of an assault on its own settlement on the first day, and the increase for each day. */
export const TOLERATED = 0.2;
export const A_DAY = 0.01;
/** Below this chance it gives up a battle for a settlement, so that the rest of the army shuts the enemy in. */
export const HOPELESS = 0.05;

// The choice of its site, in goods nearby.

/** A distance that no hero without an amulet covers in a turn. */
export const OUT_OF_REACH = 16;
/** Points that a site loses if others may settle within reach, less for each tile of distance. */
export const IN_REACH = 4;
export const A_TILE_APART = 0.5;
/** A successful assault on the first day, times its chance. */
export const FALL = 10;
/** An item that its hero can fetch on the first day, and how many count. */
export const A_FIND = 3;
export const FINDS = 3;

/** Loose tokens for each hero, from which a second hero pays for itself. */
export const TOKENS_A_HERO = 4;
/** Days in which a building must earn its cost. */
export const PAYBACK = 13;
