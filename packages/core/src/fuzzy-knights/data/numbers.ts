// The single numbers of the rules, each with the section that gives it.

/** Board Setup: "up to 4 Players"; a single player has nobody to conquer. */
export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 4;
/** Board Setup 5: coins of the initial cache. */
export const FIRST_COINS = 5;
/** One map is ten tiles wide and ten high; several can be placed side by side (Board Setup). */
export const MAP_SIDE = 10;
export const MOST_MAPS_A_SIDE = 4;
/** Hero. */
export const MOST_HEROES = 2;
export const HERO_COST = 5;
/** Daybreak 2. */
export const HERO_PAY = 1;
/** Hero Movement: tiles a turn. */
export const HERO_MOVES = 15;
/** Daybreak 3.B. */
export const MERCENARY_COST = 2;
/** Daybreak 1.B: coins a day; Mines: coins for a capture. */
export const MINE_INCOME = 1;
export const CAPTURE_REWARD = 1;
/** Monsters, Cost Implications: coins for each monster bribed. */
export const BRIBE_COST = 3;
/** Monsters, HARD-FIGHT/FIGHT: monsters killed for each coin of the reward. */
export const MONSTERS_A_COIN = 2;
/** Battle: piles of mercenaries, and squads on a side. */
export const MOST_PILES = 3;
export const MOST_SQUADS = 5;
/** Squads: monsters and guardians split evenly. */
export const MONSTER_SQUADS = 2;
