/**
 * How far ahead of the first action that is still to come a way may take one, and the runs of steps that it may cost: most
 * logs are in order, so that is tried first. `whole` takes what is written to move at once as one.
 */
export const NEAR_WINDOWS = [
  { ahead: 0, runs: 500, whole: true },
  { ahead: 1, runs: 120, whole: true },
  { ahead: 4, runs: 300, whole: false },
] as const;
/**
 * What is done out of order is done a few deeds early; points and cards are written anywhere. A line that no such order
 * explains is illegal, if a few breaches explain it and no other order would mend them.
 */
export const NEARBY = { ahead: 4, runs: Number.POSITIVE_INFINITY, whole: false, free: true } as const;
/** Any order at all, as long as there is work left. */
export const ANY_ORDER = { ahead: Number.POSITIVE_INFINITY, runs: Number.POSITIVE_INFINITY, whole: false } as const;
export interface Window {
  readonly ahead: number;
  readonly runs: number;
  readonly whole: boolean;
  readonly free?: boolean;
}

/**
 * The work that a line may cost over all windows: steps run, questions answered and actions planned. A line whose ways cost
 * more is undecided, on any machine alike. What explains an illegal one best is looked for with as much again.
 */
export const WORK_OF_LINE = 32_000;
/** The same to see quickly whether a line is legal, for orders that are far from its own, and for the last explanation. */
export const LEAST_WORK = 1_500;

/** Options of a menu that count as one question answered. */
export const OPTIONS_A_QUESTION = 8;

/** Questions after which a duty that is left undone is given up. */
export const MOST_ANSWERS = 100;

/** Breaches that are looked for in one line, the fewest first. */
export const MOST_BREACHES = 3;
/** Breaches of a line with more than those. */
export const ANY_NUMBER = 1_000;
