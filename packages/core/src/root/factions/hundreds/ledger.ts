import { MOODS, STARTING_MOOD } from './sheet.ts';
import type { Journal } from '../../ledger/journal.ts';
import type { FactionLedger } from '../faction-ledger.ts';

/** The moods on the board, but for one. */
function moodsShown(journal: Journal, except = -1): number[] {
  const board = journal.spot('H$').row;
  const columns = MOODS.map(({ spelling }) => journal.layout.columnOf.get(`#${spelling}`)!);
  return columns.filter((column) => column !== except && journal.count(board, column) > 0);
}

export const HUNDREDS_LEDGER: FactionLedger = {
  letter: 'H',
  ruinItems: true,
  ownCards: MOODS.map(({ spelling }) => ({ spelling, count: 1 })),

  /** A new mood replaces the one before (14.4.4). */
  arrived(journal, part, { column, to }) {
    if (part !== '' || journal.layout.columns[column]!.kind !== 'own-card') return;
    for (const old of moodsShown(journal, column)) {
      journal.movePieces(old, to, journal.layout.supplyRow, 1);
      journal.imply('14.4.4', `${journal.layout.columns[old]!.name} goes back`);
    }
  },

  /** The first mood is Stubborn, unless setup says otherwise (14.3.4). */
  end(journal) {
    if (!journal.get('turn').setup || moodsShown(journal).length > 0) return;
    const { columnOf, supplyRow } = journal.layout;
    journal.movePieces(columnOf.get(`#${STARTING_MOOD}`)!, supplyRow, journal.spot('H$').row, 1);
    journal.imply('14.3.4', `the mood is #${STARTING_MOOD}`);
  },
};
