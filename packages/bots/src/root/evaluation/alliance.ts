import { SYMPATHY_COST, SYMPATHY_POINTS, pileAt, playerAt } from '@woodlog/core/root';
import { type Features, type Standpoint, onBoard, over, piecesOnMap } from './standpoint.ts';

const sympathy = (at: Standpoint): number => piecesOnMap(at, 'At');
const supporters = ({ table, layout, me }: Standpoint): number =>
  pileAt(table, playerAt(layout, me.index).boardPile).length;

export const ALLIANCE: Features = {
  /** Sympathy tokens on the map. */
  sympathy,
  /** Points of the next sympathy token, if supporters can pay for it (8.4.2). */
  income: (at) => {
    const placed = sympathy(at);
    return supporters(at) >= (SYMPATHY_COST[placed] ?? 99) ? (SYMPATHY_POINTS[placed] ?? 0) : 0;
  },
  /** Supporters, which pay for revolts and sympathy; five without a base (8.2.3.I). */
  supporters: (at) => Math.min(8, supporters(at)),
  /** Bases on the map. */
  bases: (at) => piecesOnMap(at, 'Ab_f') + piecesOnMap(at, 'Ab_r') + piecesOnMap(at, 'Ab_m'),
  /** Officers, each an operation in Evening (8.6). */
  officers: (at) => Math.min(6, onBoard(at, 'A$', 'Aw')),
  /** Enemy pieces in sympathetic clearings without a base: what a revolt removes. */
  revolts: (at) => {
    const token = at.layout.columnOf.get('At') ?? -1;
    return over(at, ({ row, prey }) => ((row[token] ?? 0) > 0 ? Math.min(3, prey) : 0));
  },
};
