import { MOODS, STARTING_MOOD } from '../../data/factions/hundreds.ts';
import type { PlanBuilder } from '../../ledger/plan-builder.ts';
import type { FactionLedger } from '../../ledger/faction-ledger.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import { columnOf } from '../../table/look-up.ts';

/** The moods on the board, except one. */
function moodsShown(builder: PlanBuilder, except?: ColumnIndex): ColumnIndex[] {
  const board = builder.place('H$').row;
  const columns = MOODS.map(({ spelling }) => columnOf(builder, `#${spelling}`));
  return columns.filter((column) => column !== except && builder.count(board, column) > 0);
}

export const HUNDREDS_LEDGER: FactionLedger = {
  /** A new mood replaces the old one (14.4.4). */
  arrived(builder, part, { column, to }) {
    if (part !== '' || builder.column(column).kind !== 'own-card') return;
    for (const old of moodsShown(builder, column)) {
      builder.movePieces(old, to, builder.layout.supplyRow, 1);
      builder.imply('14.4.4', `${builder.column(old).name} goes back`);
    }
  },

  /** The first mood is Stubborn, unless setup says otherwise (14.3.4). */
  end(builder) {
    if (!builder.get('turn').setup || moodsShown(builder).length > 0) return;
    const mood = columnOf(builder, `#${STARTING_MOOD}`);
    builder.movePieces(mood, builder.layout.supplyRow, builder.place('H$').row, 1);
    builder.imply('14.3.4', `the mood is #${STARTING_MOOD}`);
  },
};
