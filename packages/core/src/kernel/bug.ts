/** Where in a run a bug appeared: what is needed to reproduce it. */
export interface BugWhere {
  readonly seed?: string;
  /** Index of the game in its run, from 0. */
  readonly game?: number;
  /** Index of the action in its game, from 0. */
  readonly index?: number;
  /** The action as JSON or as notation. */
  readonly action?: unknown;
}

/** A failed assertion of Woodlog's own: the only thing that packages throw. */
export class Bug extends Error {
  readonly where: BugWhere;

  constructor(message: string, where: BugWhere = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'Bug';
    this.where = where;
  }
}

/** Throws a `Bug` unless the condition holds. */
export function assert(condition: unknown, message: string, where?: BugWhere): asserts condition {
  if (!condition) throw new Bug(message, where);
}

/**
 * Anything thrown, as a `Bug` with its place. A loop over games catches it and throws it on; places noted by an inner
 * loop are kept.
 */
export function bugAt(thrown: unknown, where: BugWhere): Bug {
  if (thrown instanceof Bug) return new Bug(thrown.message, { ...where, ...thrown.where }, thrown.cause ?? thrown);
  return new Bug(thrown instanceof Error ? thrown.message : String(thrown), where, thrown);
}

/**
 * The lines to show for a bug: what failed, where, and a line that reproduces it, which only the caller can write.
 *
 * @example printBug(bug, ({ seed, game }) => `woodlog play --seed "${seed}" --game ${game}`)
 */
export function printBug(bug: Bug, reproduce: (where: BugWhere) => string): string {
  const { index, action } = bug.where;
  const lines = [`bug: ${bug.message}`];
  if (index !== undefined) {
    const text = action === undefined ? '' : `: ${typeof action === 'string' ? action : JSON.stringify(action)}`;
    lines.push(`at action ${index}${text}`);
  }
  lines.push(`again: ${reproduce(bug.where)}`);
  return lines.join('\n');
}
