import type { Flip, Guess, Trick } from '../action.ts';
import type { Spot } from '../table/spot.ts';
import { onMap } from '../table/spot.ts';
import type { Journal } from './journal.ts';

function mapSpot(journal: Journal, place: string): Spot | undefined {
  const spot = journal.layout.spotOf.get(place);
  if (spot !== undefined && onMap(spot)) return spot;
  journal.slip('ledger/unknown-place', `there is no place ${place} on this map`);
  return undefined;
}

/** A token is turned over: a plot shows its kind, a relic its value. */
export function planFlip(journal: Journal, { what, at, becomes }: Flip): void {
  const { layout } = journal;
  const spot = mapSpot(journal, at);
  const from = layout.things.get(what);
  const to = layout.things.get(becomes);
  if (from?.is !== 'piece' || to?.is !== 'piece') {
    journal.slip('ledger/unknown-component', `there is no ${from?.is === 'piece' ? becomes : what} at this table`);
    return;
  }
  if (layout.columns[from.column]!.home !== layout.columns[to.column]!.home) {
    journal.slip('ledger/other-class', `${what} cannot turn out to be ${becomes}`);
    return;
  }
  if (spot === undefined) return;
  if (journal.count(spot.row, from.column) > 0) journal.post(spot.row, from.column, spot.row, to.column, 1);
  else journal.movePieces(to.column, spot.row, spot.row, 1);
  const seat = layout.seatOf.get(layout.columns[to.column]!.owner);
  if (seat !== undefined) layout.seats[seat]!.ledger.flipped?.(journal, to.column, spot);
}

/** Two plots change places (13.5.4), as they lie. */
export function planTrick(journal: Journal, { clearings }: Trick): void {
  const [a, b] = [mapSpot(journal, clearings[0]), mapSpot(journal, clearings[1])];
  if (a === undefined || b === undefined) return;
  const [plotA, plotB] = [plotAt(journal, a), plotAt(journal, b)];
  if (plotA < 0 || plotB < 0) {
    journal.slip('ledger/short', `there is no plot in clearing ${plotA < 0 ? a.name : b.name}`, 'D5');
    return;
  }
  journal.post(a.row, plotA, b.row, plotA, 1);
  journal.post(b.row, plotB, a.row, plotB, 1);
}

function plotAt(journal: Journal, spot: Spot): number {
  const { columns, seats } = journal.layout;
  const owner = seats.find(({ ledger }) => ledger.plots)?.faction;
  return columns.findIndex(
    (column, index) => column.owner === owner && column.kind === 'token' && journal.count(spot.row, index) > 0,
  );
}

/** A guess at a plot (13.2.4) moves nothing; what comes of it is written (D69). */
export function planGuess(journal: Journal, { plot, clearing }: Guess): void {
  if (!journal.layout.things.has(plot)) journal.slip('ledger/unknown-component', `there is no ${plot} at this table`);
  mapSpot(journal, clearing);
}
