import type { FactionLedger } from '../faction-ledger.ts';

export const CORVIDS_LEDGER: FactionLedger = {
  letter: 'P',
  plots: true,

  /** A person's bomb goes off and is gone when the line ends, whether or not that is written (D68). A bot writes it (D58). */
  flipped(journal, column, spot) {
    if (journal.layout.columns[column]!.name !== 'Pt_b' || journal.layout.bots.has('P')) return;
    journal.setTurn({ bombs: [...journal.get('turn').bombs, spot.name] });
  },

  end(journal) {
    const { columnOf, supplyRow } = journal.layout;
    const bomb = columnOf.get('Pt_b')!;
    for (const place of journal.get('turn').bombs) {
      const { row } = journal.spot(place);
      if (journal.count(row, bomb) === 0) continue;
      journal.movePieces(bomb, row, supplyRow, 1);
      journal.imply('D68', `the bomb in clearing ${place} is removed`);
    }
  },
};
