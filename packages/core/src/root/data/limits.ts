/** Limits of an action, which no game comes near; docs/rootlog.md has them. Beyond is an error. */

/** Most terms on one side of an action, and most of one thing. */
export const MOST_TERMS = 64;
export const MOST_COUNT = 99;

/** Funds of the Riverfolk: the warriors of all factions can come to lie there (11.5). */
export const MOST_FUNDS = 200;

/** Most parts of a move that is written in Rootlog: things times places. */
export const MOST_PARTS = 64;
