import type { Marker, Score } from '../action.ts';
import type { Journal } from './journal.ts';

function seatOf(journal: Journal, faction: string): number {
  const seat = journal.layout.seatOf.get(faction);
  if (seat !== undefined) return seat;
  journal.slip('ledger/unknown-faction', `${faction} has no score marker at this table`);
  return -1;
}

/** Points are scored or lost; the track has no space below 0. Lenient reading counts them after the marker has left, too. */
export function planScore(journal: Journal, { faction, points }: Score): void {
  const seat = seatOf(journal, faction);
  if (seat < 0) return;
  const marker = journal.table.markers[seat];
  if (marker !== null)
    journal.slip('ledger/no-marker', `the score marker of ${faction} lies on ${marker}, not on the track`, '3.3.1');
  const scores = journal.get('scores').slice();
  scores[seat] = Math.max(0, scores[seat]! + points);
  journal.set('scores', scores);
}

/** The score marker leaves the track, for dominance (3.3.1) or a coalition (9.2.8). Its number stays known. */
export function planMarker(journal: Journal, { faction, board }: Marker): void {
  const seat = seatOf(journal, faction);
  if (seat < 0) return;
  const { layout } = journal;
  const spot = layout.spotOf.get(board);
  if (spot?.kind !== 'board' || !layout.seatOf.has(spot.owner)) {
    journal.slip('ledger/unknown-place', `there is no board ${board} of a player at this table`);
    return;
  }
  if (spot.owner !== faction && !layout.seats[seat]!.ledger.quests) {
    journal.slip(
      'ledger/misplaced',
      `only a Vagabond's score marker goes to another's board, not that of ${faction}`,
      '9.2.8',
    );
  }
  const markers = journal.get('markers').slice();
  markers[seat] = board;
  journal.set('markers', markers);
}
