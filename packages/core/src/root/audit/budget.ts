/**
 * How far ahead of the next action a path may take one, and its budget of step runs: most logs are in order, so near
 * windows are tried first. `whole` takes actions written as simultaneous as one.
 */
export const NEAR_WINDOWS = [
  { ahead: 0, runs: 500, whole: true },
  { ahead: 1, runs: 120, whole: true },
  { ahead: 4, runs: 300, whole: false },
] as const;
/**
 * Actions out of order are a few deeds early; points and cards may be anywhere. A line that no such order explains is
 * illegal if a few violations explain it and no other order avoids them.
 */
export const NEARBY = { ahead: 4, runs: Number.POSITIVE_INFINITY, whole: false, free: true } as const;
/** Any order, within the remaining work. */
export const ANY_ORDER = { ahead: Number.POSITIVE_INFINITY, runs: Number.POSITIVE_INFINITY, whole: false } as const;
export interface Window {
  readonly ahead: number;
  readonly runs: number;
  readonly whole: boolean;
  readonly free?: boolean;
}

/**
 * The work that a line may cost over all windows: steps run, questions answered and actions planned. A line that costs
 * more is undecided, on every machine alike. The best explanation of an illegal line gets half of it again.
 */
export const WORK_OF_LINE = 32_000;
/** The work for a quick check of a line, and for the last explanation. */
export const LEAST_WORK = 1_500;
/** The work for a patient check in orders near the line's own: a turn of the Duchy with sixteen actions took 2,300. */
export const PATIENT_WORK = 6_000;
/** The work for distant orders: a waystation whose warrior left six actions before took 2,100, with dice left out. */
export const DISTANT_WORK = 6_000;
/** Step runs in a window after which a quick check finds a path hardly ever: 150 were too few for one log of 93. */
export const QUICK_RUNS = 180;
/** Step runs after which another reading of a line gets no further than the line as it is written: 12 were too few for one log. */
export const MORE_RUNS = 20;
/** The work to see whether a line may be read in the order of its phases, and to explain it. */
export const MORE_WORK = 16_000;

/** The violations that a deed left out may be: it, and the points that it brings at the end of the turn. */
export const OF_UNWRITTEN = 2;
/** The work to find the deeds that a line may have left out. */
export const MOST_UNWRITTEN = 4_000;

/** Menu options that count as one answered question. */
export const OPTIONS_A_QUESTION = 8;

/** Questions after which an omitted duty is given up. */
export const MOST_ANSWERS = 100;

/** The most violations looked for in a line, fewest first. */
export const MOST_BREACHES = 3;
/** For lines with more violations. */
export const ANY_NUMBER = 1_000;
