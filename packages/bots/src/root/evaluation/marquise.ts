import { MARQUISE_BUILDINGS, MARQUISE_POINTS, MARQUISE_WOOD } from '@woodlog/core/root';
import { openSlots } from '@woodlog/core/root-law';
import { type Features, type Standpoint, over, piecesOnMap } from './standpoint.ts';

const builtOf = (at: Standpoint, what: string): number => piecesOnMap(at, `C${what}`);

/** Points of the best building that the wood on the map can pay for, if a ruled clearing has a free slot. */
function nextBuilding(at: Standpoint): number {
  const wood = piecesOnMap(at, 'Ct');
  const room = at.ground.some(({ ruled }, clearing) => ruled && openSlots(at.table, clearing as never) > 0);
  if (!room) return 0;
  let best = 0;
  for (const what of MARQUISE_BUILDINGS) {
    const built = builtOf(at, what);
    if ((MARQUISE_WOOD[built] ?? Number.POSITIVE_INFINITY) <= wood)
      best = Math.max(best, MARQUISE_POINTS[what][built] ?? 0);
  }
  return best;
}

export const MARQUISE: Features = {
  /** Wood on the map, which pays for buildings (6.5.4). */
  wood: (at) => Math.min(6, piecesOnMap(at, 'Ct')),
  /** Sawmills, each a wood a turn (6.4). */
  sawmills: (at) => builtOf(at, 'b_s'),
  /** Workshops, which craft. */
  workshops: (at) => builtOf(at, 'b_w'),
  /** Recruiters, each a warrior a turn, and cards (6.5.3). */
  recruiters: (at) => builtOf(at, 'b_r'),
  /** Points of the next building that can be paid. */
  nextBuilding,
  /** Free slots in clearings ruled. */
  room: (at) =>
    Math.min(
      4,
      over(at, ({ ruled }, clearing) => (ruled ? openSlots(at.table, clearing as never) : 0)),
    ),
  /** The keep stands. */
  keep: (at) => piecesOnMap(at, 'Ct_k'),
};
