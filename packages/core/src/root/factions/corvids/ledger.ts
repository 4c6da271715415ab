import type { FactionLedger } from '../../ledger/faction-ledger.ts';
import { columnOf } from '../../table/look-up.ts';

export const CORVIDS_LEDGER: FactionLedger = {
  /**
   * A person's bomb explodes and is gone when the line ends, whether or not that is written (D68). A bot writes it
   * (D58).
   */
  flipped(builder, column, place) {
    if (builder.column(column).name !== 'Pt_b' || builder.layout.bots.has('P')) return;
    builder.setTurn({ bombs: [...builder.get('turn').bombs, place.name] });
  },

  end(builder) {
    const { supplyRow } = builder.layout;
    const bomb = columnOf(builder, 'Pt_b');
    for (const place of builder.get('turn').bombs) {
      const { row } = builder.place(place);
      if (builder.count(row, bomb) === 0) continue;
      builder.movePieces(bomb, row, supplyRow, 1);
      builder.imply('D68', `the bomb in clearing ${place} is removed`);
    }
  },
};
