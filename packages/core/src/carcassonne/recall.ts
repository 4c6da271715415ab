// The abbot may be taken back instead of placing a figure, for what its cloister or garden would be worth in the end.
import { type Violation, violation } from '../kernel/violation.ts';
import type { PlaceAction } from './action.ts';
import type { Merge, Scoring } from './features.ts';
import { CLOISTER } from './scoring.ts';
import { type CarcassonneState, segmentOf } from './state.ts';

/** The cloister or garden with a seat's abbot; -1 if it is in hand. */
export function abbotsFeature({ meeples, feature }: Readonly<CarcassonneState>, seat: number): number {
  const abbot = meeples.find((one) => one.figure === 'abbot' && one.seat === seat);
  return abbot === undefined ? -1 : (feature[abbot.segment] ?? -1);
}

/** Whether an abbot may be taken back: it is out, and nothing is placed. */
export function planRecall(
  state: Readonly<CarcassonneState>,
  { seat, claim }: PlaceAction,
): { readonly feature: number } | Violation {
  const law = 'Abbot';
  const feature = abbotsFeature(state, seat);
  if (feature < 0) return violation('meeple/recall', 'no abbot is on the table to be taken back', { law });
  if (claim === undefined) return { feature };
  return violation('meeple/recall', 'the abbot is taken back instead of placing a figure', { law });
}

/** The score for a recalled abbot, and its feature, which is then unclaimed. */
export function homeFrom(
  state: Readonly<CarcassonneState>,
  seat: number,
  feature: number,
  closing: readonly number[],
): { readonly scoring: Scoring; readonly merge: Merge } {
  const open = state.open[feature] ?? 0;
  const points = CLOISTER - open + (closing.includes(feature) ? 1 : 0);
  const type = segmentOf(state, feature).type === 'garden' ? 'garden' : 'cloister';
  return {
    scoring: { type, feature, tiles: points, pennants: 0, special: false, points, seats: [seat], recalled: true },
    merge: { feature, segments: [], features: [feature], open, claimed: 0 },
  };
}
