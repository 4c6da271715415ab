import { goodsParts } from './goods.ts';
import { CLOISTER, FIELD_CITY, PIG_CITY, extentOf, majority, unfinishedPoints } from './scoring.ts';
import { type CarcassonneState, type FinalPart, segmentOf } from './state.ts';
import { SEGMENTS } from './tile.ts';

/**
 * What each seat would score if the game ended now, lowest points first: every feature with meeples goes to those with
 * the most. Omits features worth nothing.
 */
export function finalParts(state: Readonly<CarcassonneState>): readonly (readonly FinalPart[])[] {
  const parts: FinalPart[][] = Array.from({ length: state.seats }, () => []);
  const done = new Set<number>();
  for (const { segment } of state.meeples) {
    const feature = state.feature[segment]!;
    if (done.has(feature)) continue;
    done.add(feature);
    const points = finalPoints(state, feature);
    if (points === 0) continue;
    const part: FinalPart = { type: segmentOf(state, feature).type, feature, points };
    for (const seat of majority(state.claimed[feature]!)) {
      const more = part.type === 'field' && hasPig(state, seat, feature) ? (PIG_CITY * points) / FIELD_CITY : 0;
      parts[seat]!.push(more > 0 ? { ...part, points: points + more } : part);
    }
  }
  if (state.goods.length > 0) for (const [seat, own] of goodsParts(state).entries()) parts[seat]?.push(...own);
  for (const own of parts) own.sort(byPoints);
  return parts;
}

function hasPig({ meeples, feature }: Readonly<CarcassonneState>, seat: number, field: number): boolean {
  return meeples.some((one) => one.figure === 'pig' && one.seat === seat && feature[one.segment] === field);
}

function byPoints(a: FinalPart, b: FinalPart): number {
  return a.points - b.points || (a.type < b.type ? -1 : a.type > b.type ? 1 : a.feature - b.feature);
}

/** The final points of a feature, whoever has it. */
function finalPoints(state: Readonly<CarcassonneState>, feature: number): number {
  switch (segmentOf(state, feature).type) {
    case 'field':
      return FIELD_CITY * completedCities(state, feature).size;
    case 'cloister':
    case 'garden':
      return CLOISTER - state.open[feature]!;
    default:
      return unfinishedPoints(extentOf(state, [feature]));
  }
}

/** The completed cities that a field touches, each once, by whatever sides. */
function completedCities(state: Readonly<CarcassonneState>, field: number): ReadonlySet<number> {
  const cities = new Set<number>();
  let segment = field;
  do {
    const first = segment - (segment % SEGMENTS);
    for (const city of segmentOf(state, segment).cities) {
      const feature = state.feature[first + city]!;
      if (state.open[feature] === 0) cities.add(feature);
    }
    segment = state.ring[segment]!;
  } while (segment !== field);
  return cities;
}
