import { PLOTS } from '@woodlog/core/root';
import { type Features, over, piecesOnMap } from './standpoint.ts';

export const CORVIDS: Features = {
  /** Face-down plots, which score when flipped (13.4.2). */
  plots: (at) => piecesOnMap(at, 'Pt'),
  /** Face-up plots, each of which adds a point to the next flip. */
  flipped: (at) => Object.keys(PLOTS).reduce((sum, kind) => sum + piecesOnMap(at, `P${kind}`), 0),
  /** Face-up extortions, which take cards. */
  extortions: (at) => piecesOnMap(at, 'Pt_e'),
  /** Face-down plots with a warrior that can flip them. */
  guarded: (at) => {
    const column = at.layout.columnOf.get('Pt') ?? -1;
    return over(at, ({ row, warriors }) => ((row[column] ?? 0) > 0 && warriors > 0 ? 1 : 0));
  },
  /** Clearings with a warrior: where plots may be placed. */
  spread: (at) => over(at, ({ warriors }) => (warriors > 0 ? 1 : 0)),
};
