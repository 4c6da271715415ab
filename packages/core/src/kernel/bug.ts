/** Where in a run a bug showed: what is needed to see it again. */
export interface BugWhere {
  readonly seed?: string;
  /** Index of the game in its run, from 0. */
  readonly game?: number;
  /** Index of the action in its game, from 0. */
  readonly index?: number;
  /** The action as JSON or as notation. */
  readonly action?: unknown;
}

/** An assertion of ours that failed: the only thing that is thrown across a package. */
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
 * Whatever was thrown, as a `Bug` that knows where. A loop over games catches with it and throws
 * on; what an inner loop already noted is kept.
 */
export function bugAt(thrown: unknown, where: BugWhere): Bug {
  if (thrown instanceof Bug) return new Bug(thrown.message, { ...where, ...thrown.where }, thrown.cause ?? thrown);
  return new Bug(thrown instanceof Error ? thrown.message : String(thrown), where, thrown);
}

/**
 * The lines to show for a bug: what failed, where, and the one line that shows it again, which
 * only the caller knows how to spell.
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
