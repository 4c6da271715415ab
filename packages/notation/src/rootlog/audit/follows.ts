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

/** Whether what a line lacks may follow from a line that nothing explains; without lacks, it turns an item that lies so already. */
export function lacksFollow({ touched, taker }: Unexplained, lacks: readonly Lack[], own: string): boolean {
  if (lacks.length === 0) return touched === null && taker === own;
  if (touched === null) return true;
  return lacks.some(({ what, from }) => touched.has(`${thing(what)} ${placeIn(from)}`));
}

/** Whether breaches may: only if nobody knows what it changed. What is certain follows only from a whole turn that is missing. */
export const breachesFollow = ({ touched }: Unexplained, breaches: readonly Breach[], isMissing: boolean): boolean =>
  touched === null && (isMissing || breaches.every(({ isCertain }) => isCertain !== true));
