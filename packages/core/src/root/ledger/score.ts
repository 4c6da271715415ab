import type { Marker, Score } from '../action.ts';
import { putInPlay } from './move-cards.ts';
import type { PlanBuilder } from './plan-builder.ts';

function seatOf(builder: PlanBuilder, faction: string): number {
  const seat = builder.layout.seatOf.get(faction);
  if (seat !== undefined) return seat;
  builder.slip('unknown-faction', `${faction} has no score marker in this game`);
  return -1;
}

/**
 * Scores or loses points; the track has no space below 0. A lenient reading counts them even after the marker has left.
 */
export function planScore(builder: PlanBuilder, { faction, points }: Score): void {
  const seat = seatOf(builder, faction);
  if (seat < 0) return;
  const marker = builder.table.markers[seat];
  if (marker !== null)
    builder.slip('no-marker', `the score marker of ${faction} lies on ${marker}, not on the track`, '3.3.1');
  const scores = builder.get('scores').slice();
  scores[seat] = Math.max(0, (scores[seat] ?? 0) + points);
  builder.set('scores', scores);
  if (marker === null) takeHirelingMarkers(builder, faction, scores[seat]);
}

/** A person whose score marker enters a space with hireling markers takes them (H.1.1); bots hire nobody (D147). */
function takeHirelingMarkers(builder: PlanBuilder, faction: string, points: number): void {
  if (builder.layout.playerOf.get(faction)?.bot !== undefined) return;
  const { track, taken } = builder.get('hirelingMarkers');
  const left = track.filter((space) => space > points);
  if (left.length === track.length) return;
  const count = track.length - left.length;
  builder.set('hirelingMarkers', { track: left, taken: { ...taken, [faction]: (taken[faction] ?? 0) + count } });
  builder.imply('H.1.1', `${faction} takes ${count === 1 ? 'a hireling marker' : `${count} hireling markers`}`);
}

/** The score marker leaves the track, for dominance (3.3.1) or a coalition (9.2.8). Its points stay known. */
export function planMarker(builder: PlanBuilder, { faction, board }: Marker): void {
  const seat = seatOf(builder, faction);
  if (seat < 0) return;
  const { layout } = builder;
  const place = layout.placeOf.get(board);
  if (place?.kind !== 'board' || !layout.seatOf.has(place.owner)) {
    builder.slip('unknown-place', `${board} is not the board of a player in this game`);
    return;
  }
  if (place.owner !== faction && !layout.playerOf.get(faction)?.sheet.quests) {
    builder.slip(
      'misplaced',
      `only a Vagabond's score marker goes to another's board, not that of ${faction}`,
      '9.2.8',
    );
  }
  const markers = builder.get('markers').slice();
  markers[seat] = board;
  builder.set('markers', markers);
  if (place.owner === faction && place.crafted !== place.pile) putInPlay(builder, place);
}
