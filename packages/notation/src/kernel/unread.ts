import { type Violation, violation } from '@woodlog/core/kernel';

interface LogWithTexts {
  readonly turns: readonly { readonly actions: readonly { readonly action: unknown; readonly text?: unknown }[] }[];
}

/** The texts of unreadable actions, in the order of the log, with their paths. */
function unreadOf({ turns }: LogWithTexts): { readonly path: string; readonly text: string }[] {
  return turns.flatMap(({ actions }, i) =>
    actions.flatMap(({ action, text }, j) =>
      action === null && typeof text === 'string' ? [{ path: `turns.${i}.actions.${j}.text`, text }] : [],
    ),
  );
}

/**
 * A violation that names the first text of a log that is missing when its printed text is read again; null if none is.
 */
export function lostText(given: LogWithTexts, again: LogWithTexts): Violation | null {
  const found = unreadOf(again);
  const lost = unreadOf(given).find(({ text }, i) => text !== found[i]?.text);
  if (lost === undefined) return null;
  const message = `${lost.path}: the notation cannot write this so that it reads the same`;
  return violation('input/unwritable', message, { details: { path: lost.path } });
}
