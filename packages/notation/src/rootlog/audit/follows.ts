import type { Action } from '@woodlog/core/root';
import type { Breach } from '@woodlog/core/root-law';
import type { Reading } from './entry.ts';
import { type Lack, partsOf } from './ledger.ts';

/** An unexplained line, from which later trouble may follow. */
export interface Unexplained {
  readonly entry: number;
  readonly taker: string;
  /** What it changed; `null` if unknown, since it is unreadable or missing. */
  readonly touched: ReadonlySet<string> | null;
}

/** Things, with the places that they came from and went to. */
export function touchedBy({ actions }: Pick<Reading, 'actions'>): ReadonlySet<string> {
  return new Set(actions.flatMap(touches));
}

function touches(action: Action): string[] {
  if (action.kind === 'craft') return [thing(action.what)];
  return partsOf(action).flatMap(({ what, from, to }) =>
    [from, to].flatMap((place) => (isCommon(place) ? [] : [`${thing(what)} ${placeIn(`${place}`)}`])),
  );
}

/** Piles and supplies, which every line uses. */
const isCommon = (place: string | null): boolean => place === null || /^(?:draw|discard|supply:)/.test(place);

const placeIn = (place: string): string => place.replace(/\$.*$/, '');

/** All cards count as one thing: often it is not known which went. */
const thing = (what: string): string => (what.includes('#') ? '#' : what);

/** Whether a line's lacks may follow from an unexplained line. */
export function lacksFollow({ touched }: Unexplained, lacks: readonly Lack[]): boolean {
  if (lacks.length === 0) return false;
  if (touched === null) return true;
  return lacks.some(({ what, from }) => touched.has(`${thing(what)} ${placeIn(from)}`));
}

/**
 * Whether violations may follow: only if the changes are unknown, all are about its player's things, and none is
 * certain.
 */
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
