import { MOODS, STARTING_MOOD } from './sheet.ts';
import type { PlanBuilder } from '../../ledger/plan-builder.ts';
import type { FactionLedger } from '../faction-ledger.ts';

/** The moods on the board, but for one. */
function moodsShown(builder: PlanBuilder, except = -1): number[] {
  const board = builder.place('H$').row;
  const columns = MOODS.map(({ spelling }) => builder.layout.columnOf.get(`#${spelling}`)!);
  return columns.filter((column) => column !== except && builder.count(board, column) > 0);
}

export const HUNDREDS_LEDGER: FactionLedger = {
  /** A new mood replaces the one before (14.4.4). */
  arrived(builder, part, { column, to }) {
    if (part !== '' || builder.layout.columns[column]!.kind !== 'own-card') return;
    for (const old of moodsShown(builder, column)) {
      builder.movePieces(old, to, builder.layout.supplyRow, 1);
      builder.imply('14.4.4', `${builder.layout.columns[old]!.name} goes back`);
    }
  },

  /** The first mood is Stubborn, unless setup says otherwise (14.3.4). */
  end(builder) {
    if (!builder.get('turn').setup || moodsShown(builder).length > 0) return;
    const { columnOf, supplyRow } = builder.layout;
    builder.movePieces(columnOf.get(`#${STARTING_MOOD}`)!, supplyRow, builder.place('H$').row, 1);
    builder.imply('14.3.4', `the mood is #${STARTING_MOOD}`);
  },
};
