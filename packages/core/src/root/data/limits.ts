/** Limits of an action, which no game comes near; docs/rootlog.md has them. Beyond is an error. */

/** Most terms on one side of an action, and most of one thing. */
export const MOST_TERMS = 64;
export const MOST_COUNT = 99;

/** Most parts of a move that is written in Rootlog: things times places. */
export const MOST_PARTS = 64;
