import type { Action } from '@woodlog/core/root';
import type { Breach } from '@woodlog/core/root-law';
import type { Reading } from './entry.ts';
import { type Lack, partsOf } from './ledger.ts';

/** A line that nothing explains: later lines in trouble may only follow from it. */
export interface Unexplained {
  readonly entry: number;
  readonly taker: string;
  /** What it says to have changed; `null` where that is not known: it cannot be read, or is missing. */
  readonly touched: ReadonlySet<string> | null;
}

/** Things and the places that they came from or went to. */
export function touchedBy({ actions }: Pick<Reading, 'actions'>): ReadonlySet<string> {
  return new Set(actions.flatMap(touches));
}

function touches(action: Action): string[] {
  if (action.kind === 'craft') return [thing(action.what)];
  return partsOf(action).flatMap(({ what, from, to }) =>
    [from, to].flatMap((place) => (isCommon(place) ? [] : [`${thing(what)} ${placeIn(`${place}`)}`])),
  );
}

/** Piles and supplies, which every line draws on. */
const isCommon = (place: string | null): boolean => place === null || /^(?:draw|discard|supply:)/.test(place);

const placeIn = (place: string): string => place.replace(/\$.*$/, '');

/** Cards are one thing: which of them went is often not known. */
const thing = (what: string): string => (what.includes('#') ? '#' : what);

/** Whether what a line lacks may follow from a line that nothing explains. */
export function lacksFollow({ touched }: Unexplained, lacks: readonly Lack[]): boolean {
  if (lacks.length === 0) return false;
  if (touched === null) return true;
  return lacks.some(({ what, from }) => touched.has(`${thing(what)} ${placeIn(from)}`));
}

/** Whether breaches may: only if nobody knows what it changed, all are of its player's things, and none is certain. */
export function breachesFollow(
  { touched, taker }: Unexplained,
  breaches: readonly Breach[],
  { actions, taker: own }: Reading,
): boolean {
  if (touched !== null) return false;
  return breaches.every(({ isCertain, action, acts }) => {
    if (isCertain === true) return false;
    const written = actions[action];
    const about = acts ?? (written === undefined ? [] : [written]);
    return own === taker || about.some((one) => JSON.stringify(one).includes(`"${taker}`));
  });
}
