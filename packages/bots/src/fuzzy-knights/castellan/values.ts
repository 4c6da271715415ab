// What the castellan holds to. Worths are in coins.

/** A cache: seven in ten small (3.5 on average), three large (7). */
export const CACHE = 4.5;
export const ITEM = 5;
/** A mine: its coin at once and the days to come. */
export const MINE = 7;
/** Coins of a monster token, and what may join. */
export const MONSTER = 5;
/** A foreign settlement is what the game is about. */
export const SETTLEMENT = 60;
export const FOREIGN_HERO = 12;
/** Coins that it keeps to pay heroes with. */
export const RESERVE = 2;

/** The least chance to live through a monster or guardians that it goes for. */
export const SAFE = 0.85;
/** The least chance to win with which it assaults. */
export const BOLD = 0.75;
/** The least with which it assaults whoever would else assault it. */
export const EVEN = 0.5;
/** The greatest chance of an assault on what is its own that it puts up with on the first day, and what each day adds. */
export const TOLERATED = 0.2;
export const A_DAY = 0.01;
/** Below this chance a battle for a settlement is given up, so that the army that is left shuts the enemy in. */
export const HOPELESS = 0.05;

// Where it founds, in goods beside the door.

/** Tiles that no hero without an amulet crosses in a turn. */
export const OUT_OF_REACH = 16;
/** Points a site loses if others may found in reach of it, and less for each tile of distance. */
export const IN_REACH = 4;
export const A_TILE_APART = 0.5;
/** An assault that succeeds on the first day, by its chance. */
export const FALL = 10;
/** An item that its hero can fetch on the first day; and how many count. */
export const A_FIND = 3;
export const FINDS = 3;

/** Loose tokens for each hero with which a second one pays for itself. */
export const TOKENS_A_HERO = 4;
/** Days in which a building has to bring in what it costs. */
export const PAYBACK = 13;
