// What the sensible bot thinks things are worth, in coins.

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
/** A mercenary that waits at home. */
export const WAITING = 1.5;

/** The least chance to live through a monster or guardians that it goes for. */
export const SAFE = 0.85;
/** The least chance to win with which it assaults a settlement or a hero. */
export const BOLD = 0.8;
/** One in so many mercenaries stays at home. */
export const STAY = 2;
/** Coins that it keeps to pay heroes with. */
export const RESERVE = 2;
