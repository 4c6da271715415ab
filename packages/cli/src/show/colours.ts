import picocolors from 'picocolors';

export type Colours = ReturnType<typeof picocolors.createColors>;

interface Environment {
  readonly [name: string]: string | undefined;
}

/**
 * Whether a stream shows colours: `NO_COLOR` forbids them, `FORCE_COLOR` demands them, else only terminals have them.
 */
export function wantsColours(isTerminal: boolean, { NO_COLOR, FORCE_COLOR, TERM }: Environment): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}

/** Colours of standard error, for messages. */
export const talkColours = (): Colours =>
  picocolors.createColors(wantsColours(process.stderr.isTTY === true, process.env));

/** Colours of standard output, for data. */
export const outColours = (): Colours =>
  picocolors.createColors(wantsColours(process.stdout.isTTY === true, process.env));
