/**
 * How far ahead of the first action that is still to come a way may take one, and the runs of steps that it may cost: most
 * logs are in order, so that is tried first. `whole` takes what is written to move at once as one.
 */
export const NEAR_WINDOWS = [
  { ahead: 0, runs: 1_000, whole: true },
  { ahead: 1, runs: 150, whole: true },
  { ahead: 4, runs: 600, whole: false },
] as const;
/** Any order at all, as long as there is work left. */
export const ANY_ORDER = { ahead: Number.POSITIVE_INFINITY, runs: Number.POSITIVE_INFINITY, whole: false } as const;
export interface Window {
  readonly ahead: number;
  readonly runs: number;
  readonly whole: boolean;
}

/**
 * The work that a line may cost over all windows: steps run, questions answered and actions planned. A line whose ways cost
 * more is undecided, on any machine alike. What explains an illegal one best is looked for with as much again.
 */
export const WORK_OF_LINE = 32_000;
/** Where at most so few effects of the line cannot be explained, it may cost so many times as much. */
export const FEW_LEFT = 4;
export const IF_FEW_LEFT = 3;
/** The same where the log has used up its own, and for the last explanation. */
export const LEAST_WORK = 3_000;

/** Options of a menu that count as one question answered. */
export const OPTIONS_A_QUESTION = 8;

/** Questions after which a duty that is left undone is given up. */
export const MOST_ANSWERS = 100;

/** Breaches that are looked for in one line, the fewest first. */
export const MOST_BREACHES = 3;
/** Breaches of a line with more than those. */
export const ANY_NUMBER = 1_000;
