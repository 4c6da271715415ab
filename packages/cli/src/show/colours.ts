import picocolors from 'picocolors';

export type Colours = ReturnType<typeof picocolors.createColors>;

interface Environment {
  readonly [name: string]: string | undefined;
}

/** Whether a stream shows colours: `NO_COLOR` forbids, `FORCE_COLOR` demands, else only on a terminal that has them. */
export function wantsColours(isTerminal: boolean, { NO_COLOR, FORCE_COLOR, TERM }: Environment): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}

/** The colours of standard error, where talk goes. */
export const talkColours = (): Colours =>
  picocolors.createColors(wantsColours(process.stderr.isTTY === true, process.env));

/** The colours of standard output, where data goes. */
export const outColours = (): Colours =>
  picocolors.createColors(wantsColours(process.stdout.isTTY === true, process.env));
