/** Limits of an action, far beyond any game; docs/rootlog.md lists them. Beyond them is an error. */

/** Most terms on one side of an action, and most of one thing. */
export const MOST_TERMS = 64;
export const MOST_COUNT = 99;

/** Funds of the Riverfolk: warriors of all factions can be among them (11.5). */
export const MOST_FUNDS = 200;

/** Most parts of a move written in Rootlog: things times places. */
export const MOST_PARTS = 64;
